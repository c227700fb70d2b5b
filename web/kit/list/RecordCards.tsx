import { chakra, Flex, Skeleton } from '@chakra-ui/react';
import { AnimatePresence, useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { messages } from '../../base/words.ts';
import { RowMenu } from '../ui/RowMenu.tsx';
import type { CardPlace, Column, RowsProps } from './columns.ts';
import { DetailsButton } from './DetailsButton.tsx';
import { isOpeningPress, isOwnClick, type ListRow, moveThroughRows } from './rows.ts';
import { SelectBox } from './SelectBox.tsx';
import { SELECTED } from './tableStyle.ts';
import { useOpenRow } from './useOpenRow.ts';

interface RecordCardsProps<Row extends ListRow> extends RowsProps<Row> {
  columns: readonly Column<Row, string>[];
  /** The number of cards to render; the others are placeholders. */
  first: number;
}

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The rows of a table as cards, for narrow boxes; each column says where on the card its cell is. */
export function RecordCards<Row extends ListRow>(props: RecordCardsProps<Row>) {
  const { label, rows, first, dimmed = false } = props;
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={rows === null || dimmed || rows.length > first}
      data-dimmed={rows === null || dimmed || undefined}
      data-dense={props.size === 'dense' || undefined}
      data-inner={props.size === 'inner' || undefined}
      css={cardsStyle}
      onKeyDown={moveThroughRows}
    >
      {props.coming && <li data-coming="">{props.coming}</li>}
      {rows === null ? (
        PLACEHOLDERS.map((place) => (
          <li key={place} aria-hidden>
            <Skeleton h="14px" w="50%" mb="3" />
            <Skeleton h="14px" w="75%" mb="3" />
            <Skeleton h="14px" w="40%" />
          </li>
        ))
      ) : (
        <AnimatePresence key={props.set} initial={false}>
          {rows.map((row, index) => (
            <Card key={row.id} row={row} waits={index >= first} {...props} />
          ))}
        </AnimatePresence>
      )}
    </chakra.ul>
  );
}

interface CardProps<Row extends ListRow> extends RecordCardsProps<Row> {
  row: Row;
  /** Whether the card is still a placeholder: its content is rendered shortly. */
  waits: boolean;
}

function Card<Row extends ListRow>(props: CardProps<Row>) {
  const { row, waits, columns, behavior = {} } = props;
  const { details, opened, menu, selection, onOpen, onPress, isMarked } = behavior;
  const [open, setOpen] = useOpenRow(opened ? { open: opened.has(row), set: (next) => opened.set(row, next) } : null);
  const isPresent = useIsPresent();
  const cells = (place: CardPlace) =>
    columns.flatMap((column) =>
      column.card === place ? [<CardCell key={column.id} column={column} row={row} />] : [],
    );
  const notes = cells('note').map((note) => (
    <span key={note.key} data-note="">
      {note}
    </span>
  ));
  const ends = cells('end');
  return (
    <m.li
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      data-marked={isMarked?.(row) || undefined}
      data-selected={selection?.has(row.id) || undefined}
      onClick={(event) => {
        if (!isOwnClick(event)) return;
        if (details) setOpen(!open);
        else onOpen?.(row);
      }}
      // Of a touch, too: browsers press the mouse before they click it.
      onMouseDown={onPress && ((event) => isOpeningPress(event) && onPress(row))}
    >
      {!waits && (
        <Flex direction="column" gap="1.5" minW="0">
          <Flex justify="space-between" gap="3" align="start">
            <Flex gap="1.5" minW="0" align="center">
              {selection && (
                <SelectBox
                  label={messages.list.select(selection.label(row))}
                  checked={selection.has(row.id)}
                  onToggle={(range) => selection.toggle(row, range)}
                />
              )}
              {details && (
                <DetailsButton
                  label={details.label(row)}
                  open={open}
                  controls={`details-${row.id}`}
                  onToggle={() => setOpen(!open)}
                />
              )}
              {cells('title')}
            </Flex>
            <Flex gap="1" flexShrink={0} align="center">
              {cells('corner')}
              {menu && <RowMenu actions={menu(row)} of={selection?.label(row) ?? details?.label(row)} />}
            </Flex>
          </Flex>
          {cells('line')}
          {(notes.length > 0 || ends.length > 0) && (
            <Flex data-foot="" justify="space-between" gap="3" align="center" color="fg.muted" minH="28px">
              <Flex gap="1.5" minW="0" fontVariantNumeric="tabular-nums">
                {notes}
              </Flex>
              <Flex align="center" gap="2" flexShrink={0}>
                {ends}
              </Flex>
            </Flex>
          )}
        </Flex>
      )}
      {details && open && isPresent && (
        <chakra.div id={`details-${row.id}`} data-row-details="" mt="3">
          {details.render(row)}
        </chakra.div>
      )}
    </m.li>
  );
}

