import { Box, type BoxProps } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Marked } from './Marked.tsx';

const CUT = 'cut-text any-script';

interface TruncatedProps extends BoxProps {
  /** Whether it is in the words of the page, and so in its direction even if it begins with a name or a code. */
  sentence?: boolean;
}

/** One line of text that ends in "…" if it is cut off; only then does a tooltip show all of it. */
export function Truncated({ children, sentence, ...style }: TruncatedProps) {
  return (
    <Box as="span" className={sentence ? 'cut-text' : CUT} data-tip-cut="" {...style}>
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

/** Like `Truncated`, as a plain element for the cells of lists; what the list was searched by is marked in plain text. */
export function CutText({ children, quiet, strong, name }: CutTextProps) {
  const looks = {
    'data-quiet': quiet || undefined,
    'data-strong': strong || undefined,
    'data-name': name || undefined,
  };
  return (
    <span className={CUT} data-tip-cut="" {...looks}>
      {typeof children !== 'string' ? children : name ? <Breakable text={children} /> : <Marked>{children}</Marked>}
    </span>
  );
}

/** A name that may go on in the next line after a slash between two words, where browsers see one long word. */
function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=\p{L}{4}\/)(?=\p{L}{4})/u);
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at).join('')}>
      {at > 0 && <wbr />}
      <Marked>{part}</Marked>
    </Fragment>
  ));
}
