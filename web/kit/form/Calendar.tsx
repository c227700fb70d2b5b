import { chakra, Flex, IconButton, Popover, Text } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { dayByKey, inMonths, weeksOf } from '../../base/calendar.ts';
import { showDate } from '../../base/dateText.ts';
import { calendarDay, formatMonthOfYear, formatWeekday } from '../../base/format.ts';
import { formatMessages as messages } from '../../base/formatWords.ts';
import { Layer } from '../ui/Layer.tsx';

interface CalendarProps {
  label: string;
  /** The chosen date as `YYYY-MM-DD`; empty if there is none. */
  value: string;
  /** The first and the last date that can be chosen. */
  min: string;
  max: string;
  /** The button that opened it. */
  anchor: HTMLElement;
  onPick: (date: string) => void;
  onClose: () => void;
}

/** A month to choose a date from, in the language of the page and with its first day of the week. */
export function Calendar({ label, value, min, max, anchor, onPick, onClose }: CalendarProps) {
  const today = calendarDay(new Date());
  const within = (date: string) => (date < min ? min : date > max ? max : date);
  const [at, setAt] = useState(within(value || today));
  const focused = useRef<HTMLButtonElement>(null);
  const [byKey, setByKey] = useState(true);
  useEffect(() => {
    if (!byKey || !at) return;
    // A frame later, when it has its place: a focus before would scroll the page.
    const frame = requestAnimationFrame(() => focused.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [at, byKey]);
  const turn = (months: number) => {
    setByKey(false);
    setAt(within(inMonths(at, months)));
  };
  const press = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(at, event);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setByKey(true);
    setAt(within(next));
  };
  const weeks = weeksOf(at);
  return (
    <Popover.Root
      open
      autoFocus={false}
      finalFocusEl={() => anchor}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      positioning={{ placement: 'bottom-end', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Layer>
        <Popover.Positioner>
          <Popover.Content
            w="fit-content"
            borderWidth="1px"
            borderColor="border"
            boxShadow="lg"
            aria-label={label}
            data-owns-escape=""
          >
            <Popover.Body p="3">
              <Flex align="center" mb="1">
                <Turn label={messages.previousYear} onClick={() => turn(-12)} icon={<ChevronsLeft />} />
                <Turn label={messages.previousMonth} onClick={() => turn(-1)} icon={<ChevronLeft />} />
                <Text flex="1" textAlign="center" fontWeight="semibold" aria-live="polite">
                  {formatMonthOfYear(at)}
                </Text>
                <Turn label={messages.nextMonth} onClick={() => turn(1)} icon={<ChevronRight />} />
                <Turn label={messages.nextYear} onClick={() => turn(12)} icon={<ChevronsRight />} />
              </Flex>
              <Month aria-label={formatMonthOfYear(at)} onKeyDown={press}>
                <thead>
                  <tr>
                    {weeks[0]?.map((date) => (
                      <th key={date} scope="col" abbr={formatWeekday(date, 'long')}>
                        {formatWeekday(date, 'narrow')}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {weeks.map((days) => (
                    <tr key={days[0]}>
                      {days.map((date) => (
                        <td key={date}>
                          <button
                            ref={date === at ? focused : undefined}
                            type="button"
                            tabIndex={date === at ? 0 : -1}
                            disabled={date < min || date > max}
                            aria-label={`${formatWeekday(date, 'long')} ${showDate(date)}`}
                            aria-pressed={date === value}
                            data-today={date === today || undefined}
                            data-other={date.slice(0, 7) === at.slice(0, 7) ? undefined : ''}
                            onClick={() => onPick(date)}
                          >
                            {Number(date.slice(8))}
                          </button>
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Month>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Layer>
    </Popover.Root>
  );
}

function Turn({ label, icon, onClick }: { label: string; icon: ReactElement; onClick: () => void }) {
  return (
    <IconButton size="xs" variant="ghost" aria-label={label} onClick={onClick}>
      {icon}
    </IconButton>
  );
}

const Month = chakra('table', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'sm',
    '& th': { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted', h: '28px' },
    '& td': { p: '0' },
    '& td > button': {
      boxSize: '40px',
      borderRadius: 'l2',
      cursor: 'pointer',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.muted' },
      _disabled: { opacity: 0.4, cursor: 'not-allowed' },
      '&[data-other]': { color: 'fg.muted' },
      '&[data-today]': { fontWeight: 'semibold', color: 'program.fg' },
      '&[aria-pressed=true]': { bg: 'program.subtle', color: 'fg', fontWeight: 'semibold' },
    },
  },
});
