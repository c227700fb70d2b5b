/** Reads the history that api/v1 keeps of a record. Independent of concepts: the path identifies the record. */
import type { HistoryEntry } from '../generated/rest.ts';
import { type Page, pageOf } from '../rest/answer.ts';
import { listQuery } from '../rest/list.ts';
import { camelCase } from '../rest/names.ts';
import type { Rest } from '../rest/operation.ts';
import { type Path, path } from '../rest/path.ts';

/** An entry; its values are text, although api/v1 has any JSON. */
export interface RestHistoryEntry extends Omit<HistoryEntry, 'changes'> {
  readonly changes: Array<{ field: string; from: string | null; to: string | null }>;
}

type Row = { readonly id: string | number };
type Paging = { page?: number | null; items?: number | null };

/**
 * Creates the `history` resolver of a record type: `history: historyOf('vendors')`.
 * @param type the record type's path in api/v1
 * @param names api/v1's fields (camelCase) with their different names in the schema
 */
export function historyOf(type: string, names: Readonly<Record<string, string>> = {}) {
  return historyAt<Row>(({ id }) => path`${type}/${id}/history`, names);
}

/** Creates the `history` resolver of a type whose records are below others. @param place returns its path in api/v1 */
export function historyAt<Of extends Row>(place: (row: Of) => Path, names: Readonly<Record<string, string>> = {}) {
  const nameOf = (field: string) => names[camelCase(field)] ?? camelCase(field);
  return async (row: Of, list: Paging, { rest }: { readonly rest: Rest }): Promise<Page<RestHistoryEntry>> => {
    const { data, meta } = pageOf<HistoryEntry>(await rest.read(place(row), { query: listQuery(list) }));
    const changesOf = ({ changes }: HistoryEntry) =>
      changes.map(({ field, from, to }) => ({ field: nameOf(field), from: textOf(from), to: textOf(to) }));
    return { data: data.map((entry) => ({ ...entry, changes: changesOf(entry) })), meta };
  };
}

/** Converts a value for `HistoryChange`: text stays as is, everything else becomes JSON, a missing value null. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
