/** The sources of choices. One source serves both the pickers of forms and the filters of lists. */
import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { matching } from './matching.ts';
import type { Choice } from './values.ts';

/** A request for choices. */
export interface ChoiceRequest {
  /** A part of the label; null for all choices. */
  search: string | null;
  /** The maximum number of choices. */
  items: number;
  /** Whether to send no request, because the list of choices is closed. */
  skip: boolean;
}

/** The result of a request for choices. */
export interface FoundChoices {
  /** Undefined until the first response. */
  options: readonly Choice[] | undefined;
  /** The total number of matching choices. */
  count: number;
  /** Whether nothing matches, and the choices match but for a slip. */
  similar?: boolean;
  loading: boolean;
  /** The error of the request. */
  error: unknown;
}

/** The record that another one has ended in. */
export interface Successor {
  id: string;
  /** What became of the other one, as a sentence. */
  told: string;
}

/** A source of choices. Its `use…` functions are hooks. */
export interface ChoiceSource {
  useFound(question: ChoiceRequest): FoundChoices;
  /** Returns the label of a chosen id; undefined while it loads, null if no such choice exists (any longer). */
  useLabel(id: string): string | null | undefined;
  /** Whether the list is so long that its input has a search instead of showing it whole. */
  long?: boolean;
  /** Finds the choice that stands for an id which no choice has any longer; null if there is none. */
  successorOf?(client: ApolloClient, id: string): Promise<Successor | null>;
  /** Whether a choice exists, for sources that know it without a request. */
  has?(id: string): boolean;
}

/** The parts of a query's result that a source reads. */
export interface ChoiceQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
}

/** A page of records that are offered. */
interface ChoicePage<Row> {
  data: readonly Row[];
  meta: { count: number; similar?: boolean };
}

/**
 * Returns the choices of a paginated query; the previous page stays until the next one has loaded.
 * @param page, asChoice the same functions each time
 */
export function useFoundPage<Data, Row>(
  query: ChoiceQuery<Data>,
  page: (data: Data) => ChoicePage<Row>,
  asChoice: (row: Row) => Choice,
): FoundChoices {
  const answer = query.data ?? query.previousData;
  const found = useMemo(() => answer && page(answer), [answer, page]);
  const options = useMemo(() => found?.data.map(asChoice), [found, asChoice]);
  return {
    options,
    count: found?.meta.count ?? 0,
    similar: found?.meta.similar ?? false,
    loading: query.loading,
    error: query.error,
  };
}

/** Returns the label from a single-record query: undefined while it loads, null if it does not exist, the id on failure. */
export function labelOf<Data>(
  { data, error }: ChoiceQuery<Data>,
  id: string,
  label: (data: Data) => string | null | undefined,
): string | null | undefined {
  return data ? (label(data) ?? null) : error ? id : undefined;
}

/** A record as a choice; what is said about it where it is offered may be added to its row. */
interface OfferedRow extends Pick<Choice, 'note' | 'refused'> {
  id: string;
}

interface RecordSource<Found, Named, Row> {
  /** Queries a page of the records whose label matches the search text. */
  useFound: (question: Omit<ChoiceRequest, 'skip'>, skip: boolean) => ChoiceQuery<Found>;
  page: (data: Found) => ChoicePage<Row>;
  /** Queries one record. */
  useNamed: (id: string, skip: boolean) => ChoiceQuery<Named>;
  record: (data: Named) => Row | null;
  label: (row: Row) => string;
  /** For records that end in others of their type. */
  successorOf?: NonNullable<ChoiceSource['successorOf']>;
}

/** Creates a source of records of one type: searched by text, page by page; a chosen record is queried by its id. */
export function recordSource<Found, Named, Row extends OfferedRow>(
  source: RecordSource<Found, Named, Row>,
): ChoiceSource {
  const { useFound, page, useNamed, record, label, successorOf } = source;
  const asChoice = (row: Row) => ({
    id: row.id,
    label: label(row),
    ...(row.note && { note: row.note }),
    ...(row.refused && { refused: true }),
  });
  return {
    useFound: ({ skip, ...question }) => useFoundPage(useFound(question, skip), page, asChoice),
    useLabel: (id) =>
      labelOf(useNamed(id, id === ''), id, (data) => {
        const row = record(data);
        return row && label(row);
      }),
    ...(successorOf && { successorOf }),
  };
}

/**
 * Creates a source of a list that is loaded whole, for instance countries. The hook `useAll` sends no request on `skip`.
 * @param long whether inputs offer a search
 */
export function listSource(useAll: (skip: boolean) => Omit<FoundChoices, 'count'>, long = false): ChoiceSource {
  return {
    long,
    useFound({ search, items, skip }) {
      const all = useAll(skip);
      const matches = useMemo(() => all.options && matching(all.options, search ?? ''), [all.options, search]);
      const options = useMemo(() => matches?.options.slice(0, items), [matches, items]);
      return { ...all, options, count: matches?.options.length ?? 0, similar: matches?.similar ?? false };
    },
    useLabel(id) {
      const { options, error } = useAll(id === '');
      return options ? (options.find((option) => option.id === id)?.label ?? null) : error ? id : undefined;
    },
  };
}

/** Creates a source of a few constant choices. */
export function fixedSource(options: readonly Choice[]): ChoiceSource {
  const source = listSource(() => ({ options, loading: false, error: undefined }));
  return { ...source, has: (id) => options.some((option) => option.id === id) };
}
