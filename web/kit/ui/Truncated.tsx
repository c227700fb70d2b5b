import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const CUT = 'cut-text any-script';

/** One line of text that ends in "…" if it is cut off; only then does a tooltip show all of it. */
export function Truncated({ children, ...style }: BoxProps) {
  return (
    <Box as="span" className={CUT} data-tip-cut="" {...style}>
      {children}
    </Box>
  );
}

interface CutTextProps {
  children: ReactNode;
  /** Whether the text is muted, for secondary information. */
  quiet?: boolean;
  strong?: boolean;
  /** Whether the text names the row's subject, while another cell has the row's link. */
  name?: boolean;
}

/** Like `Truncated`, as a plain element for the cells of lists. */
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
