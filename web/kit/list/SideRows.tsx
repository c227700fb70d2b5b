import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CutText } from '../ui/Truncated.tsx';
import { moveThroughRows, rowLink } from './rows.ts';

/** A record of the list beside: its number, its name, and what is said under the name. */
export interface SideRow {
  id: string;
  /** The address of its page. */
  to: string;
  number: string;
  name: string;
  note: ReactNode;
}

interface SideRowsProps {
  label: string;
  rows: readonly SideRow[];
  /** The record whose page is open. */
  openId: string;
}

/** The records of a list beside the page of one of them: links in a narrow column. Arrow keys move through them. */
export function SideRows({ label, rows, openId }: SideRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isHere = rows.some(({ id }) => id === openId);
  useEffect(() => {
    if (isHere && openId) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isHere, openId]);
  return (
    <chakra.ul ref={list} aria-label={label} css={style} onKeyDown={moveThroughRows}>
      {rows.map((row) => (
        <Row key={row.id} {...row} open={row.id === openId} />
      ))}
    </chakra.ul>
  );
}

/** Plain elements, and memoized: going on to the next record renders only the two that change. */
const Row = memo(function Row({ to, number, name, note, open }: Omit<SideRow, 'id'> & { open: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={open ? 'page' : undefined} {...rowLink}>
        <span data-number="">{number}</span>
        <CutText>{name}</CutText>
        <span data-note="">{note}</span>
      </Link>
    </li>
  );
});

const style = {
  listStyleType: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(28px, max-content) minmax(0, 1fr)',
    columnGap: '2',
    minH: '48px',
    alignContent: 'center',
    px: '3',
    py: '1',
    textStyle: 'xs',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
  },
  '& [data-number]': { color: 'fg.muted' },
  '& [data-note]': { gridColumn: '2', minWidth: 0 },
  '& a[aria-current]': { bg: 'program.subtle', boxShadow: 'inset 2px 0 0 var(--program-fg)' },
  '& a[aria-current] .cut-text': { fontWeight: 'semibold' },
} as const;
