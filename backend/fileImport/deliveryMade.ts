/** How many records of each type an import of deliveries makes, or made. */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { MadeCounts } from './kind.ts';

/** Counts what an import makes that is previewed, or what it made that is applied. */
export const countMade = (db: Db, importId: number, isApplied: boolean): Promise<MadeCounts> =>
  isApplied ? countWritten(db, importId) : countPlanned(db, importId);

async function countWritten(db: Db, importId: number): Promise<MadeCounts> {
  const of = (type: string) => sql`(count(*) filter (where record_type = ${type}))::int`;
  const { rows } = await sql<MadeCounts>`
    select ${of('Program')} as programs, ${of('Group')} as groups, ${of('EndUser')} as end_users, ${of('Vendor')} as vendors,
      ${of('PurchaseOrder')} as purchase_orders, ${of('CommercialInvoice')} as shipments, (
        select count(*)::int from file_import_rows r
        where r.import_id = ${importId} and r.state = 'new' and r.outcome = 'done') as order_items
    from file_import_made where import_id = ${importId} and back is null`.execute(db);
  return rows[0] as MadeCounts; // an aggregate without groups has one row
}

async function countPlanned(db: Db, importId: number): Promise<MadeCounts> {
  const distinct = (what: ReturnType<typeof sql>) => sql`(select count(distinct ${what})::int from units)`;
  const name = (key: string) => sql`plan -> ${sql.lit(key)} ->> 'create'`;
  // A name without a value counts for nothing: only those that are made have one.
  const group = sql`case when ${name('group_id')} is not null then (plan -> 'program_id')::text || (plan -> 'group_id')::text end`;
  const { rows } = await sql<MadeCounts>`
    with lines as (
      select r.unit, r.plan -> 'write' -> 'shipment' as shipment from file_import_rows r
      where r.import_id = ${importId} and r.state = 'new' and r.outcome is null),
    units as materialized (
      select r.plan -> 'unit' -> 'write' as plan, r.makes_unit as is_new from file_import_rows r
      where r.import_id = ${importId} and r."row" = r.unit and r.unit in (select unit from lines))
    select ${distinct(name('program_id'))} as programs, ${distinct(group)} as groups,
      ${distinct(name('end_user_id'))} as end_users, ${distinct(name('vendor_id'))} as vendors,
      (select count(*)::int from units where is_new) as purchase_orders,
      (select count(distinct shipment ->> 'key')::int from lines where (shipment ->> 'isNew')::boolean) as shipments,
      (select count(*)::int from lines) as order_items`.execute(db);
  return rows[0] as MadeCounts; // a select of counts has one row
}
