/**
 * Views of a list in its address: `?view=7.Late` shows a view as it is saved, with its name for whoever may not see it.
 * `?view=7.Late&changed=1&…` shows what somebody has made of it and not saved: then everything is in the address.
 */
import type { CountedListInput, SavedViewFieldsFragment, ViewedList } from '../../generated/operations.ts';
import type { ShownColumn } from './arrange.ts';
import { type Dropped, type ListSpec, type ListState, parseList, readPage, serializeList } from './listState.ts';

/** A view of a list. */
export type SavedView = SavedViewFieldsFragment;

/** What a view keeps: filters, search and sort as an address has them, and the columns. */
export interface ViewContent {
  address: string;
  /** Null for those that the list has by default. */
  columns: readonly ShownColumn[] | null;
}

/** What of a list's rows is wanted. */
export interface WantedRows<Filter> {
  search: string | null;
  filter: Partial<Filter> | null;
}

/** Where a list is: which views it has, and how its rows are counted. A list with views declares it. */
export interface ListPlace<Filter> {
  list: ViewedList;
  /** The program whose list it is; null for a list of the organization. */
  programId: string | null;
  /** Returns the list as the server counts it. */
  counted: (rows: WantedRows<Filter>) => CountedListInput;
}

const VIEW = 'view';
const CHANGED = 'changed';
const COLUMNS = 'columns';
const PAGE = 'page';

/** A view that an address names. */
export interface NamedView {
  id: string;
  /** The name that it had when the address was written; empty if the address does not say it. */
  name: string;
  /** Whether the address has what was made of it, in place of what is saved. */
  isChanged: boolean;
}

/** Reads which view an address names; null if it names none. */
export function readView(params: URLSearchParams): NamedView | null {
  const [, id, name = ''] = /^([^.]+)(?:\.(.*))?$/s.exec(params.get(VIEW) ?? '') ?? [];
  return id === undefined ? null : { id, name, isChanged: params.has(CHANGED) };
}

/** Returns an address without the view that it names. */
export function withoutView(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of [VIEW, CHANGED, COLUMNS]) rest.delete(name);
  return rest;
}

/** Reads columns of an address: `order_number,status.140`; null if it has none that can be read. */
export function readColumns(params: URLSearchParams): readonly ShownColumn[] | null {
  const columns = (params.get(COLUMNS) ?? '').split(',').flatMap((text) => {
    const [, name, width] = /^(\w+)(?:\.(\d{2,3}))?$/.exec(text) ?? [];
    return name ? [{ name: name.toUpperCase(), width: width ? Number(width) : null }] : [];
  });
  return columns.length > 0 ? columns : null;
}

function columnsText(columns: readonly ShownColumn[]): string {
  return columns.map(({ name, width }) => name.toLowerCase() + (width ? `.${width}` : '')).join(',');
}

/** Writes filters, search and sort as a view keeps them, without the page. */
export function viewAddress<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  state: ListState<Field>,
): string {
  return serializeList(spec, { ...state, page: 1 }).toString();
}

/** Whether a list shows something else than a view keeps. */
export function differs<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  state: ListState<Field>,
  { address, columns }: ViewContent,
): boolean {
  return viewAddress(spec, state) !== address || columnsText(state.columns ?? []) !== columnsText(columns ?? []);
}

/** Whether two versions of a view show the same. */
export const showsSame = (one: ViewContent, other: ViewContent): boolean =>
  one.address === other.address && columnsText(one.columns ?? []) === columnsText(other.columns ?? []);

/** Reads what a view keeps. */
export function stateOfView<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  view: ViewContent,
): { state: ListState<Field>; dropped: readonly Dropped[] } {
  const { state, dropped } = parseList(spec, new URLSearchParams(view.address));
  return { state: { ...state, columns: view.columns ?? null }, dropped };
}

/** Reads the page of an address of a view. */
export const pageOfView = (params: URLSearchParams, rowsOfPage: number): number =>
  readPage(params.get(PAGE), rowsOfPage);

/** Writes the state of a list as an address. @param view the view that the state was made of; null for none */
export function writeList<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  state: ListState<Field>,
  view: SavedView | null,
): URLSearchParams {
  if (!view) return serializeList(spec, state);
  const params = new URLSearchParams({ [VIEW]: `${view.id}.${view.name}` });
  if (!differs(spec, state, view)) {
    if (state.page > 1) params.set(PAGE, String(state.page));
    return params;
  }
  params.set(CHANGED, '1');
  for (const [name, value] of serializeList(spec, state)) params.append(name, value);
  if (state.columns) params.set(COLUMNS, columnsText(state.columns));
  return params;
}
