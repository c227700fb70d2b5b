/** What stands in the cells of lists, whatever the record. */
import { chakra } from '@chakra-ui/react';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'react-router-dom';
import { formatCount } from '../format.ts';
import { messages } from '../messages.ts';
import { anyScript } from '../ui/anyScript.ts';
import { Missing, orMissing } from '../ui/Missing.tsx';
import { Truncated } from '../ui/Truncated.tsx';
import { rowLink } from './rows.ts';

interface TextCellProps {
  children: string | null | undefined;
  /** For what is only looked at in passing. */
  quiet?: boolean;
}

/** A text, or N/A. */
export function TextCell({ children, quiet = false }: TextCellProps) {
  return <Truncated color={quiet ? 'fg.muted' : undefined}>{orMissing(children)}</Truncated>;
}

interface LinkCellProps {
  /** Null where the record has no page. */
  to: string | null;
  children: string;
}

/** What a row's record is called, leading to its page. */
export function LinkCell({ to, children }: LinkCellProps) {
  if (to === null) return <Truncated fontWeight="semibold">{children}</Truncated>;
  return (
    <Link to={to} data-tip-cut="" {...anyScript} {...rowLink}>
      {children}
    </Link>
  );
}

interface OpenCellProps {
  onOpen: () => void;
  children: string;
}

/** What a row's record is called, opening it in a dialog. */
export function OpenCell({ onOpen, children }: OpenCellProps) {
  return (
    <OpenButton type="button" onClick={onOpen} data-tip-cut="" {...anyScript} {...rowLink}>
      {children}
    </OpenButton>
  );
}

const OpenButton = chakra('button', {
  base: {
    display: 'block',
    maxW: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    fontWeight: 'semibold',
    borderRadius: 'l1',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
  },
});

interface FileCellProps {
  name: string | null;
  /** Where it is downloaded from. */
  url: string | null;
  /** Said quietly behind the name: its size. */
  hint?: string | null;
}

/** A file by its name, to download. */
export function FileCell({ name, url, hint = null }: FileCellProps) {
  if (name === null || url === null) return <Missing />;
  return (
    <>
      <FileLink href={url} download={name} data-tip-cut="" {...anyScript}>
        {name}
      </FileLink>
      {hint && (
        <chakra.span textStyle="xs" color="fg.muted" whiteSpace="nowrap" flexShrink={0}>
          {hint}
        </chakra.span>
      )}
    </>
  );
}

const FileLink = chakra('a', {
  base: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

interface CommentsCellProps {
  /** What the record is called. */
  label: string;
  count: number;
  to: string;
  /** The state of the history entry that opens the comments. */
  state: object;
}

/** The number of comments, leading to the record with its comments open. */
export function CommentsCell({ label, count, to, state }: CommentsCellProps) {
  return (
    <CellLink
      to={to}
      state={state}
      aria-label={messages.list.comments(label, count)}
      data-empty={count === 0 || undefined}
    >
      <MessageSquare size={15} aria-hidden />
      {count > 0 && formatCount(count)}
    </CellLink>
  );
}

const CellLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '28px',
    minW: '28px',
    px: '1.5',
    borderRadius: 'l2',
    textStyle: 'xs',
    color: 'fg.muted',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    '&[data-empty]': { opacity: 0.55 },
    '&[data-empty]:is(:hover, :focus-visible)': { opacity: 1 },
  },
});

interface CommentsButtonProps {
  /** Whose comments they are, and how many. */
  label: string;
  count: number;
  onPress: () => void;
}

/** The number of comments of a row; pressed, it shows them beside the list. */
export function CommentsButton({ label, count, onPress }: CommentsButtonProps) {
  return (
    <CellButton type="button" aria-label={label} onClick={onPress}>
      <MessageSquare size={16} aria-hidden />
      {count > 0 && formatCount(count)}
    </CellButton>
  );
}

const CellButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    h: '8',
    minW: '8',
    px: '1.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});
