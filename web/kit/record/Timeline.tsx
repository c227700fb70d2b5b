import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../format.ts';
import { anyScript } from '../ui/anyScript.ts';

/** An event in a record's history. */
interface TimelineEvent {
  id: string;
  /** The ISO 8601 moment. */
  at: string;
  who: string;
  what: string;
  /** The changes, one line each. */
  lines: readonly { id: string; label: string; from: ReactNode; to: ReactNode }[];
}

/** A record's history, newest first: each event with its author, its moment, and its changes from old to new value. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <Events aria-label={label}>
      {events.map(({ id, at, who, what, lines }) => (
        <li key={id}>
          <Text>
            <chakra.span fontWeight="semibold">{what}</chakra.span>
            <chakra.span color="fg.muted" {...anyScript}>
              {' '}
              · {who}
            </chakra.span>
            <chakra.time dateTime={at} ms="2" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatDateTime(at)}
            </chakra.time>
          </Text>
          {lines.map((line) => (
            <Text key={line.id} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {line.label}
              {line.label && ': '}
              {line.from !== null && (
                <>
                  {line.from}
                  {' → '}
                </>
              )}
              <chakra.span color="fg">{line.to}</chakra.span>
            </Text>
          ))}
        </li>
      ))}
    </Events>
  );
}

const Events = chakra('ol', {
  base: {
    listStyleType: 'none',
    '& > li': { position: 'relative', ps: '5', pb: '4' },
    // A dot for each event, and the line that connects the dots.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: '7px',
      insetStart: '2px',
      boxSize: '7px',
      borderRadius: 'full',
      bg: 'border.emphasized',
    },
    '& > li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      top: '18px',
      bottom: '-3px',
      insetStart: '5px',
      w: '1px',
      bg: 'border',
    },
  },
});
