import { Box, type BoxProps } from '@chakra-ui/react';

interface TruncatedProps extends Omit<BoxProps, 'children'> {
  children: string;
}

/** One line of text that ends in "…" where it is cut; only then a tooltip gives the whole. */
export function Truncated({ children, ...style }: TruncatedProps) {
  return (
    <Box
      as="span"
      display="block"
      minW="0"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      unicodeBidi="plaintext"
      data-tip-cut=""
      {...style}
    >
      {children}
    </Box>
  );
}
