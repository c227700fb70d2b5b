import { Box, Button, Flex } from '@chakra-ui/react';
import Copy from 'lucide-react/icons/copy';
import { messages } from '../../base/words.ts';
import { toast } from './toaster.ts';

interface CopyTextProps {
  /** The accessible name of the text. */
  label: string;
  children: string;
}

/** Copies a text to the clipboard, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(messages.copied);
  } catch {
    // The browser may deny access to the clipboard; the text can be selected manually.
    toast.error(messages.errorOccurred);
  }
}

/** A text to use elsewhere as is, with a button that copies it. */
export function CopyText({ label, children }: CopyTextProps) {
  return (
    <Flex gap="2" align="start">
      <Box
        as="output"
        aria-label={label}
        flex="1"
        minW="0"
        px="3"
        py="1.5"
        bg="bg.muted"
        borderRadius="l2"
        fontFamily="mono"
        textStyle="xs"
        lineHeight="22px"
        overflowWrap="anywhere"
        whiteSpace="pre-wrap"
        userSelect="all"
      >
        {children}
      </Box>
      <Button variant="outline" onClick={() => void copyText(children)}>
        <Copy aria-hidden />
        {messages.copy}
      </Button>
    </Flex>
  );
}
