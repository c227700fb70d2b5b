/** The cells that lists of any record share. */
import MessageSquare from 'lucide-react/icons/message-square';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../base/format.ts';
import { messages } from '../../base/words.ts';
import { ChoiceName } from '../form/ChoiceName.tsx';
import type { ChoiceSource } from '../form/choiceSource.ts';
import { anyScript } from '../ui/anyScript.ts';
import { Marked } from '../ui/Marked.tsx';
import { Missing, orMissing } from '../ui/Missing.tsx';
import { CutText } from '../ui/Truncated.tsx';
import { rowLink } from './rows.ts';

interface TextCellProps {
  children: string | null | undefined;
  /** Whether the text is secondary, and muted. */
  quiet?: boolean;
}

/** A text, or N/A. */
export function TextCell({ children, quiet = false }: TextCellProps) {
  return <CutText quiet={quiet}>{orMissing(children)}</CutText>;
}

interface ChoiceCellProps {
  source: ChoiceSource;
  id: string | null | undefined;
  quiet?: boolean;
}

/** The name of a chosen id, or N/A. */
export function ChoiceCell({ source, id, quiet = false }: ChoiceCellProps) {
  return (
    <CutText quiet={quiet}>
      {orMissing(id, (chosen) => (
        <ChoiceName source={source} id={chosen} marked />
      ))}
    </CutText>
  );
}

interface TwoLinesProps {
  /** The second line, muted. */
  note: ReactNode;
  /** Whether the second line holds a code, which goes on in a further line where it has no room. */
  wholeNote?: boolean;
  align?: 'end';
  children: ReactNode;
}

/** Two lines in a cell. */
export function TwoLines({ note, wholeNote, align, children }: TwoLinesProps) {
  return (
    <div className="cell-lines" data-align={align}>
      {children}
      {note && (
        <span className="cell-note" data-whole={wholeNote || undefined} data-tip-cut="">
          {note}
        </span>
      )}
    </div>
  );
}

interface RemarkProps {
  /** Colored where somebody must act. */
  tone?: 'warning' | 'error' | undefined;
  children: string;
}

/** A few words on a row's record, muted unless somebody must act. */
export function Remark({ tone, children }: RemarkProps) {
  return (
    <span className="remark" data-tone={tone}>
      {children}
    </span>
  );
}

interface LinkCellProps {
  /** The address of the record's page; null if it has none. */
  to: string | null;
  children: string;
}

/** The name of a row's record, as a link to its page. */
export function LinkCell({ to, children }: LinkCellProps) {
  if (to === null) return <CutText strong>{children}</CutText>;
  return (
    <Link to={to} data-tip-cut="" {...anyScript} {...rowLink}>
      <Marked>{children}</Marked>
    </Link>
  );
}

interface OpenCellProps {
  onOpen: () => void;
  children: string;
}

/** The name of a row's record, as a button that opens it in a dialog. */
export function OpenCell({ onOpen, children }: OpenCellProps) {
  return (
    <button type="button" onClick={onOpen} data-tip-cut="" className="open-cell any-script" {...rowLink}>
      <Marked>{children}</Marked>
    </button>
  );
}

interface FileCellProps {
  name: string | null;
  /** The download address. */
  url: string | null;
  /** The muted text after the name: the file's size. */
  hint?: string | null;
}

/** A file as a download link with its name. */
export function FileCell({ name, url, hint = null }: FileCellProps) {
  if (name === null || url === null) return <Missing />;
  return (
    <>
      <a href={url} download={name} data-tip-cut="" className="file-cell any-script">
        {name}
      </a>
      {hint && <small>{hint}</small>}
    </>
  );
}

interface CommentsCellProps {
  /** The record's name. */
  label: string;
  count: number;
  to: string;
  /** The state of the history entry that opens the comments. */
  state: object;
}

/** The number of comments, as a link to the record with its comments open. */
export function CommentsCell({ label, count, to, state }: CommentsCellProps) {
  return (
    <Link
      className="comments-link"
      to={to}
      state={state}
      aria-label={messages.list.comments(label, count)}
      data-empty={count === 0 || undefined}
    >
      <MessageSquare size={15} aria-hidden />
      {count > 0 && formatCount(count)}
    </Link>
  );
}

interface CommentsButtonProps {
  /** The record's name and its number of comments. */
  label: string;
  count: number;
  onPress: () => void;
}

/** The number of a row's comments, as a button that shows them next to the list. */
export function CommentsButton({ label, count, onPress }: CommentsButtonProps) {
  return (
    <button
      type="button"
      className="comments-button"
      aria-label={label}
      data-empty={count === 0 || undefined}
      onClick={onPress}
    >
      <MessageSquare size={16} aria-hidden />
      {count > 0 && formatCount(count)}
    </button>
  );
}
