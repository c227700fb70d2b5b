import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { formMessages } from '../form/messages.ts';
import type { DownloadState } from './download.ts';
import { downloadMessages as messages } from './downloadMessages.ts';

interface DownloadProgressProps {
  progress: DownloadState | null;
}

/** The progress of a download; the total size is unknown until the server has begun to send the file. */
export function DownloadProgress({ progress }: DownloadProgressProps) {
  const { received = 0, total = null } = progress ?? {};
  // The server makes the file until its first bytes arrive.
  const said = received === 0 ? messages.beingMade : formMessages.file.sizeOf(received);
  const share = total ? Math.min(100, Math.floor((100 * received) / total)) : null;
  return (
    <Flex align="center" gap="3">
      <Box
        role="progressbar"
        aria-label={said}
        {...(share !== null && { 'aria-valuenow': share })}
        position="relative"
        overflow="hidden"
        flex="1"
        h="4px"
        borderRadius="full"
        bg="bg.emphasized"
      >
        <chakra.span
          display="block"
          h="full"
          bg="program.fg"
          borderRadius="full"
          animation={share === null ? 'slide-along 1.1s ease-in-out infinite' : undefined}
          style={{ width: share === null ? '40%' : `${share}%` }}
        />
      </Box>
      <Text as="span" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        {said}
      </Text>
    </Flex>
  );
}
