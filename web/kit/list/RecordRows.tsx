import { Box } from '@chakra-ui/react';
import { type CSSProperties, memo, type ReactNode, useMemo, useRef } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { PHONE, STICKS, useWidth } from '../../base/media.ts';
import type { Column, RowsProps } from './columns.ts';
import { fitColumns, sizes } from './columnWidth.ts';
import type { RecordCards as Cards } from './RecordCards.tsx';
import { RecordTable, type Sorting } from './RecordTable.tsx';
import type { ListRow } from './rows.ts';
import { controlWidths, TABLE_FOOT } from './tableStyle.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useFrozenWhilePressed } from './useFrozenWhilePressed.ts';

// For narrow boxes only. A component that loads later has no type parameter: this one gets its own back.
// A press freezes the rows, and renders none of them anew.
const LazyCards = lazyComponent(async () => memo((await import('./RecordCards.tsx')).RecordCards));
const RecordCards = LazyCards as unknown as typeof Cards;
// On a phone they are there before the rows: nothing below them moves.
if (globalThis.matchMedia?.(PHONE).matches) LazyCards.preload();

/** The width in pixels below which rows are cards. */
const CARDS_BELOW = 560;
/** The same for dense rows, which have few columns. */
const DENSE_CARDS_BELOW = 380;

/** The edges of an inner table and of a dense one. */
const EDGES = {
  list: undefined,
  inner: { '--table-edge': '8px' } as CSSProperties,
  dense: { '--table-edge': '0px' } as CSSProperties,
};
/** For a table that scrolls in its own box: its header and foot stick to that box, where nothing else is in their way. */
const IN_OWN_BOX = { '--table-head': '0px', '--table-foot': '0px' } as CSSProperties;

/** What a page has at least above its rows, in pixels. */
const ABOVE = { list: 0, inner: 240, dense: 0 };

interface RowsWidth {
  /** The minimum width; below it the table scrolls in its own box. */
  least?: string | undefined;
  /** Gives a column another width, or its own (null). */
  onResize?: ((id: string, width: number | null) => void) | undefined;
}

interface RecordRowsProps<Row extends ListRow, Name extends string, Field extends string> extends RowsProps<Row> {
  columns: readonly Column<Row, Name>[];
  sorting?: Sorting<Field> | undefined;
  /** The totals in the table's foot, by column. */
  totals?: Readonly<Partial<Record<NoInfer<Name>, ReactNode>>> | undefined;
  /** How wide the table is. */
  width?: RowsWidth | undefined;
  /** Whether all rows are rendered at once, for a page restored to a scrolled position. */
  whole?: boolean;
}

/** Rows of records: a table with as many columns as fit, or cards. */
export function RecordRows<Row extends ListRow, Name extends string, Field extends string>(
  props: RecordRowsProps<Row, Name, Field>,
) {
  const { columns, sorting, totals, width: { least, onResize } = {}, whole = false, ...latest } = props;
  const { size = 'list' } = props;
  const { selection, details, menu } = props.behavior ?? {};
  const dense = size === 'dense';
  const { held, onPointerDown } = useFrozenWhilePressed({ rows: latest.rows, set: latest.set });
  const rows = { ...latest, ...held };
  const first = useFirstRows(rows.rows?.length ?? null, rows.set, { whole, above: ABOVE[size] });
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, `${size} ${latest.label}`);
  const controls = controlWidths[size];
  const taken = (selection ? controls.select : 0) + (details ? controls.details : 0) + (menu ? controls.menu : 0);
  const wide = useMemo(
    () => columns.filter(({ from = 0, cardOnly }) => !cardOnly && (width === 0 || width >= from)),
    [columns, width],
  );
  const fitted = useMemo(
    () => fitColumns(wide, rows.rows, { ...sizes[size], box: width, taken }),
    [wide, rows.rows, size, width, taken],
  );
  const scrolls = least === undefined && fitted.growth > 0 && width > 0 && fitted.needed > width;
  const cards = width > 0 && width < (dense ? DENSE_CARDS_BELOW : CARDS_BELOW);
  return (
    <Box ref={box} style={EDGES[size]} onPointerDown={onPointerDown}>
      {cards ? (
        <Box p={size === 'list' ? '4' : '0'} pt="0">
          <RecordCards {...rows} columns={columns} first={first} />
          {totals && <CardTotals columns={columns} totals={totals} />}
        </Box>
      ) : (
        <Box overflowX={scrolls ? 'auto' : undefined} style={scrolls ? IN_OWN_BOX : undefined}>
          <RecordTable
            {...rows}
            {...{ sorting, totals, first, onResize }}
            fitted={{
              ...fitted,
              least: least ? `calc(${least} + ${fitted.growth}px)` : scrolls ? `${fitted.needed}px` : undefined,
            }}
          />
        </Box>
      )}
    </Box>
  );
}

/** Sticky, except while a card has an open form with buttons. */
const TOTALS = { ...STICKS, 'ul:has([data-form-foot]) + &': { position: 'static' } } as const;

interface CardTotalsProps {
  columns: readonly { id: string }[];
  totals: Readonly<Record<string, ReactNode>>;
}

function CardTotals({ columns, totals }: CardTotalsProps) {
  const shown = columns.filter(({ id }) => totals[id] !== undefined);
  // The first total labels the others.
  const [label, ...sums] = shown;
  return (
    <Box as="dl" py="3" bottom={TABLE_FOOT} bg="bg" fontVariantNumeric="tabular-nums" css={TOTALS}>
      {sums.map(({ id }) => (
        <Box key={id} display="flex" justifyContent="space-between">
          <Box as="dt" color="fg.muted">
            {label && totals[label.id]}
          </Box>
          <Box as="dd" fontWeight="semibold">
            {totals[id]}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
