/**
 * Knows how a list's state is written into the address bar and read back: page, search, sort, filters.
 * Refuses to know React, storage and what the filters mean.
 */

import type { ChoiceSource } from '../form/choiceSource.ts';

/** What one filter holds, as text: one entry for text, a date and single choices, several for many, `[from, to]` for ranges. */
export type FilterValue = readonly string[];

/** How a filter is asked for: by a text, one choice, many, one date, two dates, or two numbers. */
export type FilterKind = 'text' | 'one' | 'many' | 'date' | 'dates' | 'range';

/** A filter of a list: how it is named, written, checked, and turned into the operation's input. */
export interface FilterSpec<Filter> {
  /** Its name in the address, also the key of its value. Ranges write `id_from` and `id_to`. */
  id: string;
  label: string;
  kind: FilterKind;
  /** Where its choices come from. */
  source?: ChoiceSource;
  /** Whether a value read from an address can be used; anything can without it. */
  accepts?: (value: string) => boolean;
  /** The part of the operation's filter input that a value stands for. */
  apply: (value: FilterValue) => Partial<Filter>;
}

export interface Sort<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** What a list can be asked: typed by the operation's filter input and sort fields, so that a wrong name does not compile. */
export interface ListSpec<Filter, Field extends string> {
  filters: readonly FilterSpec<Filter>[];
  sortable: readonly Field[];
  /** How the server sorts when it is not told; shown in the header. */
  defaultSort: Sort<Field>;
  pageSize: number;
}

export interface ListState<Field extends string> {
  page: number;
  search: string;
  /** Null: as the server sorts by default. */
  sort: Sort<Field> | null;
  /** Only filters that hold something. */
  filters: Readonly<Record<string, FilterValue>>;
}

/** Something in an address that this list cannot use (any more), worded for people. */
export interface Dropped {
  label: string;
  /** The value that was refused; absent when the whole filter is unknown. */
  value?: string;
}

const PAGE = 'page';
const SEARCH = 'search';
const SORT = 'sort';

/** Reads an address. What cannot be used is left out of the state and named in `dropped`. */
export function parseList<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  params: URLSearchParams,
): { state: ListState<Field>; dropped: readonly Dropped[] } {
  const dropped: Dropped[] = [];
  const filters: Record<string, FilterValue> = {};
  const known = new Set([PAGE, SEARCH, SORT]);
  for (const filter of spec.filters) {
    for (const name of namesOf(filter)) known.add(name);
    const value = readFilter(filter, params, dropped);
    if (value.some(Boolean)) filters[filter.id] = value;
  }
  for (const name of new Set(params.keys())) if (!known.has(name)) dropped.push({ label: name });
  const sorted = params.get(SORT);
  const sort = readSort(spec.sortable, sorted);
  if (sorted && !sort) dropped.push({ label: SORT, value: sorted });
  return {
    state: { page: readPage(params.get(PAGE)), search: params.get(SEARCH)?.trim() ?? '', sort, filters },
    dropped,
  };
}

/** Writes a state as an address; defaults are left out, so that equal states give equal addresses. */
export function serializeList<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  state: ListState<Field>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set(SEARCH, state.search);
  for (const filter of spec.filters) {
    const value = state.filters[filter.id] ?? [];
    if (isRange(filter)) {
      namesOf(filter).forEach((name, index) => {
        const end = value[index];
        if (end) params.set(name, end);
      });
    } else {
      for (const entry of value) if (entry) params.append(filter.id, entry);
    }
  }
  if (state.sort && !sameSort(state.sort, spec.defaultSort)) {
    params.set(SORT, writeSort(state.sort));
  }
  if (state.page > 1) params.set(PAGE, String(state.page));
  return params;
}

/** The variables of the list's query, apart from what is fixed (the program). */
export function listVariables<Filter, Field extends string>(spec: ListSpec<Filter, Field>, state: ListState<Field>) {
  const parts = spec.filters.flatMap((filter) => {
    const value = state.filters[filter.id];
    return value ? [filter.apply(value)] : [];
  });
  const filter: Partial<Filter> | null = parts.length > 0 ? Object.assign({}, ...parts) : null;
  return { page: state.page, items: spec.pageSize, search: state.search || null, sort: state.sort, filter };
}

/** Another order by a column: first ascending, then the other way round. */
export function nextSort<Field extends string>(current: Sort<Field>, field: Field): Sort<Field> {
  if (current.field !== field) return { field, direction: 'ASC' };
  return { field, direction: current.direction === 'ASC' ? 'DESC' : 'ASC' };
}

/** Whether anything narrows the list. */
export function isNarrowed(state: ListState<string>): boolean {
  return state.search !== '' || Object.keys(state.filters).length > 0;
}

/** Page numbers to offer: 2 at each end, 1 on each side of the current one, `gap` where numbers are left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const shown = [1, 2, page - 1, page, page + 1, pages - 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}

/** Whether a filter has a beginning and an end. */
export function isRange({ kind }: { kind: FilterKind }): boolean {
  return kind === 'dates' || kind === 'range';
}

function namesOf(filter: { id: string; kind: FilterKind }): string[] {
  return isRange(filter) ? [`${filter.id}_from`, `${filter.id}_to`] : [filter.id];
}

function readFilter<Filter>(filter: FilterSpec<Filter>, params: URLSearchParams, dropped: Dropped[]): FilterValue {
  const usable = (value: string) => {
    if (!value || !filter.accepts || filter.accepts(value)) return true;
    dropped.push({ label: filter.label, value });
    return false;
  };
  if (isRange(filter)) {
    return [`${filter.id}_from`, `${filter.id}_to`].map((name) => {
      const end = params.get(name) ?? '';
      return usable(end) ? end : '';
    });
  }
  const values = params.getAll(filter.id).map((value) => value.trim());
  const given = filter.kind === 'many' ? [...new Set(values)] : values.slice(0, 1);
  return given.filter((value) => value !== '' && usable(value));
}

/** A sort from an address; null when it is none by one of these fields. */
export function readSort<Field extends string>(sortable: readonly Field[], text: string | null): Sort<Field> | null {
  const [name, direction] = text?.toUpperCase().split(':') ?? [];
  const field = sortable.find((candidate) => candidate === name);
  return field && (direction === 'ASC' || direction === 'DESC') ? { field, direction } : null;
}

/** A sort as it stands in an address: `expiry_date:desc`. */
export function writeSort({ field, direction }: Sort<string>): string {
  return `${field}:${direction}`.toLowerCase();
}

/** A page number from an address; 1 when it is none. */
export function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

function sameSort(one: Sort<string>, other: Sort<string>): boolean {
  return one.field === other.field && one.direction === other.direction;
}
