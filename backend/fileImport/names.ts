/** The records that a file names: what is found under a name, what is near it, and what is made of it. */
import { sql } from 'kysely';
import type { Area } from '../access/areas.ts';
import { type Caller, can } from '../access/caller.ts';
import type { WorkContext } from '../backgroundWork/rules.ts';
import type { Db } from '../db/client.ts';
import { anyOf } from '../record/listOrder.ts';
import { importedTables } from './importedTables.ts';
import type { ImportedField, ImportPlace, MadeRecord, NamedTable } from './kind.ts';
import { messages } from './messages.ts';
import type { NameAnswer } from './table.ts';

/** How records of a table are found and made by their names. */
export interface NamedRecords {
  readonly area: Area;
  /** Makes a record under a name. @throws HttpError if it cannot be made, 403 without the right to */
  readonly create: (
    context: WorkContext,
    place: ImportPlace,
    name: string,
    fields?: { readonly country?: string | null },
  ) => Promise<MadeRecord>;
}

/** The records of each table that a file can name. */
export type NamedTables = Readonly<Record<NamedTable, NamedRecords>>;

/** A record that a name may mean. */
export interface Found {
  readonly id: number;
  readonly name: string;
}

/**
 * Finds the records that are called exactly as these names, but for case, accents and spaces; by name as it is sent. A name that
 * only a record had which was merged into another means the other.
 */
export async function findNamed(
  db: Db,
  place: ImportPlace,
  table: NamedTable,
  names: readonly string[],
): Promise<Map<string, Found[]>> {
  if (names.length === 0) return new Map();
  const { name, within } = importedTables[table];
  const { rows } = await sql<Found & { sent: string }>`
    select sent.name as sent, t.id, ${name} as name
    from unnest(${[...names]}::text[]) as sent(name)
    join ${sql.table(table)} t on compare_key(${name}) = compare_key(sent.name)
    where ${within(place)} order by t.id`.execute(db);
  const found = Map.groupBy(rows, ({ sent }) => sent);
  const missing = names.filter((each) => !found.has(each));
  for (const row of await findMerged(db, place, table, missing)) found.set(row.sent, [row]);
  return found;
}

/** Finds the records into which those were merged that were called so. */
async function findMerged(db: Db, place: ImportPlace, table: NamedTable, names: readonly string[]) {
  if (names.length === 0) return [];
  const { type, name, within } = importedTables[table];
  const { rows } = await sql<Found & { sent: string }>`
    select distinct on (sent.name) sent.name as sent, t.id, ${name} as name
    from unnest(${[...names]}::text[]) as sent(name)
    join merged_records r on r.record_type = ${type} and compare_key(r.label) = compare_key(sent.name)
    join merges m on m.id = r.merge_id and m.undone_at is null
    join ${sql.table(table)} t on t.id = m.into_id
    where ${within(place)} order by sent.name, m.id desc`.execute(db);
  return rows;
}

/** How many near records are offered. */
const MOST_NEAR = 5;
/** The longest name that is compared with all others, in characters. */
const LONGEST = 200;

/** Finds the records whose names are nearest to one that was not found, the likeliest first. */
export async function nearestTo(db: Db, place: ImportPlace, table: NamedTable, text: string): Promise<Found[]> {
  const { name, within } = importedTables[table];
  const sought = text.slice(0, LONGEST);
  const { rows } = await sql<Found>`
    select t.id, ${name} as name
    from ${sql.table(table)} t
    where ${within(place)} and similarity(lower(${name}), lower(${sought})) > 0.25
    order by similarity(lower(${name}), lower(${sought})) desc, t.id limit ${MOST_NEAR}`.execute(db);
  return rows;
}

/** Reads the names of records that answers mean; those that the import may no longer name are absent. */
export async function readNamed(db: Db, place: ImportPlace, table: NamedTable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const { name, within } = importedTables[table];
  const { rows } = await sql<Found>`
    select t.id, ${name} as name from ${sql.table(table)} t
    where t.id = ${anyOf([...ids])} and ${within(place)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Counts the orders that name records, in the caller's programs. */
export async function countOrders(db: Db, caller: Caller, table: NamedTable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const { ofOrders } = importedTables[table];
  const { rows } = await sql<{ id: number; orders: number }>`
    select ${sql.ref(ofOrders)} as id, count(*)::int as orders from purchase_orders
    where ${sql.ref(ofOrders)} = ${anyOf([...ids])} and program_id = ${anyOf(caller.programIds)}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row.orders]));
}

/** Returns why a caller may not have records of a table made, as a sentence; null if they may. */
export function whyNotMade(caller: Caller, table: NamedTable, { area }: NamedRecords): string | null {
  return can(caller, area, 'write') && can(caller, area, 'create') ? null : messages.mayNotMake[table];
}

/**
 * Returns the answers that count for a caller: not those that have records made which they may not make, for instance by
 * somebody else's answer to an earlier file.
 */
export function answersFor(
  caller: Caller,
  tables: NamedTables,
  fields: readonly Pick<ImportedField, 'key' | 'names'>[],
  answers: readonly NameAnswer[],
): NameAnswer[] {
  return answers.filter(({ field: key, choice }) => {
    const table = fields.find((field) => field.key === key)?.names;
    return choice !== 'create' || !table || whyNotMade(caller, table, tables[table]) === null;
  });
}
