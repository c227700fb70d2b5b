import { Box, Button, chakra, IconButton, Input } from '@chakra-ui/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRef } from 'react';
import { DATE_BOUNDS, readDate, showDate } from '../../base/dateText.ts';
import { calendarDay } from '../../base/format.ts';
import { messages as kitMessages } from '../../base/words.ts';
import { formMessages } from './messages.ts';

interface DateBoxProps {
  name?: string;
  /** The name of the date, for the calendar button's label. */
  label: string;
  /** The typed text, or a date as MM/DD/YYYY. */
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

/** A text input for a date, with the browser's calendar behind a button: it costs no JavaScript. */
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
  const calendar = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box position="relative" w="full" css={{ containerType: 'inline-size' }}>
      <Input
        ref={input}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={formMessages.datePlaceholder}
        // Small enough for the narrowest date input, which is 128 px wide.
        _placeholder={{ fontSize: 'xs' }}
        pe="7"
        fontVariantNumeric="tabular-nums"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={onBlur}
      />
      {/* Only its calendar popup is used; the text input above shows and accepts the date. */}
      <chakra.input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={readDate(text) ?? ''}
        min={min ?? DATE_BOUNDS.min}
        max={max ?? DATE_BOUNDS.max}
        onChange={(event) => onText(showDate(event.target.value))}
        position="absolute"
        insetEnd="2"
        bottom="0"
        boxSize="1px"
        opacity="0"
        pointerEvents="none"
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
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarDays aria-hidden />
      </IconButton>
    </Box>
  );
}
