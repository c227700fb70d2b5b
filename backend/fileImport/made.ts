/** What an import made of the records that files name: whether it can be taken back, and how it is removed. */
import { sql } from 'kysely';
import type { ShownType } from '../access/areas.ts';
import type { Db } from '../db/client.ts';
import { noteWrites } from '../history/note.ts';
import { anyOf } from '../record/listOrder.ts';
import { importedTables } from './importedTables.ts';
import type { NamedTable, UndoContext, WriteContext, WrittenRow } from './kind.ts';
import { messages } from './messages.ts';
import { readSince } from './since.ts';

/** A record that may be taken back, as the import left it. */
type Left = Pick<WrittenRow, 'recordId' | 'version' | 'back'>;

/** Returns why each of these records stays if an import is undone, or null. @param lock keeps that true until the commit */
export async function whyStay(
  table: NamedTable,
  { db, importId }: Pick<UndoContext, 'db' | 'importId'>,
  rows: readonly Left[],
  lock = false,
): Promise<(string | null)[]> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const { rows: versions } = await sql<{ id: number; version: number }>`
    select id, lock_version as version from ${sql.table(table)} where id = ${anyOf(ids)}
    order by id ${lock ? sql`for update` : sql``}`.execute(db);
  const now = new Map(versions.map(({ id, version }) => [id, version]));
  const since = await readSince(db, importId, importedTables[table].type, ids);
  const made = rows.flatMap(({ recordId, back }) => (back === null && recordId !== null ? [recordId] : []));
  const used = await usedRecords(table, db, made);
  return rows.map(({ recordId, version }) => {
    const id = recordId ?? 0;
    const current = now.get(id);
    const record = since.get(id);
    if (current === undefined) return record?.isTakenBack ? null : messages.stays.removed;
    if (record?.reason) return record.reason;
    if (!record?.isKnown && current !== version) return messages.stays.changed;
    return used.has(id) ? messages.stays.used : null;
  });
}

async function usedRecords(table: NamedTable, db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { type, referring } = importedTables[table];
  const references = referring.map(
    ([from, column]) =>
      sql`select ${sql.ref(column)} as id from ${sql.table(from)} where ${sql.ref(column)} = ${anyOf(ids)}`,
  );
  const documents = sql`select parent_id as id from documents
    where parent_type = ${type} and parent_id = ${anyOf(ids)}`;
  const { rows } = await sql<{ id: number }>`${sql.join([...references, documents], sql` union `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Removes records that an import made and nothing uses. Requires that they are locked. */
export async function removeMade(context: WriteContext, table: NamedTable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { type, place: placed } = importedTables[table];
  const { rows } = await sql<{ id: number; version: number; organization_id: number; program_id: number | null }>`
    delete from ${sql.table(table)} where id = ${anyOf(ids)}
    returning id, lock_version as version, ${placed}`.execute(context.db);
  const written = rows.map(({ id, version: lockVersion, organization_id: organizationId, program_id: programId }) => {
    const place = { organizationId, ...(programId !== null && { programId }) };
    return { record: { type, id, lockVersion, ...place }, changes: [] };
  });
  await noteWrites(context, 'delete', written);
}

/** A record that was made because a name in the file asked for it, and why it stays if the import is undone. */
export interface MadeName {
  readonly type: ShownType;
  readonly id: number;
  readonly label: string;
  readonly version: number;
  /** Whether it has been removed since. */
  readonly isRemoved: boolean;
  readonly stays: string | null;
}

/** What refers to a record goes before it: an end user may name groups, and groups are of programs. */
const IN_ORDER = ['end_users', 'groups', 'vendors', 'programs'] as const;

/** Reads the records that an import made because names in the file asked for them, by type and name. */
export async function readMadeNames(context: Pick<UndoContext, 'db' | 'importId'>): Promise<MadeName[]> {
  const names: MadeName[] = [];
  for (const table of IN_ORDER) names.push(...(await readMadeOf(context, table)));
  return names;
}

async function readMadeOf(context: Pick<UndoContext, 'db' | 'importId'>, table: NamedTable): Promise<MadeName[]> {
  const { type } = importedTables[table];
  const { rows } = await sql<Left & { id: number; label: string; isRemoved: boolean }>`
    select m.record_id as id, m.record_id as "recordId", m.label, m.version, null as back,
      not exists (select 1 from ${sql.table(table)} t where t.id = m.record_id) as "isRemoved"
    from file_import_made m where m.import_id = ${context.importId} and m.record_type = ${type}
    order by m.label, m.record_id`.execute(context.db);
  const left = rows.filter(({ isRemoved }) => !isRemoved);
  const reasons = left.length > 0 ? await whyStay(table, context, left) : [];
  const stays = new Map(left.map(({ id }, index) => [id, reasons[index] ?? null]));
  return rows.map(({ id, label, version, isRemoved }) => {
    return { type, id, label, version, isRemoved, stays: stays.get(id) ?? null };
  });
}

/** Reads the shipments that an import made and that stayed when it was undone, by number, at most so many. */
export async function readStayingShipments(
  { db, importId }: Pick<UndoContext, 'db' | 'importId'>,
  most: number,
): Promise<MadeName[]> {
  const rows = await db
    .selectFrom('file_import_made as m')
    .innerJoin('shipments as s', 's.id', 'm.record_id')
    .select(['s.id', 'm.label', 'm.version'])
    .where('m.import_id', '=', importId)
    .where('m.record_type', '=', 'CommercialInvoice')
    .orderBy('m.label')
    .limit(most)
    .execute();
  const since = await readSince(
    db,
    importId,
    'CommercialInvoice',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const stays = since.get(row.id)?.reason ?? messages.stays.used;
    return { ...row, type: 'CommercialInvoice', isRemoved: false, stays };
  });
}

/** Removes the records that an import made because names in the file asked for them, once nothing names them any more. */
export async function removeMadeNames(context: WriteContext): Promise<void> {
  for (const table of IN_ORDER) {
    // What named it may just have been removed.
    const names = await readMadeOf(context, table);
    const free = names.filter(({ isRemoved, stays }) => !isRemoved && stays === null);
    if (free.length === 0) continue;
    const left = free.map(({ id: recordId, version }) => ({ recordId, version, back: null }));
    // Looked at again under the lock, which only those get that seem to be free.
    const reasons = await whyStay(table, context, left, true);
    const going = free.filter((_name, index) => reasons[index] === null);
    await removeMade(
      context,
      table,
      going.map(({ id }) => id),
    );
  }
}
