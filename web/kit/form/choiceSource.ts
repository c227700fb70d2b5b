/** Knows where choices come from: one source serves the picker of a form and the filter of a list. */
import { useMemo } from 'react';
import { matching } from './matching.ts';
import type { Choice } from './values.ts';

/** What a source is asked for. */
export interface ChoiceQuestion {
  /** Part of the label; null for all. */
  search: string | null;
  /** How many choices at most. */
  items: number;
  /** Nothing is asked for yet: what would show the choices is closed. */
  skip: boolean;
}

/** What a source found. */
export interface FoundChoices {
  /** Undefined until the first answer. */
  options: readonly Choice[] | undefined;
  /** How many there are in all. */
  count: number;
  loading: boolean;
  /** Why they could not be asked for: whatever was thrown. */
  error: unknown;
}

/** Where choices come from. Its functions are hooks. */
export interface ChoiceSource {
  useFound(question: ChoiceQuestion): FoundChoices;
  /** What a chosen id is called; undefined while that is asked for, null when there is no such choice (any more). */
  useLabel(id: string): string | null | undefined;
  /** Whether there is such a choice, where that is known without asking. */
  has?(id: string): boolean;
}

/** The parts of a query's result that a source reads. */
export interface ChoiceQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
}

/** The found choices of a query that answers with a page; the last page stays until the next one is there. */
export function useFoundPage<Data, Row>(
  query: ChoiceQuery<Data>,
  page: (data: Data) => { data: readonly Row[]; meta: { count: number } },
  asChoice: (row: Row) => Choice,
): FoundChoices {
  const answer = query.data ?? query.previousData;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source turns its rows into choices in one way only.
  const options = useMemo(() => answer && page(answer).data.map(asChoice), [answer]);
  return { options, count: answer ? page(answer).meta.count : 0, loading: query.loading, error: query.error };
}

/** The label of a query for one record: undefined while it is asked for, null when it is not there. A failure shows the id. */
export function labelOf<Data>(
  { data, error }: ChoiceQuery<Data>,
  id: string,
  label: (data: Data) => string | null | undefined,
): string | null | undefined {
  return data ? (label(data) ?? null) : error ? id : undefined;
}

interface RecordSource<Found, Named, Row> {
  /** Asks for a page of the records whose label has these words. */
  useFound: (question: Omit<ChoiceQuestion, 'skip'>, skip: boolean) => ChoiceQuery<Found>;
  page: (data: Found) => { data: readonly Row[]; meta: { count: number } };
  /** Asks for one record. */
  useNamed: (id: string, skip: boolean) => ChoiceQuery<Named>;
  record: (data: Named) => Row | null;
  label: (row: Row) => string;
}

/** A source over records of one type: a page of them is found by words, and a chosen one is asked for by its id. */
export function recordSource<Found, Named, Row extends { id: string }>(
  source: RecordSource<Found, Named, Row>,
): ChoiceSource {
  const { useFound, page, useNamed, record, label } = source;
  const asChoice = (row: Row) => ({ id: row.id, label: label(row) });
  return {
    useFound: ({ skip, ...question }) => useFoundPage(useFound(question, skip), page, asChoice),
    useLabel: (id) =>
      labelOf(useNamed(id, id === ''), id, (data) => {
        const row = record(data);
        return row && label(row);
      }),
  };
}

/** A source over a list that is loaded as a whole, for instance countries: `useAll` is a hook, and asks nothing on `skip`. */
export function listSource(useAll: (skip: boolean) => Omit<FoundChoices, 'count'>): ChoiceSource {
  return {
    useFound({ search, items, skip }) {
      const all = useAll(skip);
      const matches = useMemo(() => all.options && matching(all.options, search ?? ''), [all.options, search]);
      const options = useMemo(() => matches?.slice(0, items), [matches, items]);
      return { ...all, options, count: matches?.length ?? 0 };
    },
    useLabel(id) {
      const { options, error } = useAll(id === '');
      return options ? (options.find((option) => option.id === id)?.label ?? null) : error ? id : undefined;
    },
  };
}

/** A source of a few choices that are known beforehand. */
export function fixedSource(options: readonly Choice[]): ChoiceSource {
  const source = listSource(() => ({ options, loading: false, error: undefined }));
  return { ...source, has: (id) => options.some((option) => option.id === id) };
}
