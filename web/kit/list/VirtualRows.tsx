import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
/** The assumed height of the list in pixels before it is measured, and in environments without layout. */
const UNMEASURED = 600;

/** A long list in its own scrolling box that renders only the visible rows. */
export function VirtualRows({ label, count, estimate, name, dimmed = false, row, onSight }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const [top, setTop] = useState(0);
  const [, measured] = useState(0);
  const heightOf = (index: number) => heights.current.get(index) ?? estimate;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list begins anew.
  useLayoutEffect(() => {
    heights.current.clear();
    if (box.current) box.current.scrollTop = 0;
    setTop(0);
  }, [name]);

  const view = box.current?.clientHeight || UNMEASURED;
  const { first, last, before, total } = windowOf(count, heightOf, top, view);
  useEffect(() => {
    if (count > 0) onSight?.(first, last);
  }, [first, last, count, onSight]);

  const observer = useRowObserver((index, height) => {
    if (height === 0 || heights.current.get(index) === height) return;
    heights.current.set(index, height);
    measured((times) => times + 1);
  });
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return (
    <Box
      ref={box}
      flex="1"
      minH="0"
      overflowY="auto"
      position="relative"
      opacity={dimmed ? 0.55 : 1}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      css={{ overflowAnchor: 'none' }}
    >
      <chakra.ul
        listStyleType="none"
        aria-label={label}
        aria-busy={dimmed}
        style={{ height: total, paddingTop: before }}
        boxSizing="border-box"
      >
        {indexes.map((index) => (
          <li key={index} aria-setsize={count} aria-posinset={index + 1} data-index={index} ref={observer}>
            {row(index)}
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** Returns the range of rows to render, the height of all rows before it, and the total height. */
function windowOf(count: number, heightOf: (index: number) => number, top: number, view: number) {
  let at = 0;
  let first = -1;
  let last = count - 1;
  let before = 0;
  for (let index = 0; index < count; index += 1) {
    const end = at + heightOf(index);
    if (first < 0 && end > top) first = index;
    if (first >= 0 && at > top + view && last === count - 1) last = index;
    at = end;
  }
  first = Math.max(0, (first < 0 ? count - 1 : first) - BEYOND);
  last = Math.min(count - 1, last + BEYOND);
  for (let index = 0; index < first; index += 1) before += heightOf(index);
  return { first, last, before, total: at };
}

/** Returns a ref for rows that reports each rendered row's height, and every change of it. */
function useRowObserver(
  onHeight: (index: number, height: number) => void,
): (row: HTMLElement | null) => (() => void) | undefined {
  const told = useRef(onHeight);
  told.current = onHeight;
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver((entries) => {
          for (const { target } of entries) {
            if (target instanceof HTMLElement) told.current(Number(target.dataset['index']), target.offsetHeight);
          }
        }),
  );
  useEffect(() => () => observer?.disconnect(), [observer]);
  const [observe] = useState(() => (row: HTMLElement | null) => {
    if (!row || !observer) return undefined;
    observer.observe(row);
    return () => observer.unobserve(row);
  });
  return observe;
}
