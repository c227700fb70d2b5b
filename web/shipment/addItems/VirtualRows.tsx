import { Box, chakra } from '@chakra-ui/react';
import { measureElement, observeElementRect, useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

interface VirtualRowsProps {
  /** The name of the list, for screen readers. */
  label: string;
  count: number;
  /** The expected height of a row in pixels; rendered rows are measured. */
  estimate: number;
  /** The identity of the list: a new name scrolls to the top and drops all measurements. */
  name: string;
  /** Whether the rows are dimmed, because they do not belong to the current query. */
  dimmed?: boolean;
  row: (index: number) => ReactNode;
  /** Receives the range of visible rows, to load the missing ones. */
  onSight?: (first: number, last: number) => void;
}

/** The number of rows rendered beyond each edge of the visible range. */
const BEYOND = 4;

/** A long list in its own scrolling box that renders only the visible rows. */
export const VirtualRows = (props: VirtualRowsProps) => <Rows key={props.name} {...props} />;

function Rows({ label, count, estimate, dimmed = false, row, onSight }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    overscan: BEYOND,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    ...withoutLayout,
  });
  const items = rows.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (count > 0) onSight?.(first, last);
  }, [first, last, count, onSight]);

  return (
    <Box ref={box} flex="1" minH="0" overflowY="auto" position="relative" opacity={dimmed ? 0.55 : 1}>
      <chakra.ul
        listStyleType="none"
        aria-label={label}
        aria-busy={dimmed}
        style={{ height: rows.getTotalSize(), paddingTop: items[0]?.start ?? 0 }}
        boxSizing="border-box"
      >
        {items.map(({ key, index }) => (
          <li key={key} aria-setsize={count} aria-posinset={index + 1} data-index={index} ref={rows.measureElement}>
            {row(index)}
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

type Options = VirtualizerOptions<HTMLDivElement, HTMLLIElement>;

/** The assumed height of the list in pixels where there is no layout, for instance before the dialog is shown. */
const UNMEASURED = 600;

/** What has no height yet is not taken for empty: the list has an assumed height, and a row its expected one. */
const withoutLayout: Pick<Options, 'initialRect' | 'observeElementRect' | 'measureElement'> = {
  initialRect: { width: 0, height: UNMEASURED },
  observeElementRect: (list, tell) =>
    observeElementRect(list, ({ width, height }) => tell({ width, height: height || UNMEASURED })),
  measureElement: (element, entry, list) =>
    measureElement(element, entry, list) || list.options.estimateSize(list.indexFromElement(element)),
};
