import { Field, HStack } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { DATE_FORM, isInBounds, readDate, showDate } from '../../base/dateText.ts';
import { formatMessages } from '../../base/formatWords.ts';
import { messages } from '../../base/words.ts';
import { DateBox } from '../form/DateBox.tsx';
import { EditorProblem } from './EditorProblem.tsx';
import type { EditorProps } from './filters.ts';

/** The editor of a calendar date filter; the date takes effect as soon as the input is valid. */
export function DateEditor({ label, value: [date = ''], onChange }: EditorProps) {
  const [text, setText] = useState(showDate(date));
  const read = dateOf(text);
  const problem = useId();
  return (
    <>
      <End label={label} problem={problem} invalid={read === null}>
        <DateBox
          label={label}
          text={text}
          onText={(typed) => {
            setText(typed);
            const next = dateOf(typed);
            if (next !== null) onChange([next]);
          }}
        />
      </End>
      <EditorProblem id={problem} text={read === null ? formatMessages.dateInvalid(DATE_FORM) : null} />
    </>
  );
}

/** The editor of a calendar date range. It takes effect when both ends are valid or empty, and in order. */
export function DatesEditor({ value: [from = '', to = ''], onChange }: EditorProps) {
  const [texts, setTexts] = useState({ from: showDate(from), to: showDate(to) });
  const ends = { from: dateOf(texts.from), to: dateOf(texts.to) };
  const backwards = isBackwards(ends.from, ends.to);
  const problem = useId();
  const type = (end: 'from' | 'to', text: string) => {
    const next = { ...texts, [end]: text };
    setTexts(next);
    const [first, last] = [dateOf(next.from), dateOf(next.to)];
    if (first !== null && last !== null && !isBackwards(first, last)) onChange([first, last]);
  };
  return (
    <>
      <HStack gap="2" align="start">
        <End label={messages.list.from} problem={problem} invalid={ends.from === null || backwards}>
          <DateBox
            label={messages.list.from}
            text={texts.from}
            max={ends.to || undefined}
            onText={(text) => type('from', text)}
          />
        </End>
        <End label={messages.list.to} problem={problem} invalid={ends.to === null || backwards}>
          <DateBox
            label={messages.list.to}
            text={texts.to}
            min={ends.from || undefined}
            onText={(text) => type('to', text)}
          />
        </End>
      </HStack>
      <EditorProblem
        id={problem}
        text={
          backwards
            ? messages.list.dateOrder
            : ends.from === null || ends.to === null
              ? formatMessages.dateInvalid(DATE_FORM)
              : null
        }
      />
    </>
  );
}

interface EndProps {
  label: string;
  /** The element id of the problem. */
  problem: string;
  invalid: boolean;
  children: ReactNode;
}

function End({ label, problem, invalid, children }: EndProps) {
  return (
    <Field.Root ids={{ errorText: problem }} invalid={invalid}>
      <Field.Label color="fg.muted" textStyle="xs">
        {label}
      </Field.Label>
      {children}
    </Field.Root>
  );
}

function isBackwards(from: string | null, to: string | null): boolean {
  return Boolean(from && to && from > to);
}

/** Parses typed text as a date: empty for blank text, null if it is not a date (yet) or outside the server's bounds. */
function dateOf(text: string): string | null {
  if (text.trim() === '') return '';
  const date = readDate(text);
  return date !== null && isInBounds(date) ? date : null;
}
