import { Box, type BoxProps } from '@chakra-ui/react';
import { anyScript } from './anyScript.ts';

/** One line of text that ends in "…" where it is cut; only then a tooltip gives the whole. */
export function Truncated({ children, ...style }: BoxProps) {
  return (
    <Box
      as="span"
      display="block"
      minW="0"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      {...anyScript}
      data-tip-cut=""
      {...style}
    >
      {children}
    </Box>
  );
}
