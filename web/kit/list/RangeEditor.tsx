import { Field, HStack, Input } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { compareDecimals, editedDecimal, groupDigits, otherDecimal, typedDecimal } from '../../base/decimal.ts';
import { messages } from '../../base/words.ts';
import { formMessages } from '../form/messages.ts';
import { EditorProblem } from './EditorProblem.tsx';
import type { EditorProps } from './filters.ts';

/** The pause in typing after which the list is queried. */
const TYPING_MS = 400;

/**
 * The editor of a number range: takes effect 400 ms after the last key, once both ends are numbers or empty, and in order.
 */
export function RangeEditor({ value: [from = '', to = ''], onChange }: EditorProps) {
  const [texts, setTexts] = useState({ from: editedDecimal(from), to: editedDecimal(to) });
  const { first, last, backwards } = rangeOf(texts);
  const problem = useId();
  const take = useEffectEvent((typed: Texts) => {
    const range = rangeOf(typed);
    if (range.first === null || range.last === null || range.backwards) return;
    if (range.first !== from || range.last !== to) onChange([range.first, range.last]);
  });
  useEffect(() => {
    const timer = setTimeout(() => take(texts), TYPING_MS);
    return () => clearTimeout(timer);
  }, [texts]);
  const box = (end: 'from' | 'to', read: string | null) => (
    <Field.Root ids={{ errorText: problem }} invalid={read === null || backwards}>
      <Field.Label color="fg.muted" textStyle="xs">
        {messages.list[end]}
      </Field.Label>
      <Input
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={texts[end]}
        onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
      />
      {read && otherDecimal(texts[end]) !== null && (
        <Field.HelperText textStyle="xs">{formMessages.readAs(groupDigits(read))}</Field.HelperText>
      )}
    </Field.Root>
  );
  return (
    <>
      <HStack gap="2" align="start">
        {box('from', first)}
        {box('to', last)}
      </HStack>
      <EditorProblem
        id={problem}
        text={backwards ? messages.list.rangeOrder : first === null || last === null ? formMessages.notANumber : null}
      />
    </>
  );
}

interface Texts {
  from: string;
  to: string;
}

/** Parses both ends of a range. */
function rangeOf({ from, to }: Texts) {
  const [first, last] = [numberOf(from), numberOf(to)];
  return { first, last, backwards: Boolean(first && last && compareDecimals(first, last) > 0) };
}

/** Parses typed text as a number: empty for blank text, null if it is not a number (yet). */
function numberOf(text: string): string | null {
  return text.trim() === '' ? '' : typedDecimal(text);
}
