import { Box, chakra } from '@chakra-ui/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { Sort } from './listState.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableStyle } from './tableStyle.ts';

/** A column: its header, its cell, and by what a click on the header sorts. */
export interface Column<Row, Field extends string> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sort?: Field;
  /** A CSS width; the table's layout is fixed, so that nothing shifts when rows come. */
  width?: string;
  align?: 'start' | 'end';
  /** The header is for screen readers only. */
  headerHidden?: boolean;
}

interface RecordTableProps<Row, Field extends string> {
  /** What the rows are, for the table's name. */
  label: string;
  columns: readonly Column<Row, Field>[];
  /** Null until the first rows are here: a skeleton stands in. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  sort: Sort<Field>;
  onSort: (field: Field) => void;
  /** Opens the record of a row; the row's own link does it for keyboards and new tabs. */
  onOpen: (row: Row) => void;
  /** The pointer rests on a row: its page can be loaded ahead. */
  onPreview?: (row: Row) => void;
  /** Old rows while new ones are on their way. */
  dimmed?: boolean;
  minWidth?: string;
}

/** Marks the link of a row that arrows move between and Enter follows: put `{...rowLink}` on it. */
export const rowLink = { 'data-row-link': '' };

/** Rows of records under sortable headers, 56 px each. Arrows move through the rows, Enter opens one. */
export function RecordTable<Row, Field extends string>(props: RecordTableProps<Row, Field>) {
  const { label, columns, rows, rowKey, sort, onSort, onOpen, onPreview, dimmed = false, minWidth = '860px' } = props;
  const sorted = columns.find((column) => column.sort === sort.field);
  return (
    <>
      <Box srOnly role="status">
        {sorted && messages.list.sortedBy(sorted.header, sort.direction === 'ASC')}
      </Box>
      <chakra.table css={tableStyle} minW={minWidth} aria-label={label} aria-busy={rows === null || dimmed}>
        <colgroup>
          {columns.map((column) => (
            <chakra.col key={column.id} css={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody data-dimmed={dimmed || undefined} onKeyDown={moveThroughRows}>
          {rows === null ? (
            <SkeletonRows columns={columns.length} />
          ) : (
            rows.map((row) => (
              <tr
                key={rowKey(row)}
                onClick={(event) => {
                  if (isOwnClick(event)) onOpen(row);
                }}
                onPointerEnter={onPreview && (() => onPreview(row))}
              >
                {columns.map((column) => (
                  <td key={column.id} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </chakra.table>
    </>
  );
}

interface HeaderCellProps<Row, Field extends string> {
  column: Column<Row, Field>;
  sort: Sort<Field>;
  onSort: (field: Field) => void;
}

function HeaderCell<Row, Field extends string>({ column, sort, onSort }: HeaderCellProps<Row, Field>) {
  const { sort: field, header } = column;
  if (!field) {
    return (
      <th scope="col" data-align={column.align}>
        {column.headerHidden ? <Box srOnly>{header}</Box> : header}
      </th>
    );
  }
  const active = sort.field === field;
  const ascending = active && sort.direction === 'ASC';
  const Arrow = ascending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-align={column.align} aria-sort={active ? (ascending ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        data-active={active || undefined}
        data-tip={messages.list.sortBy(header)}
        onClick={() => onSort(field)}
      >
        <span>{header}</span>
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  );
}

/** Focuses the first row's link; for the search box and for arrows pressed with nothing focused. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row-link]')?.focus();
}

/** Arrow keys, Home and End between the links of rows, in tables and cards alike. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const row = event.target instanceof Element ? event.target.closest('tr, li') : null;
  const at = links.findIndex((link) => row?.contains(link));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = next === undefined ? undefined : links[next];
  if (!link) return;
  event.preventDefault();
  link.focus();
  link.scrollIntoView({ block: 'nearest' });
}

/** A plain click on the row itself: not on a control in it, not while text is selected, not for a new tab. */
export function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const onControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
  const selecting = (window.getSelection()?.toString() ?? '') !== '';
  return (
    event.button === 0 &&
    !onControl &&
    !selecting &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.shiftKey &&
    !event.defaultPrevented
  );
}
