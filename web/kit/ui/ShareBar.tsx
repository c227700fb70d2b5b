import { Box, chakra, Flex, Text } from '@chakra-ui/react';

interface ShareBarProps {
  part: number;
  whole: number;
  /** The share as text: `3 of 16 received`. */
  text: string;
}

/** A progress bar with its text. */
export function ShareBar({ part, whole, text }: ShareBarProps) {
  return (
    <Flex align="center" gap="2.5" minW="0">
      <Share part={part} whole={whole} maxW="116px" />
      {/* The bar gives way first; with wider spacing (WCAG 1.4.12) the text takes two lines. */}
      <chakra.span
        color="fg.muted"
        whiteSpace="normal"
        flexShrink={0}
        maxW="calc(100% - 34px)"
        fontVariantNumeric="tabular-nums"
      >
        {text}
      </chakra.span>
    </Flex>
  );
}

/** A progress bar of a work that goes on, as long as there is room for, with its text; screen readers follow it. */
export function ProgressBar({ label, part, whole, text }: ShareBarProps & { label: string }) {
  return (
    <Flex
      align="center"
      gap="3"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuenow={part}
      aria-valuetext={text}
    >
      <Share part={part} whole={whole} />
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {text}
      </Text>
    </Flex>
  );
}

/** A progress bar; its text stands elsewhere. */
export function Share({ part, whole, maxW }: Omit<ShareBarProps, 'text'> & { maxW?: string }) {
  const width = `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;
  return (
    <Box
      as="span"
      data-bar=""
      display="block"
      flex="1 1 40px"
      maxW={maxW}
      minW="24px"
      h="5px"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
      aria-hidden
    >
      <Box as="span" display="block" data-share="" h="full" bg="program.solid" borderRadius="full" style={{ width }} />
    </Box>
  );
}
