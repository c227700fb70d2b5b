import { type RawBuilder, sql } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { feedGrew } from '../feed/table.ts';
import { topic } from '../live/broadcast.ts';
import { lockSamples } from '../record/sample.ts';
import type { WriteContext } from '../record/write.ts';
import { noteSample } from './audit.ts';
import { lockSample } from './program.ts';

/** The sample data of an organization. */
interface Sample {
  readonly organizationId: number;
  readonly programId: number;
}

/** A kind of record of sample data: its table, and which of its rows are sample data. */
interface Kind {
  readonly type: RecordType;
  readonly table: string;
  readonly rows: (sample: Sample) => RawBuilder<boolean>;
  /** The record that a row belongs to, as SQL: who may see a document's changes depends on it. */
  readonly parent?: RawBuilder<unknown>;
}

const inProgram = ({ programId }: Sample) => sql<boolean>`program_id = ${programId}`;
const marked = ({ organizationId }: Sample) => sql<boolean>`organization_id = ${organizationId} and sample`;
const idsOf = ({ table, rows }: Kind, sample: Sample) => sql`select id from ${sql.table(table)} where ${rows(sample)}`;

const couriers: Kind = { type: 'Courier', table: 'couriers', rows: marked };
const parties: readonly Kind[] = [
  { type: 'Vendor', table: 'vendors', rows: marked },
  couriers,
  { type: 'EndUser', table: 'end_users', rows: marked },
];

/** All kinds, each before those that it refers to. Rows that belong to one record go with it: see the migrations. */
const kinds: readonly Kind[] = [
  {
    type: 'Attachment',
    table: 'documents',
    rows: (sample) =>
      sql<boolean>`(program_id = ${sample.programId} or ${sql.join(
        parties.map((kind) => sql`(parent_type = ${kind.type} and parent_id in (${idsOf(kind, sample)}))`),
        sql` or `,
      )})`,
    parent: sql`jsonb_build_object('type', parent_type, 'id', parent_id)`,
  },
  {
    type: 'OrderItem',
    table: 'order_items',
    rows: inProgram,
    parent: sql`jsonb_build_object('type', 'PurchaseOrder', 'id', purchase_order_id)`,
  },
  { type: 'CommercialInvoice', table: 'shipments', rows: inProgram },
  { type: 'PurchaseOrder', table: 'purchase_orders', rows: inProgram },
  {
    type: 'Airline',
    table: 'airlines',
    rows: (sample) => sql<boolean>`courier_id in (${idsOf(couriers, sample)})`,
    parent: sql`jsonb_build_object('type', 'Courier', 'id', courier_id)`,
  },
  ...parties,
  { type: 'Group', table: 'groups', rows: inProgram },
  { type: 'Program', table: 'programs', rows: ({ programId }) => sql<boolean>`id = ${programId}` },
];

/**
 * Removes the sample program of the caller's organization and all that belongs to it, with its history and its notifications.
 * The feed names each record that is gone, among the organization's own changes: nobody opens the program any more. Files
 * that nothing refers to are removed by the hourly cleanup. Of what people removed from the sample program themselves, the
 * feed still knows the last 90 days; the history of earlier ones stays, which nobody can open.
 * @throws 404 if there is no sample program that the caller may see
 */
export async function removeSample(context: WriteContext): Promise<void> {
  const { db, caller, announce } = context;
  const { organizationId } = caller;
  // Waits for writes that have begun; later ones no longer find what is removed.
  await lockSamples(db, organizationId);
  const programId = await lockSample(db, caller);
  if (programId === null) throw notFound();
  const sample = { organizationId, programId };
  const program = await db.selectFrom('programs').select('name').where('id', '=', programId).executeTakeFirstOrThrow();
  // What is not written on a request, such as notifications of expiry, locks the row that it is about.
  for (const kind of kinds) await sql`${idsOf(kind, sample)} order by id for update`.execute(db);
  await leaveMembers(db, sample, caller.userId);
  await forgetItems(db, sample);
  await forgetMerged(db, sample);
  for (const kind of kinds) await forget(db, kind, sample, caller.userId);
  for (const kind of kinds) await sql`delete from ${sql.table(kind.table)} where ${kind.rows(sample)}`.execute(db);
  await noteSample(context, { from: program.name, to: null });
  announce(feedGrew);
  // Their connections check again what they may follow.
  for (const { id } of await usersOf(db, organizationId)) announce({ topic: topic.user(id), message: {} });
}

