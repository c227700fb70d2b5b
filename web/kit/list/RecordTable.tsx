import { Box, chakra } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useLatest } from '../../base/useLatest.ts';
import { messages } from '../../base/words.ts';
import { ColumnGrip } from './ColumnGrip.tsx';
import type { Column, RowSelection, RowsProps } from './columns.ts';
import type { FittedColumns } from './columnWidth.ts';
import type { Sort } from './listState.ts';
import { type ListRow, moveThroughRows } from './rows.ts';
import { SelectBox } from './SelectBox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';
import { controlWidths, tableStyle } from './tableStyle.ts';

/** The columns that a table can be sorted by, its current sort, and the function that changes it. */
export interface Sorting<Field extends string> {
  sortable: readonly Field[];
  sort: Sort<Field>;
  onSort: (field: Field) => void;
}

interface RecordTableProps<Row extends ListRow, Field extends string> extends RowsProps<Row> {
  /** The columns, their CSS widths by their order, and the least width of all of them together. */
  fitted: Pick<FittedColumns<Row>, 'columns' | 'widths'> & { least: string | undefined };
  sorting?: Sorting<Field> | undefined;
  /** The totals in the table's foot, by column id. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** The number of rows to render; the others are placeholders. */
  first: number;
  /** Gives a column another width in pixels, or its own (null); without it, widths are fixed. */
  onResize?: ((id: string, width: number | null) => void) | undefined;
}

/** A table of records with sortable headers and rows of 56 px. Arrow keys move through the rows, Enter opens one. */
export function RecordTable<Row extends ListRow, Field extends string>(props: RecordTableProps<Row, Field>) {
  const { label, rows, size = 'list', sorting, totals, first, behavior = {}, dimmed = false } = props;
  const { columns, widths, least } = props.fitted;
  const { onOpen, onPreview, onPress, details, opened, menu, selection } = behavior;
  const controls = controlWidths[size];
  // Stable callbacks, so that a row is rendered again only when it changes.
  const latest = useLatest({ selection, opened });
  const select = useCallback((row: Row, range: boolean) => latest.current.selection?.toggle(row, range), [latest]);
  const setOpen = useCallback((row: Row, open: boolean) => latest.current.opened?.set(row, open), [latest]);
  const acts = useMemo(
    () => ({ onOpen, onPreview, onPress, details, menu }),
    [onOpen, onPreview, onPress, details, menu],
  );
  const sorted = sorting && columns.find(({ id }) => id === sorting.sort.field);
  const cells = columns.length + (selection ? 1 : 0) + (details ? 1 : 0) + (menu ? 1 : 0);
  return (
    <>
      <Box srOnly role="status">
        {sorted && messages.list.sortedBy(sorted.header, sorting.sort.direction === 'ASC')}
      </Box>
      <chakra.table
        css={tableStyle}
        minW={least}
        data-dense={size === 'dense' || undefined}
        data-inner={size === 'inner' || undefined}
        aria-label={label}
        aria-busy={rows === null || dimmed || rows.length > first}
      >
        <colgroup>
          {selection && <col style={{ width: controls.select }} />}
          {details && <col style={{ width: controls.details }} />}
          {columns.map((column, index) => (
            <col key={column.id} style={{ width: widths[index] }} />
          ))}
          {menu && <col style={{ width: controls.menu }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-control="">
                <SelectBox {...pageBox(rows ?? [], selection)} />
              </th>
            )}
            {details && <HiddenHeader>{messages.list.details}</HiddenHeader>}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sorting={sorting} onResize={props.onResize} />
            ))}
            {menu && <HiddenHeader>{messages.list.rowActions}</HiddenHeader>}
          </tr>
        </thead>
        <tbody
          data-dimmed={dimmed || undefined}
          data-opens={Boolean(onOpen ?? details) || undefined}
          onKeyDown={moveThroughRows}
        >
          {props.coming && (
            <tr data-coming="">
              <td colSpan={cells}>{props.coming}</td>
            </tr>
          )}
          {rows === null ? (
            <SkeletonRows columns={cells} />
          ) : (
            <AnimatePresence key={props.set} initial={false}>
              {rows.map((row, index) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  cells={cells}
                  waits={index >= first}
                  acts={acts}
                  marked={behavior.isMarked?.(row) ?? false}
                  selectLabel={selection?.label(row)}
                  selected={selection?.has(row.id) ?? false}
                  onSelect={select}
                  open={opened?.has(row)}
                  onOpenChange={setOpen}
                />
              ))}
            </AnimatePresence>
          )}
        </tbody>
        {totals && rows !== null && (
          <tfoot>
            <tr>
              {selection && <td />}
              {details && <td />}
              {columns.map(({ id, align }) => (
                <td key={id} data-align={align}>
                  {totals[id]}
                </td>
              ))}
              {menu && <td />}
            </tr>
          </tfoot>
        )}
      </chakra.table>
    </>
  );
}

function HiddenHeader({ children }: { children: string }) {
  return (
    <th scope="col" data-control="">
      <Box srOnly>{children}</Box>
    </th>
  );
}

/**
 * Returns the props of the header's checkbox, which selects all rows of the page; `some` if only part of them is selected.
 */
function pageBox<Row extends ListRow>(rows: readonly Row[], selection: RowSelection<Row>) {
  const chosen = rows.filter(({ id }) => selection.has(id)).length;
  const all = rows.length > 0 && chosen === rows.length;
  return {
    label: messages.list.selectPage,
    checked: all || (chosen > 0 && ('some' as const)),
    onToggle: () => selection.set(rows, !all),
  };
}

interface HeaderCellProps<Row, Field extends string> {
  column: Column<Row, string>;
  sorting: Sorting<Field> | undefined;
  onResize: RecordTableProps<never, Field>['onResize'];
}

function HeaderCell<Row, Field extends string>({ column, sorting, onResize }: HeaderCellProps<Row, Field>) {
  const { id, header, align } = column;
  const grip = onResize && <ColumnGrip onResize={(width) => onResize(id, width)} />;
  const field = sorting?.sortable.find((name) => name === id);
  if (!field || !sorting) {
    return column.headerHidden ? (
      <HiddenHeader>{header}</HiddenHeader>
    ) : (
      <th scope="col" data-align={align}>
        {header}
        {grip}
      </th>
    );
  }
  const active = sorting.sort.field === field;
  const ascending = active && sorting.sort.direction === 'ASC';
  const Arrow = ascending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-align={align} aria-sort={active ? (ascending ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        data-active={active || undefined}
        data-tip={messages.list.sortBy(header)}
        onClick={() => sorting.onSort(field)}
      >
        <span>{header}</span>
        <Arrow size={14} aria-hidden />
      </button>
      {grip}
    </th>
  );
}
