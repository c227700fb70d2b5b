/** What an import made of vendors, end users and groups: whether it can be taken back, and how it is removed. */
import { type RawBuilder, sql } from 'kysely';
import type { ShownType } from '../access/areas.ts';
import type { Db } from '../db/client.ts';
import { noteWrites } from '../history/note.ts';
import { anyOf } from '../record/listOrder.ts';
import type { NamedTable, RowToTakeBack, WriteContext } from './kind.ts';
import { messages } from './messages.ts';

/** Returns why each of these records stays if an import is undone, or null. */
export async function whyStay(table: NamedTable, db: Db, rows: readonly RowToTakeBack[]): Promise<(string | null)[]> {
  const { rows: versions } = await sql<{ id: number; version: number }>`
    select id, lock_version as version from ${sql.table(table)}
    where id = ${anyOf(rows.flatMap(({ recordId }) => recordId ?? []))}`.execute(db);
  const now = new Map(versions.map(({ id, version }) => [id, version]));
  const used = await usedRecords(
    table,
    db,
    rows.flatMap(({ recordId, back }) => (back === null && recordId !== null ? [recordId] : [])),
  );
  return rows.map(({ recordId, version }) => {
    const current = now.get(recordId ?? 0);
    if (current === undefined) return messages.stays.removed;
    if (current !== version) return messages.stays.changed;
    return used.has(recordId ?? 0) ? messages.stays.used : null;
  });
}

/** What refers to records of each table, and would be left without them. */
const REFERRING: Readonly<Record<NamedTable, readonly (readonly [table: string, column: string])[]>> = {
  vendors: [['purchase_orders', 'vendor_id']],
  end_users: [['purchase_orders', 'end_user_id']],
  groups: [
    ['purchase_orders', 'group_id'],
    ['shipments', 'group_id'],
    ['end_user_groups', 'group_id'],
  ],
};

async function usedRecords(table: NamedTable, db: Db, ids: readonly number[]): Promise<Set<number>> {
  const references = REFERRING[table].map(
    ([from, column]) =>
      sql`select ${sql.ref(column)} as id from ${sql.table(from)} where ${sql.ref(column)} = ${anyOf(ids)}`,
  );
  const documents = sql`select parent_id as id from documents
    where parent_type = ${TYPES[table]} and parent_id = ${anyOf(ids)}`;
  const { rows } = await sql<{ id: number }>`${sql.join([...references, documents], sql` union `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The types of the records of each table. */
const TYPES = { vendors: 'Vendor', end_users: 'EndUser', groups: 'Group' } as const satisfies Record<
  NamedTable,
  ShownType
>;

/** Returns where a record of a table is, for its history. */
const PLACES: Readonly<Record<NamedTable, RawBuilder<{ organization_id: number; program_id: number | null }>>> = {
  vendors: sql`organization_id, null::bigint as program_id`,
  end_users: sql`organization_id, null::bigint as program_id`,
  groups: sql`(select p.organization_id from programs p where p.id = program_id) as organization_id, program_id`,
};

/** Removes a record that an import made, if it is still as it was made and nothing uses it. @returns why it stays, or null */
export async function removeMade(
  context: WriteContext,
  table: NamedTable,
  id: number,
  version: number,
): Promise<string | null> {
  if ((await usedRecords(table, context.db, [id])).has(id)) return messages.stays.used;
  const { rows } = await sql<{ organization_id: number; program_id: number | null }>`
    delete from ${sql.table(table)} where id = ${id} and lock_version = ${version}
    returning ${PLACES[table]}`.execute(context.db);
  const [gone] = rows;
  if (!gone) return messages.stays.changed;
  const { organization_id: organizationId, program_id: programId } = gone;
  const place = { organizationId, ...(programId !== null && { programId }) };
  await noteWrites(context, 'delete', [
    { record: { type: TYPES[table], id, lockVersion: version, ...place }, changes: [] },
  ]);
  return null;
}
