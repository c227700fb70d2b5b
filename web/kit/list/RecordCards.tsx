import { chakra, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isOwnClick, moveThroughRows } from './RecordTable.tsx';

interface RecordCardsProps<Row> {
  label: string;
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** What a card shows; its link carries `rowLink`. */
  card: (row: Row) => ReactNode;
  onOpen: (row: Row) => void;
  dimmed?: boolean;
}

/** The rows of a list on a phone: one card each. */
export function RecordCards<Row>({ label, rows, rowKey, card, onOpen, dimmed = false }: RecordCardsProps<Row>) {
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={rows === null || dimmed}
      listStyleType="none"
      display="grid"
      gap="2.5"
      px="4"
      pb="4"
      opacity={dimmed ? 0.55 : 1}
      transition="opacity 120ms"
      onKeyDown={moveThroughRows}
      css={{
        '& > li': {
          // As tall as the skeletons, so that nothing moves when the rows come.
          minHeight: '109px',
          borderWidth: '1px',
          borderColor: 'border',
          borderRadius: 'l3',
          px: '3.5',
          py: '3',
          minWidth: 0,
          cursor: 'pointer',
        },
        '& > li:focus-within': { borderColor: 'program.fg' },
        '& [data-row-link]': { fontWeight: 'semibold', borderRadius: 'l1', overflowWrap: 'anywhere' },
      }}
    >
      {rows === null
        ? Array.from({ length: 10 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
            <li key={index} aria-hidden>
              <Skeleton h="14px" w="50%" mb="3" />
              <Skeleton h="14px" w="75%" mb="3" />
              <Skeleton h="14px" w="40%" />
            </li>
          ))
        : rows.map((row) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the card's link is what keyboards use.
            <li
              key={rowKey(row)}
              onClick={(event) => {
                if (isOwnClick(event)) onOpen(row);
              }}
            >
              {card(row)}
            </li>
          ))}
    </chakra.ul>
  );
}
