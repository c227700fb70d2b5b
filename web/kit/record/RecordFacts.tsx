import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Missing } from '../ui/Missing.tsx';
import { Truncated } from '../ui/Truncated.tsx';
import { recordMessages as messages } from './messages.ts';

/** A fact in two lines: a value, and what belongs to it. */
export interface Fact {
  label: string;
  /** Null if it is unknown. */
  value: ReactNode;
  note?: ReactNode;
  /** The color of a note that warns; the note says the same. */
  tone?: 'warning' | 'error' | undefined;
  /** Whether an unknown value is somebody's to enter. */
  asked?: boolean;
}

/** The few facts that a record is opened for, side by side under its title; on a phone, two in a line. */
export function RecordFacts({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <Facts aria-label={label} data-facts="">
      {facts.map((fact) => (
        <div key={fact.label}>
          <chakra.dt>{fact.label}</chakra.dt>
          <Truncated as="dd" data-value="">
            {fact.value ??
              (fact.asked ? (
                <Box as="span" color="fg.warning">
                  {messages.notSet}
                </Box>
              ) : (
                <Missing />
              ))}
          </Truncated>
          {fact.note && (
            <Truncated sentence as="dd" data-note="" color={fact.tone ? `fg.${fact.tone}` : 'fg.muted'}>
              {fact.note}
            </Truncated>
          )}
        </div>
      ))}
    </Facts>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(40%, 1fr) minmax(0, auto)', md: 'none' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: 'minmax(0, auto)' },
    justifyContent: { md: 'space-between' },
    columnGap: { base: '4', md: '7' },
    rowGap: '1.5',
    pb: '3',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 'xs', color: 'fg.muted', lineHeight: '18px', hideBelow: 'md' },
    '& dd[data-value]': { fontWeight: 'medium', lineHeight: '20px' },
    '& dd[data-note]': { textStyle: 'xs', lineHeight: '18px' },
    '& dd[data-note]:has(> [data-bar])': { pt: '1.5' },
    // On a phone, names wrap, and every second fact ends its line.
    '& dd': { whiteSpace: { base: 'normal', md: 'nowrap' } },
    '& > div:nth-of-type(even)': { textAlign: { base: 'end', md: 'start' } },
  },
});
