/** What the second sheet of a workbook says: of which list it is, what it was narrowed by, in words, who wrote it and when. */
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { choiceName } from '../record/columns.ts';
import type { ListContext, ListParameters, Spreadsheet } from './list.ts';
import { messages } from './messages.ts';
import { type NamedTable, readNames } from './names.ts';
import { inZone } from './zoned.ts';

type Declared = Spreadsheet<ListParameters, { readonly id: number }, unknown>;

/** What is said besides the list itself. */
interface Facts {
  readonly similar: boolean;
  readonly timeZone: string;
  readonly now: Date;
}

/** The parts of the second sheet that are read before the rows. */
export interface About {
  /** The name of the program that the list is of; null for several. */
  readonly program: string | null;
  /** What the list is narrowed and sorted by: names and values. */
  readonly narrowed: readonly (readonly [string, string])[];
  /** Returns names and values. @param written how many rows the file has */
  readonly lines: (written: number) => (readonly [string, string])[];
}

/** Reads what is told of a list. */
export async function aboutList(
  declared: Declared,
  query: ListParameters,
  { db, caller }: ListContext<unknown>,
  { similar, timeZone, now }: Facts,
): Promise<About> {
  const { program_id: programId, search, sort, ids } = query;
  const names = await readNames(
    db,
    caller,
    new Map([['programs', new Set(programId === undefined ? [] : [programId])]]),
  );
  const program = (programId !== undefined && names('programs', programId)) || null;
  const maker = await makerOf(db, caller);
  const filters = await filterLines(declared, query, db, caller);
  const sorted = sort && declared.columns[sort.field]?.label();
  const { lines } = messages;
  const narrowed = [
    ...(search ? [[lines.search, similar ? messages.similarTo(search) : search] as const] : []),
    ...filters,
    ...(sorted
      ? [[lines.sort, sort.direction === 'asc' ? messages.ascending(sorted) : messages.descending(sorted)] as const]
      : []),
  ];
  return {
    program,
    narrowed,
    lines: (written) => [
      [lines.list, declared.title()],
      ...(program ? [[lines.program, program] as const] : []),
      [lines.rows, ids ? messages.selectedRows(written) : String(written)],
      ...narrowed,
      [lines.madeBy, maker],
      [lines.madeAt, inZone(now, timeZone)],
      [lines.timeZone, timeZone],
    ],
  };
}

/** Returns who asked for the file: a person, or an API key with the person who made it. */
async function makerOf(db: Db, { userId, key }: Caller): Promise<string> {
  const person = key?.makerId ?? userId;
  const { rows } = await sql<{ name: string; key: string | null }>`
    select btrim(first_name || ' ' || last_name) as name, (select k.name from api_keys k where k.id = ${key?.id ?? null}) as key
    from users where id = ${person}`.execute(db);
  const [maker] = rows;
  return maker?.key ? messages.byKey(maker.key, maker.name) : (maker?.name ?? '');
}

/** The values of a filter: those of a range are its two ends. */
interface Filter {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly ends: { from?: string; to?: string } | null;
}

async function filterLines(
  declared: Declared,
  query: ListParameters,
  db: Db,
  caller: Caller,
): Promise<(readonly [string, string])[]> {
  const filters = filtersIn(query);
  const wanted = new Map<NamedTable, Set<number>>();
  for (const { name, values } of filters) {
    const table = tableOf(declared, name);
    const ids = values.filter((value) => typeof value === 'number');
    if (table) wanted.set(table, new Set([...(wanted.get(table) ?? []), ...ids]));
  }
  const names = await readNames(db, caller, wanted);
  return filters.map(({ name, values, ends }) => {
    if (ends) return [filterLabel(declared, name), messages.range(ends.from, ends.to)];
    const table = tableOf(declared, name);
    const words = values.map((value) => {
      if (typeof value === 'boolean' || value === 'true' || value === 'false')
        return String(value) === 'true' ? messages.yes : messages.no;
      if (typeof value === 'number') return (table && names(table, value)) || String(value);
      const key = String(value);
      return choiceName(declared.choices?.[name] ?? [], key === 'unassigned' ? null : key) ?? messages.unassigned;
    });
    return [filterLabel(declared, name), words.join(', ')];
  });
}

/** Returns the filters of a query. The two ends of a range are one. */
function filtersIn({ filters = {} }: ListParameters): Filter[] {
  const found = new Map<string, Filter>();
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    const [, base = '', end] = /^(.+)_(from|to)$/.exec(name) ?? [];
    const ends = end === undefined ? null : { ...found.get(base)?.ends, [end]: String(value) };
    if (ends) found.set(base, { name: base, values: [], ends });
    else found.set(name, { name, values: [value].flat(), ends: null });
  }
  return [...found.values()];
}

/** The names of the column that a filter may be of: `statuses` is of `status`, `vendor_ids` of `vendor`, `user_ids` of `users`. */
const columnNames = (filter: string): string[] => {
  const one = filter.replace(/_ids$/, '');
  return [filter, one, `${one}s`, filter.replace(/es$/, ''), filter.replace(/s$/, '')];
};

const columnOf = <Column>(columns: Readonly<Record<string, Column>>, filter: string): Column | undefined =>
  columnNames(filter)
    .map((name) => columns[name])
    .find((column) => column !== undefined);

/** The tables of filters by ids that no column shows. */
const TABLES: Readonly<Record<string, NamedTable>> = { program_ids: 'programs', purchase_order_ids: 'purchase_orders' };

function tableOf(declared: Declared, filter: string): NamedTable | undefined {
  const column = columnOf(declared.columns, filter);
  return column && 'of' in column ? column.of : TABLES[filter];
}

/** Columns as far as they name filters. */
interface Labelled {
  readonly columns: Readonly<Record<string, { readonly label: () => string }>>;
}

/** Returns what a filter is called: as its column, if it is of one. */
export function filterLabel({ columns }: Labelled, filter: string): string {
  const own: Readonly<Record<string, string>> = messages.filters;
  return own[filter] ?? columnOf(columns, filter)?.label() ?? filter;
}
