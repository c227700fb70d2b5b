import { Field, HStack, Input } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { compareDecimals, readDecimal } from '../form/decimal.ts';
import { formMessages } from '../form/messages.ts';
import { messages } from '../messages.ts';
import { EditorProblem } from './EditorProblem.tsx';
import type { EditorProps } from './filters.ts';

/** The pause in typing after which the list is queried. */
const TYPING_MS = 400;

/**
 * The editor of a number range: takes effect 400 ms after the last key, once both ends are numbers or empty, and in order.
 */
export function RangeEditor({ value: [from = '', to = ''], onChange }: EditorProps) {
  const [texts, setTexts] = useState({ from, to });
  const first = numberOf(texts.from);
  const last = numberOf(texts.to);
  const backwards = Boolean(first && last && compareDecimals(first, last) > 0);
  const ready = first !== null && last !== null && !backwards;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text starts the clock again.
  useEffect(() => {
    if (!ready || (first === from && last === to)) return;
    const timer = setTimeout(() => onChange([first, last]), TYPING_MS);
    return () => clearTimeout(timer);
  }, [texts]);
  const box = (end: 'from' | 'to', read: string | null) => (
    <Field.Root invalid={read === null || backwards}>
      <Field.Label color="fg.muted" textStyle="xs">
        {messages.list[end]}
      </Field.Label>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={texts[end]}
        onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
      />
    </Field.Root>
  );
  return (
    <>
      <HStack gap="2" align="start">
        {box('from', first)}
        {box('to', last)}
      </HStack>
      <EditorProblem
        text={backwards ? messages.list.rangeOrder : first === null || last === null ? formMessages.notANumber : null}
      />
    </>
  );
}

/** Parses typed text as a number: empty for blank text, null if it is not a number (yet). */
function numberOf(text: string): string | null {
  return text.trim() === '' ? '' : readDecimal(text);
}
