import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { messages as words } from '../../base/words.ts';
import { formMessages } from '../form/messages.ts';
import { Tip } from '../ui/Tip.tsx';
import { Truncated } from '../ui/Truncated.tsx';
import type { UploadProgress } from './upload.ts';

const { file } = formMessages;

/** The progress of an upload: a bar, the bytes sent of the total, the percentage and the remaining time. */
export function UploadStatus({ name, sent, total, since }: UploadProgress) {
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  return (
    <Flex
      flex="1"
      minW="180px"
      align="center"
      gap="3"
      textStyle="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <Box
        role="progressbar"
        aria-label={file.progress(name)}
        aria-valuenow={percent}
        aria-valuetext={words.listed([file.sentOf(sent, total), file.percent(percent)])}
        flex="1"
        minW="40px"
        h="4px"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <chakra.span display="block" h="full" bg="program.fg" style={{ width: `${percent}%` }} />
      </Box>
      <span>{file.sentOf(sent, total)}</span>
      <chakra.span fontWeight="semibold" color="fg">
        {file.percent(percent)}
      </chakra.span>
      <chakra.span minW="56px">{timeLeft(sent, total, performance.now() - since)}</chakra.span>
    </Flex>
  );
}

/** Estimates the remaining time from the average speed; empty during the first second, when it would be a guess. */
function timeLeft(sent: number, total: number, ms: number): string {
  if (sent === 0 || ms < 1000) return '';
  return sent >= total ? file.storing : file.left(Math.ceil(((total - sent) / sent) * (ms / 1000)));
}

interface UploadRowProps {
  progress: UploadProgress;
  onStop: () => void;
}

/** An upload in the place where its file will be listed: the file's name, the progress, and a cross that cancels it. */
export function UploadRow({ progress, onStop }: UploadRowProps) {
  return (
    <Flex align="center" gap="3" wrap="wrap" py="1.5">
      <Flex align="center" gap="2.5" flex="1 1 160px" minW="0">
        <Box color="program.fg" flexShrink={0} aria-hidden>
          <Upload size={16} />
        </Box>
        <Truncated fontWeight="medium">{progress.name}</Truncated>
      </Flex>
      <Flex align="center" gap="3" flex="2 1 280px" minW="0">
        <UploadStatus {...progress} />
        <Tip text={file.stop}>
          <IconButton variant="ghost" size="xs" aria-label={file.stop} onClick={onStop}>
            <X aria-hidden />
          </IconButton>
        </Tip>
      </Flex>
    </Flex>
  );
}
