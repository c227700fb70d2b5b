import { Box, chakra } from '@chakra-ui/react';
import type Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { daysUntil, formatDayOfYear } from '../../base/format.ts';
import { messages } from '../../base/words.ts';
import { Truncated } from '../ui/Truncated.tsx';
import { moveThroughRows, rowLink } from './rows.ts';

/** A due date as text, and its urgency. */
export interface When {
  text: string;
  tone: 'quiet' | 'soon' | 'over';
}

/** A pending task as a sentence: what, whose, where, why, due when, and the action. */
export interface WaitingRow {
  id: string;
  icon: typeof Inbox;
  name: string;
  whose: string | null;
  /** The task's program. */
  place: ReactNode;
  why: string;
  when: When | null;
  /** The address of the page to do it on; null if there is none. */
  to: string | null;
  /** The action to take on that page. */
  action: string;
}

/** Rows of pending tasks, each a link to the page to do it on. Arrow keys move through them. */
export function WaitingRows({ label, rows }: { label: string; rows: readonly WaitingRow[] }) {
  return (
    <chakra.ul listStyleType="none" aria-label={label} onKeyDown={moveThroughRows}>
      {rows.map((row) => (
        <Line key={row.id}>
          {row.to === null ? (
            <Cells data-cells="">
              <Content row={row} />
            </Cells>
          ) : (
            <Cells asChild>
              <Link to={row.to} data-cells="" {...rowLink}>
                <Content row={row} />
                <chakra.span data-action="">{row.action}</chakra.span>
              </Link>
            </Cells>
          )}
        </Line>
      ))}
    </chakra.ul>
  );
}

const TONES = { quiet: 'fg.muted', soon: 'fg.warning', over: 'fg.error' };

function Content({ row: { icon: Icon, name, whose, place, why, when } }: { row: WaitingRow }) {
  return (
    <>
      <Box as="span" color="fg.muted" aria-hidden>
        <Icon size={16} />
      </Box>
      <Box as="span" minW="0" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Box>
      <Truncated>{whose}</Truncated>
      <Box as="span" minW="0" color="fg.muted">
        {place}
      </Box>
      <Truncated sentence data-why="">
        {why}
      </Truncated>
      <Box
        as="span"
        minW="0"
        color={when ? TONES[when.tone] : undefined}
        fontWeight={when && when.tone !== 'quiet' ? 'medium' : undefined}
      >
        {when?.text}
      </Box>
    </>
  );
}

/** The wording of a due date, and the days before it from which on it is urgent. */
interface DateWords {
  before: (day: string) => string;
  over: (day: string) => string;
  soonDays: number;
}

/** Describes a calendar date as a due date; null if there is none. */
export function whenOf(date: string | null, { before, over, soonDays }: DateWords): When | null {
  if (date === null) return null;
  const days = daysUntil(date);
  const day = formatDayOfYear(date);
  if (days < 0) return { text: messages.listed([over(day), messages.daysAgo(-days)]), tone: 'over' };
  const near = days <= soonDays;
  return {
    text: near || days < 10 ? messages.listed([before(day), messages.inDays(days)]) : before(day),
    tone: near ? 'soon' : 'quiet',
  };
}

const Line = chakra('li', {
  base: { borderTopWidth: '1px', borderColor: 'border', '&:last-of-type': { borderBottomWidth: '1px' } },
});

const Cells = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '0.5',
    minH: { base: '56px', lg: '34px' },
    py: { base: '2', lg: '0' },
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    focusVisibleRing: 'inside',
    // On narrow screens the sentence wraps to several lines.
    gridTemplateColumns: {
      base: '20px minmax(0, 1fr) minmax(0, 1fr)',
      lg: '20px minmax(70px, 0.7fr) minmax(0, 1.7fr) minmax(0, 1.1fr) minmax(0, 1.9fr) minmax(0, 1.2fr) 136px',
    },
    '& > :first-of-type': { gridRow: { base: 'span 3', lg: 'auto' } },
    '& [data-action]': { color: 'program.fg', fontWeight: 'semibold', textAlign: 'end', whiteSpace: 'nowrap' },
    '&:is(a):is(:hover, :focus-visible)': { bg: 'bg.muted' },
    '&:is(a):is(:hover, :focus-visible) [data-action]': { textDecoration: 'underline' },
  },
});