/** Ends the memberships in the sample program, as a change of each user who had one. */
async function leaveMembers(db: Db, { organizationId, programId }: Sample, by: number): Promise<void> {
  const members = sql`select user_id from user_programs where program_id = ${programId}`;
  await sql`select id from users where id in (${members}) order by id for update`.execute(db);
  const programs = (which: RawBuilder<unknown>) =>
    sql`(select coalesce(jsonb_agg(m.program_id order by m.program_id), '[]') from user_programs m
      where m.user_id = u.id and ${which})`;
  const change = sql`jsonb_build_object('field', 'program_ids', 'from', ${programs(sql`true`)},
    'to', ${programs(sql`m.program_id <> ${programId}`)})`;
  await sql`insert into history (organization_id, record_type, record_id, user_id, action, changes)
    select u.organization_id, 'User', u.id, ${by}, 'update', jsonb_build_array(${change})
    from users u where u.id in (${members}) order by u.id`.execute(db);
  await sql`with changed as (
      update users set lock_version = lock_version + 1, updated_at = now()
      where id in (${members}) returning id, lock_version)
    insert into changes (organization_id, record_type, record_id, action, lock_version, parents, user_id)
    select ${organizationId}, 'User', id, 'edit', lock_version, '[]', ${by} from changed order by id`.execute(db);
  await db.deleteFrom('user_programs').where('program_id', '=', programId).execute();
}

/** Removes the history of items that people have removed from the program. */
async function forgetItems(db: Db, { programId }: Sample): Promise<void> {
  await sql`delete from history where record_type = 'OrderItem' and record_id in (
    select record_id from changes where program_id = ${programId} and record_type = 'OrderItem' and action = 'delete')`.execute(
    db,
  );
}

/** Removes what is known of records that were merged into others of the sample data, with their history. */
async function forgetMerged(db: Db, { organizationId, programId }: Sample): Promise<void> {
  const stayed = parties.map(
    ({ type, table }) =>
      sql`(m.record_type = ${type} and m.into_id in (select id from ${sql.table(table)} where organization_id = ${organizationId} and sample))`,
  );
  const merges = sql`select m.id from merges m
    where m.program_id = ${programId} or (m.organization_id = ${organizationId} and (${sql.join(stayed, sql` or `)}))`;
  await sql`delete from history h using merged_records r
    where r.merge_id in (${merges}) and h.record_type = r.record_type and h.record_id = r.record_id`.execute(db);
  await sql`delete from merges where id in (${merges})`.execute(db);
}

/** Removes the history and the notifications of records that are about to go, and tells the feed of them. */
async function forget(db: Db, kind: Kind, sample: Sample, by: number): Promise<void> {
  const { type, table, rows, parent } = kind;
  const parents = parent ? sql`jsonb_build_array(${parent})` : sql`'[]'::jsonb`;
  await sql`insert into changes (organization_id, record_type, record_id, action, lock_version, parents, user_id)
    select ${sample.organizationId}, ${type}, id, 'delete', lock_version, ${parents}, ${by}
    from ${sql.table(table)} where ${rows(sample)} order by id`.execute(db);
  for (const about of ['history', 'notifications']) {
    await sql`delete from ${sql.table(about)} where record_type = ${type} and record_id in (${idsOf(kind, sample)})`.execute(
      db,
    );
  }
}

const usersOf = (db: Db, organizationId: number) =>
  db
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .execute();
