import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { memo, type ReactNode } from 'react';
import { messages } from '../../base/words.ts';
import { RowMenu } from '../ui/RowMenu.tsx';
import type { Column, RowBehavior } from './columns.ts';
import { wraps } from './columnWidth.ts';
import { DetailsButton } from './DetailsButton.tsx';
import { isOpeningPress, isOwnClick, type ListRow } from './rows.ts';
import { SelectBox } from './SelectBox.tsx';
import { useOpenRow } from './useOpenRow.ts';

interface TableRowProps<Row extends ListRow> {
  row: Row;
  /** What the row does: the same object in all rows and renderings. */
  acts: Pick<RowBehavior<Row>, 'onOpen' | 'onPreview' | 'onPress' | 'details' | 'menu'>;
  columns: readonly Column<Row, string>[];
  /** The number of cells in a row. */
  cells: number;
  /** Whether the row is still a placeholder: its content is rendered shortly. */
  waits: boolean;
  marked: boolean;
  /** The row's name on its checkbox; without it, rows cannot be selected. */
  selectLabel: string | undefined;
  selected: boolean;
  onSelect: (row: Row, range: boolean) => void;
  /** Whether the row is open, if the list controls that. */
  open: boolean | undefined;
  onOpenChange: (row: Row, open: boolean) => void;
}

/** A row of a table, with details that open under it. Rows fade in and out. */
export const TableRow = memo(function TableRow<Row extends ListRow>(props: TableRowProps<Row>) {
  const { row, cells, marked, selected, open: listed, onOpenChange } = props;
  const { onOpen, onPreview, onPress, details } = props.acts;
  const [open, setOpen] = useOpenRow(
    listed === undefined ? null : { open: listed, set: (next) => onOpenChange(row, next) },
  );
  // A row that fades out does not render its details: they may be open in its new place already.
  const isPresent = useIsPresent();
  const detailsId = `details-${row.id}`;
  return (
    <>
      <m.tr
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        exit={{ opacity: 0 }}
        data-marked={marked || undefined}
        data-selected={selected || undefined}
        data-open={open || undefined}
        onClick={(event) => {
          if (!isOwnClick(event)) return;
          if (details) setOpen(!open);
          else onOpen?.(row);
        }}
        onPointerEnter={onPreview}
        onMouseDown={onPress && ((event) => isOpeningPress(event) && onPress(row))}
      >
        {props.waits ? (
          <td colSpan={cells} />
        ) : (
          <RowCells {...props} detailsId={detailsId} open={open} setOpen={setOpen} />
        )}
      </m.tr>
      {details && open && isPresent && (
        <tr data-row-details="" id={detailsId}>
          <td colSpan={cells}>{details.render(row)}</td>
        </tr>
      )}
    </>
  );
  // `memo()` loses the component's type parameter.
}) as <Row extends ListRow>(props: TableRowProps<Row>) => ReactNode;

interface RowCellsProps<Row extends ListRow>
  extends Pick<TableRowProps<Row>, 'row' | 'columns' | 'acts' | 'selectLabel' | 'selected' | 'onSelect'> {
  detailsId: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

function RowCells<Row extends ListRow>(props: RowCellsProps<Row>) {
  const { row, columns, selectLabel, selected, onSelect, detailsId, open, setOpen } = props;
  const { details, menu } = props.acts;
  return (
    <>
      {selectLabel !== undefined && (
        <td data-control="">
          <SelectBox
            label={messages.list.select(selectLabel)}
            checked={selected}
            onToggle={(range) => onSelect(row, range)}
          />
        </td>
      )}
      {details && (
        <td data-control="">
          <DetailsButton label={details.label(row)} open={open} controls={detailsId} onToggle={() => setOpen(!open)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          // The title of the card names the row, too. Its look is that of the other cells.
          role={column.card === 'title' ? 'rowheader' : undefined}
          data-align={column.align}
          data-wraps={wraps(column.whole?.(row) ?? '') ? '' : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
      {menu && (
        <td data-align="end" data-control="">
          <RowMenu actions={menu(row)} of={selectLabel ?? details?.label(row)} />
        </td>
      )}
    </>
  );
}
