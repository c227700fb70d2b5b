/**
 * The state of a list (page, search, sort, filters), and how it is written to and read from the address bar. Knows nothing
 * of React, storage or the meaning of filters.
 */

import type { ChoiceSource } from '../form/choiceSource.ts';
import type { ShownColumn } from './arrange.ts';

/** The value of a filter as text: one entry for a text, date or single choice, several for many, `[from, to]` for ranges. */
export type FilterValue = readonly string[];

/** The kind of a filter: a text, one choice, many choices, one date, two dates, or two numbers. */
export type FilterKind = 'text' | 'one' | 'many' | 'date' | 'dates' | 'range';

/** A filter of a list: its name, and how its value is written, validated and turned into the operation's input. */
export interface FilterSpec<Filter> {
  /** The name in the address, also the key of the filter's value. Ranges write `id_from` and `id_to`. */
  id: string;
  label: string;
  kind: FilterKind;
  /** The source of its choices. */
  source?: ChoiceSource;
  /** Whether a value read from an address is usable; without it, any value is. */
  accepts?: (value: string) => boolean;
  /** Returns the part of the operation's filter input for a value. */
  apply: (value: FilterValue) => Partial<Filter>;
}

export interface Sort<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** The filters and sorts of a list, typed by the operation's input: a wrong name does not compile. */
export interface ListSpec<Filter, Field extends string> {
  filters: readonly FilterSpec<Filter>[];
  sortable: readonly Field[];
  /** The server's sort if the query has none; shown in the header. */
  defaultSort: Sort<Field>;
  pageSize: number;
}

export interface ListState<Field extends string> {
  page: number;
  search: string;
  /** Null for the server's default sort. */
  sort: Sort<Field> | null;
  /** Non-empty filters only. */
  filters: Readonly<Record<string, FilterValue>>;
  /** The chosen view, of a list inside a record. */
  view?: string;
  /** The chosen columns; null or absent for those that the list has by default. */
  columns?: readonly ShownColumn[] | null;
}

/** A change of a list by its user. */
export type ListChange<Field extends string> =
  | { kind: 'page'; page: number }
  | { kind: 'search'; search: string }
  | { kind: 'sort'; sort: Sort<Field> }
  | { kind: 'toggle'; field: Field; defaultSort: Sort<Field> }
  | { kind: 'filter'; id: string; value: FilterValue }
  | { kind: 'drop'; id: string; value: string; instead?: string | undefined }
  | { kind: 'view'; view: string }
  | { kind: 'columns'; columns: readonly ShownColumn[] | null }
  | { kind: 'clear' };

/** How a change is written to the address: in place of the current entry, or as a new one to go back from. */
export interface ChangeOptions {
  replace?: boolean;
}

/** Turns a list to a page. */
export type TurnPage = (page: number, options?: ChangeOptions) => void;

/** The state of a list that nobody has changed. */
export const BARE: ListState<never> = { page: 1, search: '', sort: null, filters: {} };

/** Returns the state after a change. All but another page lead back to the first page; `clear` keeps the sort. */
export function changeList<Field extends string>(state: ListState<Field>, change: ListChange<Field>): ListState<Field> {
  const first = { ...state, page: 1 };
  switch (change.kind) {
    case 'page':
      return { ...state, page: change.page };
    case 'search':
      return { ...first, search: change.search };
    case 'sort':
      return { ...first, sort: change.sort };
    case 'toggle':
      return { ...first, sort: nextSort(state.sort ?? change.defaultSort, change.field) };
    case 'filter':
      return { ...first, filters: withFilter(state.filters, change.id, change.value) };
    case 'drop': {
      const { id, value, instead = [] } = change;
      const kept = state.filters[id]?.flatMap((one) => (one === value ? instead : one)) ?? [];
      return { ...first, filters: withFilter(state.filters, id, [...new Set(kept)]) };
    }
    case 'view':
      return { ...first, view: change.view };
    case 'columns':
      return { ...state, columns: change.columns };
    case 'clear':
      return { ...first, search: '', filters: {} };
  }
}

function withFilter(filters: ListState<never>['filters'], id: string, value: FilterValue) {
  const { [id]: _old, ...others } = filters;
  return value.some(Boolean) ? { ...others, [id]: value } : others;
}

/** A part of an address that this list does not (or no longer) support, with its label for the user. */
export interface Dropped {
  label: string;
  /** The unsupported value; absent if the whole filter is unknown. */
  value?: string;
  /** What became of it, as a sentence, if another value stands for it now. */
  told?: string;
}

const PAGE = 'page';
const SEARCH = 'search';
const SORT = 'sort';

/** Parses an address. Unsupported parts are omitted from the state and listed in `dropped`. */
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
    state: { page: readPage(params.get(PAGE), spec.pageSize), search: params.get(SEARCH)?.trim() ?? '', sort, filters },
    dropped,
  };
}

/** Writes a state as an address. Defaults are omitted, so that equal states give equal addresses. */
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

/** Returns the variables of the list's query, without fixed ones such as the program. */
export function listVariables<Filter, Field extends string>(spec: ListSpec<Filter, Field>, state: ListState<Field>) {
  const parts = spec.filters.flatMap((filter) => {
    const value = state.filters[filter.id];
    return value ? [filter.apply(value)] : [];
  });
  const filter: Partial<Filter> | null = parts.length > 0 ? Object.assign({}, ...parts) : null;
  return { page: state.page, items: spec.pageSize, search: state.search || null, sort: state.sort, filter };
}

/** Returns the sort after a click on a column: ascending first, then the reverse direction. */
function nextSort<Field extends string>(current: Sort<Field>, field: Field): Sort<Field> {
  if (current.field !== field) return { field, direction: 'ASC' };
  return { field, direction: current.direction === 'ASC' ? 'DESC' : 'ASC' };
}

/** Whether a search or a filter narrows the list. */
export function isNarrowed(state: ListState<string>): boolean {
  return state.search !== '' || Object.keys(state.filters).length > 0;
}

/** Returns the page numbers to offer: 2 at each end, 1 on each side of the current page, `gap` for omitted ones. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const shown = [1, 2, page - 1, page, page + 1, pages - 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}

/** Whether a filter is a range with two ends. */
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

/** Parses a sort from an address; null if it is not a sort by one of these fields. */
export function readSort<Field extends string>(sortable: readonly Field[], text: string | null): Sort<Field> | null {
  const [name, direction] = text?.toUpperCase().split(':') ?? [];
  const field = sortable.find((candidate) => candidate === name);
  return field && (direction === 'ASC' || direction === 'DESC') ? { field, direction } : null;
}

/** Writes a sort for an address: `expiry_date:desc`. */
export function writeSort({ field, direction }: Sort<string>): string {
  return `${field}:${direction}`.toLowerCase();
}

/** How many rows of a list can be turned to: api/v1 rejects pages past them. */
const LAST_ROW = 10_000;

/** Parses a page number from an address: 1 if it is not one, and the last that can be asked for if it is past that. */
export function readPage(text: string | null, rowsOfPage: number): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), Math.ceil(LAST_ROW / rowsOfPage)) : 1;
}

function sameSort(one: Sort<string>, other: Sort<string>): boolean {
  return one.field === other.field && one.direction === other.direction;
}
