import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const CUT = 'cut-text any-script';

/** One line of text that ends in "…" where it is cut; only then a tooltip gives the whole. */
export function Truncated({ children, ...style }: BoxProps) {
  return (
    <Box as="span" className={CUT} data-tip-cut="" {...style}>
      {children}
    </Box>
  );
}

interface CutTextProps {
  children: ReactNode;
  /** For what is only looked at in passing. */
  quiet?: boolean;
  strong?: boolean;
  /** What the row is about, where its link is another cell. */
  name?: boolean;
}

/** The same as a plain element, for the cells of lists. */
export function CutText({ children, quiet, strong, name }: CutTextProps) {
  const looks = {
    'data-quiet': quiet || undefined,
    'data-strong': strong || undefined,
    'data-name': name || undefined,
  };
  return (
    <span className={CUT} data-tip-cut="" {...looks}>
      {children}
    </span>
  );
}
