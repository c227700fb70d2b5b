/** Reads the history that api/v1 keeps of a record. Independent of concepts: the path identifies the record. */
import type { RecordType } from '../generated/resolvers.ts';
import type { HistoryEntry } from '../generated/rest.ts';
import { REST_PATH } from '../record/types.ts';
import { type Page, pageOf } from '../rest/answer.ts';
import { listQuery, restId } from '../rest/list.ts';
import type { Rest } from '../rest/operation.ts';
import { camelCase, snakeCase } from '../upstream/names.ts';
import { type Path, path } from '../upstream/path.ts';

type RestChange = HistoryEntry['changes'][number];

/** An entry; its values are text, although api/v1 has any JSON. Other backends may not say who did it, and name nothing. */
export interface RestHistoryEntry extends Omit<HistoryEntry, 'changes' | 'source' | 'apiKey' | 'import'> {
  readonly source?: HistoryEntry['source'];
  readonly apiKey?: HistoryEntry['apiKey'];
  readonly import?: HistoryEntry['import'];
  readonly changes: Array<{ field: string; from: string | null; to: string | null; names: RestChange['names'] }>;
}

/** The API key that did what an entry tells. */
export type RestHistoryKey = NonNullable<HistoryEntry['apiKey']>;

type Row = { readonly id: string | number };

/** The part of a history that is asked for. */
export interface HistoryPart {
  readonly page?: number | null;
  readonly items?: number | null;
  readonly field?: string | null;
  readonly before?: string | null;
}

type Names = Readonly<Record<string, string>>;

/** The fields of api/v1 (camelCase) that have another name in the schema, by record type. */
const NAMES: Partial<Record<RecordType, Names>> = {
  ORDER_ITEM: { commercialInvoiceId: 'shipmentId', shipment: 'shipmentType' },
  USER: { permissionId: 'roleId' },
  API_KEY: { permissionId: 'roleId' },
};

/** Creates the `history` resolver of a record type: `history: historyOf('VENDOR')`. */
export function historyOf(type: RecordType) {
  return historyAt<Row>(({ id }) => path`${REST_PATH[type]}/${id}/history`, NAMES[type]);
}

/** Creates the `history` resolver of a type whose records are below others. @param place returns its path in api/v1 */
export function historyAt<Of extends Row>(place: (row: Of) => Path, names: Names = {}) {
  const restName = (name: string) =>
    snakeCase(Object.entries(names).find(([, different]) => different === name)?.[0] ?? name);
  return async (
    row: Of,
    { field, before, ...list }: HistoryPart,
    { rest }: { readonly rest: Rest },
  ): Promise<Page<RestHistoryEntry>> => {
    const filters = { field: field ? restName(field) : undefined, before: restId(before) ?? undefined };
    const { data, meta } = pageOf<HistoryEntry>(
      await rest.read(place(row), { query: { ...listQuery(list), filters } }),
    );
    return { data: data.map((entry) => withNames(entry, names)), meta };
  };
}

/** Converts an entry of a record's history that api/v1 returns with something else. */
export const shownEntry = (type: RecordType, entry: HistoryEntry): RestHistoryEntry =>
  withNames(entry, NAMES[type] ?? {});

function withNames(entry: HistoryEntry, names: Names): RestHistoryEntry {
  const changes = entry.changes.map((change) => ({
    field: names[camelCase(change.field)] ?? camelCase(change.field),
    from: textOf(change.from),
    to: textOf(change.to),
    names: change.names ?? [],
  }));
  return { ...entry, changes };
}

/** Converts a value for `HistoryChange`: text stays as is, everything else becomes JSON, a missing value null. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
