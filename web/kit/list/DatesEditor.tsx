import { Box, chakra, Field, HStack, IconButton, Input } from '@chakra-ui/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRef, useState } from 'react';
import { readDate, showDate } from '../form/dateText.ts';
import { messages } from '../messages.ts';
import type { EditorProps } from './filters.ts';

/** A range of calendar dates. It takes effect when both ends are dates or empty and in order. */
export function DatesEditor({ value, onChange }: EditorProps) {
  const [from = '', to = ''] = value;
  const [texts, setTexts] = useState({ from: showDate(from), to: showDate(to) });
  const ends = { from: dateOf(texts.from), to: dateOf(texts.to) };
  const backwards = Boolean(ends.from && ends.to && ends.from > ends.to);
  const type = (end: 'from' | 'to', text: string) => {
    const next = { ...texts, [end]: text };
    setTexts(next);
    const [first, last] = [dateOf(next.from), dateOf(next.to)];
    if (first !== null && last !== null && !(first && last && first > last)) onChange([first, last]);
  };
  return (
    <>
      <HStack gap="2" align="start">
        <DateBox
          label={messages.list.from}
          text={texts.from}
          max={ends.to || undefined}
          invalid={ends.from === null || backwards}
          onText={(text) => type('from', text)}
        />
        <DateBox
          label={messages.list.to}
          text={texts.to}
          min={ends.from || undefined}
          invalid={ends.to === null || backwards}
          onText={(text) => type('to', text)}
        />
      </HStack>
      <Box role="status" color="fg.error" textStyle="xs" mt="1.5">
        {backwards && messages.list.dateOrder}
        {(ends.from === null || ends.to === null) && messages.list.dateInvalid}
      </Box>
    </>
  );
}

interface DateBoxProps {
  label: string;
  text: string;
  min?: string;
  max?: string;
  invalid: boolean;
  onText: (text: string) => void;
}

function DateBox({ label, text, min, max, invalid, onText }: DateBoxProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Field.Root invalid={invalid}>
      <Field.Label color="fg.muted" textStyle="xs">
        {label}
      </Field.Label>
      <Box position="relative" w="full">
        <Input
          inputMode="numeric"
          autoComplete="off"
          px="2.5"
          pe="8"
          placeholder={messages.list.datePlaceholder}
          fontVariantNumeric="tabular-nums"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {/* Only the browser's own calendar of this one is used; it costs no JavaScript. */}
        <chakra.input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={dateOf(text) ?? ''}
          min={min}
          max={max}
          onChange={(event) => onText(showDate(event.target.value))}
          position="absolute"
          insetEnd="2"
          bottom="0"
          boxSize="1px"
          opacity="0"
          pointerEvents="none"
        />
        <IconButton
          position="absolute"
          insetEnd="1"
          top="5px"
          size="2xs"
          variant="ghost"
          aria-label={messages.list.pickDate(label)}
          onClick={() => calendar.current?.showPicker()}
        >
          <CalendarDays />
        </IconButton>
      </Box>
    </Field.Root>
  );
}

/** The date that a text is; empty for none, null while it is no date (yet). */
function dateOf(text: string): string | null {
  return text.trim() === '' ? '' : readDate(text);
}