interface CardCellProps<Row> {
  column: Column<Row, string>;
  row: Row;
}

/** A cell, after its column's header for screen readers: a card shows no headers. Its title needs none. */
function CardCell<Row>({ column, row }: CardCellProps<Row>) {
  const cell = column.cell(row);
  const isText = typeof cell === 'string' || typeof cell === 'number';
  const isNamed = column.card !== 'title' && !column.headerHidden && !column.cardOnly;
  if (column.isExtra) {
    return (
      <Flex gap="1.5" minW="0" color="fg.muted" data-extra="">
        <span data-label="">{messages.labeled(column.header, '')}</span>
        {isText ? <span>{cell}</span> : cell}
      </Flex>
    );
  }
  return (
    <>
      {isNamed && (
        <span className="heard-only" data-label="">
          {messages.labeled(column.header, '')}
        </span>
      )}
      {column.whole ? <span data-whole="">{cell}</span> : isText ? <span>{cell}</span> : cell}
    </>
  );
}

const cardsStyle = {
  listStyleType: 'none',
  display: 'grid',
  gap: '2.5',
  transition: 'opacity 120ms',
  '&[data-dimmed]': { opacity: 0.55 },
  '& > li': {
    // Holds the headers that only screen readers hear.
    position: 'relative',
    // As tall as the skeletons, so that nothing shifts when the rows arrive.
    minHeight: '109px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    px: '3.5',
    py: '3',
    minWidth: 0,
    cursor: 'pointer',
  },
  '& > li[data-coming]': { minHeight: 'auto', bg: 'bg.subtle', cursor: 'auto' },
  '&[data-dense]': { gap: '0' },
  '&[data-dense] > li': { minHeight: '44px', borderWidth: '1px 0 0', borderRadius: '0', px: '0', py: '2' },
  // On the page of a record: lines without boxes.
  '&[data-inner]': { gap: '0' },
  '&[data-inner] > li': { minHeight: '72px', borderWidth: '1px 0 0', borderRadius: '0', px: '0', py: '2' },
  '& [data-foot] .cell-lines': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '1.5' },
  '& > li:focus-within': { borderColor: 'program.fg' },
  '& > li[data-marked]': { bg: 'program.subtle' },
  '& > li[data-selected]': { bg: SELECTED },
  '& [data-row-details]': { cursor: 'auto' },
  '& [data-whole]': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-whole] .cut-text': { whiteSpace: 'normal', textOverflow: 'clip' },
  '& [data-note]': { display: 'flex', gap: '1.5' },
  '& [data-note]:has(.cut-text)': { minWidth: 0 },
  // A missing value says nothing without its column's header.
  '& .missing, & .cut-text:has(> .missing), & [data-note]:has(.missing)': { display: 'none' },
  // Nor does a header without its value.
  '& [data-label]:is(:last-child, :has(+ [data-label], + .missing, + * > .missing))': { display: 'none' },
  '& [data-note]:not(:has(.missing)) ~ [data-note]::before': { content: '"·"' },
  '& a[data-row-link]': { fontWeight: 'semibold', borderRadius: 'l1', overflowWrap: 'anywhere' },
} as const;
