import { Box, chakra, Flex } from '@chakra-ui/react';

interface ShareBarProps {
  part: number;
  whole: number;
  /** The share as text: `3 of 16 received`. */
  text: string;
}

/** A progress bar with its text. */
export function ShareBar({ part, whole, text }: ShareBarProps) {
  const width = `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;
  return (
    <Flex align="center" gap="2.5" minW="0">
      <Box
        flex="1 1 40px"
        maxW="116px"
        minW="24px"
        h="5px"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
        aria-hidden
      >
        <Box h="full" bg="program.solid" borderRadius="full" style={{ width }} />
      </Box>
      <chakra.span color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {text}
      </chakra.span>
    </Flex>
  );
}
