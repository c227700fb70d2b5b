import { Box, Button, Flex, Text } from '@chakra-ui/react';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useFileDrop } from '../../base/useFileDrop.ts';
import { toast } from '../ui/toaster.ts';

interface DropZoneProps {
  /** The accepted file types, as an `accept` attribute. */
  accept: string;
  words: {
    /** What is invited to. */
    title: string;
    /** What is accepted, in a quieter line. */
    hint: string;
    /** The button that opens the file chooser. */
    choose: string;
    /** The button that pastes, where the browser lets a page read what was copied. */
    paste: string;
    /** The name of a file of pasted rows, without ending. */
    pastedName: string;
    /** What is said if there was nothing to paste, or the browser did not allow it. */
    notPasted: string;
  };
  onFile: (file: File) => void;
  /** What stands in place of the invitation: a running upload. */
  busy?: ReactNode;
}

/** A place to drop, choose or paste one file; rows copied from a spreadsheet become a file of tab-separated values. */
export function DropZone({ accept, words, onFile, busy }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const isBusy = Boolean(busy);
  const { over, target } = useFileDrop(([file]) => {
    if (!isBusy) onFile(file);
  });
  const takeText = (text: string) => {
    // The person may not have allowed it; the keys paste without asking.
    if (text.trim() === '') toast.info(words.notPasted);
    else onFile(new File([text], `${words.pastedName}.tsv`, { type: 'text/tab-separated-values' }));
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const isTyped =
      event.target instanceof Element && event.target.closest('input:not([type=file]), textarea') !== null;
    if (isBusy || isTyped || !event.clipboardData) return;
    event.preventDefault();
    // A spreadsheet offers a picture of its cells beside their text.
    const text = event.clipboardData.getData('text/plain');
    const [file] = event.clipboardData.files;
    if (text === '' && file) onFile(file);
    else takeText(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="3"
      minH={{ base: '180px', md: '232px' }}
      px="5"
      py="6"
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={over ? 'program.border' : 'border.emphasized'}
      borderRadius="l3"
      bg={over ? 'program.subtle' : undefined}
      {...target}
    >
      {busy ?? (
        <>
          <Box color="program.fg" aria-hidden>
            <FileUp size={26} strokeWidth={1.6} />
          </Box>
          <Text fontWeight="semibold">{words.title}</Text>
          <Text color="fg.muted" maxW="56ch">
            {words.hint}
          </Text>
          <Flex gap="2.5" wrap="wrap" justify="center">
            <Button onClick={() => chooser.current?.click()}>{words.choose}</Button>
            {canRead() && (
              <Button
                variant="outline"
                onClick={() => void navigator.clipboard.readText().then(takeText, () => takeText(''))}
              >
                {words.paste}
              </Button>
            )}
          </Flex>
        </>
      )}
      {/* Its button stands above. */}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        disabled={isBusy}
        onChange={({ target: input }) => {
          const [file] = input.files ?? [];
          // Otherwise choosing the same file again would fire no change event.
          input.value = '';
          if (file) onFile(file);
        }}
      />
    </Flex>
  );
}

/** Whether the page may ask the browser for what was copied: only in secure contexts. */
const canRead = () => typeof navigator.clipboard?.readText === 'function';
