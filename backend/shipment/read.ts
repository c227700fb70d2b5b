import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isFor } from '../access/audience.ts';
import { type Caller, can, personOf, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { makerOf } from '../history/maker.ts';
import { trimDecimal } from '../record/decimal.ts';
import { shipmentLabel } from '../record/label.ts';
import { anyOf, readSortedPage, type Sorted } from '../record/listOrder.ts';
import { type Party, partiesIn, selectProhibited } from '../record/party.ts';
import { readForgiving, type Spelling, typedWords } from '../record/search.ts';
import { readableHsCode } from '../regulation/hsCode.ts';
import type { Load } from '../shipmentAdvice/load.ts';
import { shipmentColumns } from './columns.ts';
import { matchingShipments, visibleShipments } from './filters.ts';
import type { ShipmentListQuery } from './listSchema.ts';
import { abilitiesOf, fixedFields, lacksForShipment, leftStatuses, nextStatuses, refusedStatuses } from './rules.ts';
import type { Shipment, ShipmentSummary } from './schema.ts';
import type { ApprovalField } from './table.ts';

/** What left is not compared any more: lists of what was shipped are long. Neither is what nobody approved. */
const lapsedApprovals = sql<ApprovalField[]>`(
  case when s.status in (${sql.join(leftStatuses)}) or coalesce(s.ehs_approval, s.ff_approval, s.program_approval) is null
  then '{}' else shipment_lapsed_approvals(s.id) end)`;

/** Selects a setting of the shipment's program. */
const ofProgram = <Value>(column: 'required_approvals' | 'second_person_approves') =>
  sql<Value>`(select p.${sql.ref(column)} from programs p where p.id = s.program_id)`;

/** Selects a shipment's columns and the related values of its record. */
const full = (rows: ReturnType<typeof visibleShipments>, caller: Caller) =>
  rows.selectAll('s').select((eb) => [
    makerOf('CommercialInvoice', 's.id').as('created_by_id'),
    jsonArrayFrom(
      eb
        .selectFrom('shipment_users as su')
        .select('su.user_id as id')
        .whereRef('su.shipment_id', '=', 's.id')
        .orderBy('su.user_id'),
    ).as('users'),
    eb
      .selectFrom('comments as c')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('c.shipment_id', '=', 's.id')
      .where(isFor(caller))
      .as('comments_count'),
    sql<string[]>`array(
      select distinct i.dg_class from order_items i where i.shipment_id = s.id and i.dg_class is not null order by 1)`.as(
      'dg_classes',
    ),
    sql<string[]>`array(
      select distinct country from order_items i, unnest(i.countries_of_manufacture) as country
      where i.shipment_id = s.id order by 1)`.as('countries_of_manufacture'),
    // Null without items, which is not "all".
    sql<boolean | null>`(
      select case when bool_or(i.un_number is not null or i.dg_class is not null) then true
        when bool_and(i.assessed) then false end
      from order_items i where i.shipment_id = s.id)`.as('dg_declaration'),
    sql<Omit<Load, 'prohibited'>>`(
      select jsonb_build_object(
        'items', count(*),
        'not_ready', count(*) filter (where i.status not in ('ready', 'in_package')),
        'unreleased', count(*) filter (where i.release_required and i.released_at is null),
        'without_country', count(*) filter (where ${lacksForShipment}))
      from order_items i where i.shipment_id = s.id)`.as('load'),
    // From the few prohibited parties of the organization, not from the many items.
    partiesIn([
      selectProhibited(
        'vendor',
        sql`p.organization_id = s.organization_id and exists (
        select 1 from order_items i where i.shipment_id = s.id and i.vendor_id = p.id)`,
      ),
      selectProhibited(
        'end_user',
        sql`p.organization_id = s.organization_id and exists (
        select 1 from order_items i join purchase_orders po on po.id = i.purchase_order_id
        where i.shipment_id = s.id and po.end_user_id = p.id)`,
      ),
      selectProhibited('group', sql`p.id = s.group_id`),
      selectProhibited('courier', sql`p.id = s.courier_id`),
    ]).as('prohibited'),
    lapsedApprovals.as('lapsed_approvals'),
    ofProgram<ApprovalField[]>('required_approvals').as('required_approvals'),
    ofProgram<boolean>('second_person_approves').as('second_person_approves'),
    sql<number>`(select count(*)::int from shipment_packages p where p.shipment_id = s.id)`.as('package_lines'),
    sql<string>`(
      select coalesce(sum(i.total_value), 0)::text from order_items i where i.shipment_id = s.id)`.as('total_value'),
    // 3822.19, 3822 19 and 382219 are one commodity. What cannot be read as a code is in no sum.
    sql<Record<string, string>>`coalesce((
      select jsonb_object_agg(by_code.code, by_code.value)
      from (
        select regexp_replace(btrim(i.hs_code), '[. ]', '', 'g') as code, sum(i.total_value)::text as value
        from order_items i
        where i.shipment_id = s.id and regexp_replace(btrim(i.hs_code), '[. ]', '', 'g') ~ ${readableHsCode}
        group by 1) as by_code), '{}')`.as('values_by_hs_code'),
  ]);

/** Returns the shipments that match a query, in its order: the latest anticipated date first by default. */
export async function sortedShipments(
  db: Db,
  caller: Caller,
  query: ShipmentListQuery,
  today: string,
  spelling: Spelling,
): Promise<Sorted> {
  const matching = await matchingShipments(db, caller, query, today, spelling);
  const { field, direction } = query.sort ?? { field: 'anticipated_ship_date' as const, direction: 'desc' as const };
  const order = { by: shipmentColumns[field].sortBy(caller), direction };
  return {
    matching,
    id: 's.id',
    order,
    programs: { column: 's.program_id', ids: programsOf(caller, query.program_id) },
  };
}

/**
 * Reads one page of shipments; the latest anticipated date first by default.
 * @throws 422 as `readPage` does
 */
export function readShipments(db: Db, caller: Caller, query: ShipmentListQuery, today: string) {
  const { invoice_number: number, awb, itn } = query.filters ?? {};
  return readForgiving(typedWords(query, [query.search, number, awb, itn]), async (spelling) => {
    const list = await sortedShipments(db, caller, query, today, spelling);
    // The page is found on shipments alone; joins are for its rows only.
    return readSortedPage<Shipment | ShipmentSummary>(db, query, list, async (ids) => {
      if (!query.light) return (await readShipmentRows(db, caller, ids)).map((row) => toRecord(row, caller));
      const shipments = visibleShipments(db, caller).where('s.id', '=', anyOf(ids));
      const rows = await shipments.select(['s.id', 's.invoice_number']).execute();
      return rows.map(({ id, invoice_number }) => ({ id, label: shipmentLabel(invoice_number) }));
    });
  });
}

/** Reads these shipments, in any order, omitting those that do not exist or are not the caller's. */
export async function readShipmentRows(db: Db, caller: Caller, ids: readonly number[]) {
  const rows = await full(visibleShipments(db, caller).where('s.id', '=', anyOf(ids)), caller).execute();
  return rows.map(canonical);
}
export type ShipmentRow = Awaited<ReturnType<typeof readShipmentRows>>[number];

/** Reads which approvals of these shipments do not count now, by shipment. */
export async function readLapsed(db: Db, shipments: readonly Pick<ShipmentRow, 'id'>[]) {
  const ids = shipments.map(({ id }) => id);
  const rows = await db
    .selectFrom('shipments as s')
    .where('s.id', '=', anyOf(ids))
    .select(['s.id', lapsedApprovals.as('lapsed')])
    .execute();
  return new Map(rows.map(({ id, lapsed }) => [id, lapsed]));
}

/** Reads one shipment's row. @throws 404 when it does not exist or is not the caller's */
export async function readShipmentRow(db: Db, caller: Caller, id: number): Promise<ShipmentRow> {
  const [row] = await readShipmentRows(db, caller, [id]);
  if (!row) throw notFound();
  return row;
}

/** Reads one shipment. @throws 404 when it does not exist or is not the caller's */
export async function readShipment(db: Db, caller: Caller, id: number): Promise<Shipment> {
  return toRecord(await readShipmentRow(db, caller, id), caller);
}

interface Read {
  total_weight: string | null;
  dry_ice: string | null;
  net_weight: string | null;
  load: Omit<Load, 'prohibited'>;
  prohibited: Party[];
}

/** Trims decimals, which the database pads to the column's scale: users write `12`, not `12.000`. Completes the load. */
function canonical<Row extends Read>(row: Row): Omit<Row, 'load'> & { load: Load } {
  const trimmed = (value: string | null) => value && trimDecimal(value);
  const load = { ...row.load, prohibited: row.prohibited };
  return {
    ...row,
    total_weight: trimmed(row.total_weight),
    dry_ice: trimmed(row.dry_ice),
    net_weight: trimmed(row.net_weight),
    load,
  };
}

/** Converts a row to a shipment's record. */
export function toRecord(row: ShipmentRow, caller: Caller): Shipment {
  const abilities = abilitiesOf(caller, row);
  const mayWrite = can(caller, 'commercial_invoices', 'write');
  return {
    id: row.id,
    organization_id: row.organization_id,
    program_id: row.program_id,
    invoice_number: row.invoice_number,
    commercial_name: row.commercial_name,
    status: row.status,
    sub_status: row.sub_status,
    held_from: row.held_from,
    next_statuses: nextStatuses(row, personOf(caller)),
    refused_statuses: refusedStatuses(row, personOf(caller)),
    fixed_fields: fixedFields(row.status),
    user_ids: row.users.map((user) => user.id),
    group_id: row.group_id,
    shipment_type: row.shipment_type,
    courier_id: row.courier_id,
    awb: row.awb,
    anticipated_ship_date: row.anticipated_ship_date,
    shipped_date: row.shipped_date,
    delivered_date: row.delivered_date,
    received_by: row.received_by,
    delivered_packages: row.delivered_packages,
    package_quantity: row.package_quantity,
    package_type: row.package_type,
    package_lines: row.package_lines,
    total_weight: row.total_weight,
    net_weight: row.net_weight,
    dry_ice: row.dry_ice,
    freight_cost: row.freight_cost,
    insurance_cost: row.insurance_cost,
    incoterm: row.incoterm,
    incoterm_place: row.incoterm_place,
    payment_terms: row.payment_terms,
    export_reason: row.export_reason,
    sold_to: row.sold_to,
    notify_party: row.notify_party,
    signatory: row.signatory,
    eei_export: row.eei_export,
    itn: row.itn,
    license_number: row.license_number,
    license_exception: row.license_exception,
    notes: row.notes,
    ehs_approval: row.ehs_approval,
    ff_approval: row.ff_approval,
    sent_for_ff_approval: row.sent_for_ff_approval,
    sent_for_program_approval: row.sent_for_program_approval,
    program_approval: row.program_approval,
    lapsed_approvals: row.lapsed_approvals,
    total_value: row.total_value,
    countries_of_manufacture: row.countries_of_manufacture,
    dg_classes: row.dg_classes,
    dg_declaration: row.dg_declaration,
    max_values_grouped_by_hs_codes: row.values_by_hs_code,
    lock_version: row.lock_version,
    created_by_id: row.created_by_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    comments_info: [{ comments_count: Number(row.comments_count), label: shipmentLabel(row.invoice_number) }],
    abilities,
    permission: {
      update: abilities.some(({ action, allowed }) => action === 'update' && allowed),
      exceptions: { update: { statuses: mayWrite ? [...caller.role.editsShipmentsIn] : [] } },
    },
  };
}
