import { Box, Button, IconButton, Input } from '@chakra-ui/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRef, useState } from 'react';
import { DATE_BOUNDS, DATE_PLACEHOLDER, readDate, showDate } from '../../base/dateText.ts';
import { calendarDay } from '../../base/format.ts';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { messages as kitMessages } from '../../base/words.ts';
import { formMessages } from './messages.ts';

interface DateBoxProps {
  name?: string;
  /** The name of the date, for the calendar button's label. */
  label: string;
  /** The typed text, or a date as the page writes it. */
  text: string;
  /** The first and the last date that the calendar offers, as `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  /** Whether an empty date has a button that fills in today. */
  today?: boolean | undefined;
  onText: (text: string) => void;
  onBlur?: () => void;
}

const Calendar = lazyComponent(async () => (await import('./Calendar.tsx')).Calendar);

/** A text input for a date, with a calendar behind a button, whose code loads when it is wanted. */
export function DateBox({
  name,
  label,
  text,
  min,
  max,
  disabled = false,
  today = false,
  onText,
  onBlur,
}: DateBoxProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box position="relative" w="full" css={{ containerType: 'inline-size' }}>
      <Input
        ref={input}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder={DATE_PLACEHOLDER}
        // Small enough for the narrowest date input, which is 128 px wide.
        _placeholder={{ fontSize: 'xs' }}
        pe="7"
        // The calendar is at the end of the page's lines, the text has its own direction.
        css={{ '[dir=rtl] &': { ps: '7', pe: '3' } }}
        fontVariantNumeric="tabular-nums"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={onBlur}
      />
      {today && text === '' && !disabled && (
        <Button
          position="absolute"
          insetEnd="8"
          top="50%"
          transform="translateY(-50%)"
          size="2xs"
          variant="plain"
          aria-label={kitMessages.labeled(kitMessages.today, label)}
          // In a narrow box it would cover the placeholder.
          css={{ '@container (max-width: 180px)': { display: 'none' } }}
          onClick={() => {
            onText(showDate(calendarDay(new Date())));
            input.current?.focus();
          }}
        >
          {kitMessages.today}
        </Button>
      )}
      <IconButton
        position="absolute"
        insetEnd="1"
        top="50%"
        transform="translateY(-50%)"
        size="2xs"
        variant="ghost"
        aria-label={formMessages.pickDate(label)}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={Calendar.preload}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <CalendarDays aria-hidden />
      </IconButton>
      {anchor && (
        <Calendar
          label={formMessages.pickDate(label)}
          value={readDate(text) ?? ''}
          min={min ?? DATE_BOUNDS.min}
          max={max ?? DATE_BOUNDS.max}
          anchor={anchor}
          onPick={(date) => {
            setAnchor(null);
            onText(showDate(date));
            input.current?.focus();
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </Box>
  );
}
