import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ChoiceSource } from '../../kit/form/choiceSource.ts';
import type { Choice } from '../../kit/form/values.ts';
import { type ItemOptions, LISTED } from './itemColumns.ts';

/** The question that loads a whole list at once. */
const ALL = { search: null, items: 1000, skip: false };

/** The answer of one list: its choices, once they are there, or the error that kept them from loading. */
interface Answer {
  options: readonly Choice[] | undefined;
  error: unknown;
}

interface ItemOptionListsProps {
  /** Shows the options of the item columns; null until all lists are loaded. */
  children: (options: ItemOptions | null, error: unknown) => ReactNode;
}

/** Loads the options of the item columns with a list of choices. */
export function ItemOptionLists({ children }: ItemOptionListsProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const options = useMemo(() => {
    const entries = LISTED.flatMap(({ id }) => (answers[id]?.options ? [[id, answers[id].options] as const] : []));
    return entries.length === LISTED.length ? Object.fromEntries(entries) : null;
  }, [answers]);
  return (
    <>
      {LISTED.map(({ id, source }) => (
        <OptionList
          key={id}
          source={source}
          onAnswer={(answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
        />
      ))}
      {children(options, Object.values(answers).find(({ error }) => error)?.error ?? null)}
    </>
  );
}

/** Loads one list and shows nothing: a component each, because each source is a hook. */
function OptionList({ source, onAnswer }: { source: ChoiceSource; onAnswer: (answer: Answer) => void }) {
  const { options, error } = source.useFound(ALL);
  const report = useEffectEvent(onAnswer);
  useEffect(() => report({ options, error }), [options, error]);
  return null;
}
