/** The names of records that the rows of a list refer to, and of filters: one query for each kind of record. */
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import type { Columns } from '../record/columns.ts';
import { anyOf } from '../record/listOrder.ts';

/** A column that shows the names of other records. */
export type Naming<Row> = Extract<Columns<Row, unknown>[string], { of: unknown }>;
/** The tables of the records that are named. */
export type NamedTable = Naming<unknown>['of'];

/** What records of each table are called, and whether the caller sees them by organization or by program. */
const NAMES = {
  purchase_orders: { name: sql<string>`order_number`, scope: 'program_id' },
  users: { name: sql<string>`btrim(first_name || ' ' || last_name)`, scope: 'organization_id' },
  vendors: { name: sql<string>`name`, scope: 'organization_id' },
  end_users: { name: sql<string>`label`, scope: 'organization_id' },
  groups: { name: sql<string>`name`, scope: 'program_id' },
  couriers: { name: sql<string>`company_name`, scope: 'organization_id' },
  programs: { name: sql<string>`name`, scope: 'id' },
  organizations: { name: sql<string>`name`, scope: 'id' },
} as const satisfies Record<NamedTable, { name: unknown; scope: string }>;

/** Returns the name of a record by its table and id; undefined for one that the caller may not see. */
export type NameOf = (table: NamedTable, id: number) => string | undefined;

/** Reads the names of these records. */
export async function readNames(
  db: Db,
  caller: Caller,
  wanted: ReadonlyMap<NamedTable, ReadonlySet<number>>,
): Promise<NameOf> {
  const named = new Map<NamedTable, Map<number, string>>();
  for (const [table, ids] of wanted) {
    if (ids.size === 0) continue;
    const { name, scope } = NAMES[table];
    const isByOrganization = scope === 'organization_id' || table === 'organizations';
    const seen = isByOrganization ? caller.organizationIds : caller.programIds;
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${name} as name from ${sql.table(table)}
      where id = ${anyOf([...ids])} and ${sql.ref(scope)} = ${anyOf(seen)}`.execute(db);
    named.set(table, new Map(rows.map((row) => [row.id, row.name])));
  }
  return (table, id) => named.get(table)?.get(id);
}

/** How many names of a table are kept from one piece of rows to the next. */
const KEPT = 10_000;

/** Reads the names that columns show of rows. */
export type NameReader = <Row>(columns: readonly Naming<Row>[], rows: readonly Row[]) => Promise<NameOf>;

/** Creates a reader that asks for each name once: many rows refer to few vendors, groups and people. */
export function nameReader(db: Db, caller: Caller): NameReader {
  const kept = new Map<NamedTable, Map<number, string | undefined>>();
  return async (columns, rows) => {
    const wanted = new Map<NamedTable, Set<number>>();
    for (const column of columns) {
      const known = kept.get(column.of);
      const ids = wanted.get(column.of) ?? new Set();
      wanted.set(column.of, ids);
      for (const row of rows) {
        const read = column.read(row);
        if (typeof read !== 'string') for (const id of read) if (id !== null && !known?.has(id)) ids.add(id);
      }
    }
    const found = await readNames(db, caller, wanted);
    for (const [table, ids] of wanted) {
      const known = kept.get(table) ?? new Map<number, string | undefined>();
      kept.set(table, known);
      for (const id of ids) known.set(id, found(table, id));
    }
    const now = new Map(kept);
    for (const [table, known] of kept) if (known.size > KEPT) kept.delete(table);
    return (table, id) => now.get(table)?.get(id);
  };
}
