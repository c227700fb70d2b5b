import { Box, chakra, HStack } from '@chakra-ui/react';
import { messages } from '../../base/words.ts';

interface WorkProgressProps {
  position: number;
  total: number;
  /** The number of rows done. */
  done: number;
}

/** The progress through the rows: "12 of 50", and the share done as a bar. */
export function WorkProgress({ position, total, done }: WorkProgressProps) {
  return (
    <HStack gap="2.5" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <chakra.span fontWeight="semibold">{messages.list.position(position, total)}</chakra.span>
      <Box aria-hidden w="36" h="1.5" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box h="full" bg="program.fg" transition="width 160ms ease-out" style={{ width: `${share(done, total)}%` }} />
      </Box>
    </HStack>
  );
}

function share(done: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * done) / total);
}
