import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import type { Database, Db } from '../db/client.ts';
import { idsMeant } from '../record/ended.ts';
import { folded } from '../record/folded.ts';
import { momentWithin } from '../record/list.ts';
import { has, type Spelling, searchText } from '../record/search.ts';
import { anyKeyOf, keysDue, keysIn } from '../record/status.ts';
import { weekOf } from '../record/timeZone.ts';
import { readFilingCitation } from '../regulation/filingCitation.ts';
import type { ShipmentListQuery } from './listSchema.ts';
import { awaitsApproval, leftStatuses } from './rules.ts';
import { shipmentStatuses } from './statuses.ts';

type Builder = ExpressionBuilder<Database & { s: Database['shipments'] }, 's'>;
type Filters = NonNullable<ShipmentListQuery['filters']>;

/** Selects the shipments that the caller may see, optionally of one program. */
export function visibleShipments(db: Db, caller: Caller, programId?: number) {
  return db.selectFrom('shipments as s').where('s.program_id', 'in', programsOf(caller, programId));
}

/** What shipments are searched by; `search` is of all but the citation. */
const shipmentText = searchText('s.search_text', ['invoice', 'name', 'awb', 'itn']);

/** Selects the shipments that match a list's search and filters. @param today the date that "this week" contains */
export async function matchingShipments(
  db: Db,
  caller: Caller,
  query: ShipmentListQuery,
  today: string,
  spelling: Spelling,
) {
  const { program_id, ids, search } = query;
  const filters = await meantBy(db, query.filters ?? {});
  return visibleShipments(db, caller, program_id)
    .$if(ids !== undefined, (rows) => rows.where('s.id', 'in', ids ?? []))
    .$if(Boolean(search), (rows) => rows.where(has(shipmentText('invoice', 'awb'), search ?? '', spelling)))
    .where((eb) =>
      eb.and([
        ...texts(filters, spelling),
        ...choices(eb, filters),
        ...ranges(eb, filters),
        ...overview(eb, filters.overview, today),
      ]),
    );
}

/** Returns the filters with the groups that those which they name have been merged into. */
async function meantBy(db: Db, filters: Filters): Promise<Filters> {
  const { group_ids } = filters;
  return group_ids ? { ...filters, group_ids: await idsMeant(db, 'Group', group_ids) } : filters;
}

function texts({ invoice_number, awb, itn }: Filters, spelling: Spelling): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  if (invoice_number) all.push(has(shipmentText('invoice', 'invoice'), invoice_number, spelling));
  if (awb) all.push(has(shipmentText('awb', 'awb'), awb, spelling));
  if (itn) all.push(has(shipmentText('itn', 'itn'), readFilingCitation(itn)?.text ?? folded(itn), spelling));
  return all;
}

function choices(eb: Builder, filters: Filters): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  if (filters.has_itn !== undefined) all.push(eb('s.itn', filters.has_itn ? 'is not' : 'is', null));
  if (filters.statuses) all.push(eb('s.status', 'in', filters.statuses));
  if (filters.phases) all.push(eb('s.status', '=', anyKeyOf(keysIn(shipmentStatuses, ...filters.phases))));
  if (filters.due) all.push(eb('s.status', '=', anyKeyOf(keysDue(shipmentStatuses, ...filters.due))));
  if (filters.group_ids) all.push(eb('s.group_id', 'in', filters.group_ids));
  if (filters.courier_ids) all.push(eb('s.courier_id', 'in', filters.courier_ids));
  if (filters.shipment_types) all.push(eb('s.shipment_type', 'in', filters.shipment_types));
  if (filters.user_ids) {
    const ids = filters.user_ids.filter((user) => user !== 'unassigned');
    const assigned = eb.selectFrom('shipment_users as su').select('su.shipment_id');
    const any: Expression<SqlBool>[] = [];
    if (ids.length > 0) any.push(eb('s.id', 'in', assigned.where('su.user_id', 'in', ids)));
    if (ids.length < filters.user_ids.length) {
      any.push(eb.not(eb.exists(assigned.whereRef('su.shipment_id', '=', 's.id'))));
    }
    all.push(eb.or(any));
  }
  return all;
}

function ranges(eb: Builder, filters: Filters): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const between = (
    column: 'total_weight' | 'dry_ice' | 'anticipated_ship_date' | 'shipped_date' | 'delivered_date',
    from: string | undefined,
    to: string | undefined,
  ) => {
    if (from) all.push(eb(`s.${column}`, '>=', from));
    if (to) all.push(eb(`s.${column}`, '<=', to));
  };
  const { package_quantity_from, package_quantity_to } = filters;
  // The column is an integer; the typed number may have decimals.
  if (package_quantity_from) all.push(sql<boolean>`s.package_quantity >= ${package_quantity_from}::numeric`);
  if (package_quantity_to) all.push(sql<boolean>`s.package_quantity <= ${package_quantity_to}::numeric`);
  between('total_weight', filters.total_weight_from, filters.total_weight_to);
  between('dry_ice', filters.dry_ice_from, filters.dry_ice_to);
  between('anticipated_ship_date', filters.anticipated_ship_date_from, filters.anticipated_ship_date_to);
  between('shipped_date', filters.shipped_date_from, filters.shipped_date_to);
  between('delivered_date', filters.delivered_date_from, filters.delivered_date_to);
  return [...all, ...momentWithin('s.updated_at', filters.updated_at_from, filters.updated_at_to)];
}

function overview(eb: Builder, wanted: Filters['overview'], today: string): Expression<SqlBool>[] {
  if (wanted === 'approval_list') return [awaitsApproval];
  if (wanted !== 'for_this_week') return [];
  const { monday, sunday } = weekOf(today);
  return [eb.between('s.anticipated_ship_date', monday, sunday), eb('s.status', 'not in', leftStatuses)];
}
