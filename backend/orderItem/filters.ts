import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import type { Database, Db } from '../db/client.ts';
import type { FeatureFlag } from '../organization/table.ts';
import { momentWithin } from '../record/list.ts';
import { has, type Spelling, searchName, searchText, typedWords } from '../record/search.ts';
import { anyKeyOf, keysIn } from '../record/status.ts';
import { isDue } from './due.ts';
import type { OrderItemListQuery } from './listSchema.ts';
import { inOpenOrder, orderItemStatuses, unfinishedStatuses } from './rules.ts';

type WithItems = Database & { i: Database['order_items'] };
type Builder = ExpressionBuilder<WithItems, 'i'>;

/** Selects the items that the caller may see, optionally of one program. */
export function visibleItems(db: Db, caller: Caller, programId?: number) {
  return db.selectFrom('order_items as i').where('i.program_id', 'in', programsOf(caller, programId));
}

/** What items are searched by, and what they are only filtered by. */
const itemText = searchText('i.search_text', ['material', 'catalogNumber', 'orderNumber']);
const filterText = searchText('i.filter_text', ['invoice', 'wcmInvoice', 'dgDescription', 'lot']);

/** Returns the texts that users typed in a query, for `readForgiving`. */
export const typedIn = (query: Pick<OrderItemListQuery, 'search' | 'filters' | 'exact'>) => {
  const { search, filters = {} } = query;
  return typedWords(query, [
    search,
    filters.vendor_name,
    filters.material,
    filters.catalog_number,
    filters.invoice_number,
    filters.wcm_invoice_number,
    filters.assessment_dg_description,
    filters.lot_number,
  ]);
};

/** Selects the items that match a list's parents, search and filters. */
export async function matchingItems(
  db: Db,
  caller: Caller,
  query: Omit<OrderItemListQuery, 'light'>,
  spelling: Spelling,
) {
  const { vendor_name } = query.filters ?? {};
  const vendors = vendor_name ? await vendorsNamed(db, caller, vendor_name, spelling) : null;
  const { ids, purchase_order_id, program_id, commercial_invoice_id, received, assessed, search, filters } = query;
  return visibleItems(db, caller, program_id)
    .$if(ids !== undefined, (rows) => rows.where('i.id', 'in', ids ?? []))
    .$if(purchase_order_id !== undefined, (rows) => rows.where('i.purchase_order_id', '=', purchase_order_id ?? 0))
    .$if(commercial_invoice_id !== undefined, (rows) => rows.where('i.shipment_id', '=', commercial_invoice_id ?? 0))
    .$if(received !== undefined, (rows) => rows.where('i.received', '=', received ?? false))
    .$if(assessed !== undefined, (rows) => rows.where('i.assessed', '=', assessed ?? false))
    .$if(isWaiting(query), (rows) => rows.where(inOpenOrder))
    .$if(vendors !== null, (rows) => rows.where('i.vendor_id', 'in', vendors ?? []))
    .$if(Boolean(search), (rows) => rows.where(has(itemText(), search ?? '', spelling)))
    .$if(filters !== undefined, (rows) => rows.where((eb) => eb.and(filtered(eb, filters ?? {}, spelling))));
}

/**
 * Whether a list is that of a program's items that wait to be assessed or received. A list of chosen items, or of one
 * record's, is left as it is.
 */
const isWaiting = (query: Omit<OrderItemListQuery, 'light'>) =>
  (query.assessed === false || query.received === false) &&
  query.program_id !== undefined &&
  (query.ids ?? query.purchase_order_id ?? query.commercial_invoice_id) === undefined;

/** Finds the vendors with such a name; 0, which is nobody's id, is among them, so that the list is never empty. */
async function vendorsNamed(db: Db, caller: Caller, typed: string, spelling: Spelling): Promise<number[]> {
  const vendors = await db
    .selectFrom('vendors')
    .select('vendors.id')
    .where('vendors.organization_id', 'in', [...caller.organizationIds])
    .where(has(searchName(), typed, spelling))
    .execute();
  return [0, ...vendors.map(({ id }) => id)];
}

function filtered(eb: Builder, filters: Filters, spelling: Spelling): Expression<SqlBool>[] {
  return [...texts(eb, filters, spelling), ...ranges(eb, filters), ...choices(eb, filters)];
}

type Filters = NonNullable<OrderItemListQuery['filters']>;

function texts(eb: Builder, filters: Filters, spelling: Spelling): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { material, catalog_number, invoice_number, wcm_invoice_number, assessment_dg_description, lot_number } =
    filters;
  if (material) all.push(has(itemText('material', 'material'), material, spelling));
  if (catalog_number) all.push(has(itemText('catalogNumber', 'catalogNumber'), catalog_number, spelling));
  if (assessment_dg_description) {
    all.push(has(filterText('dgDescription', 'dgDescription'), assessment_dg_description, spelling));
  }
  if (lot_number) all.push(has(filterText('lot', 'lot'), lot_number, spelling));
  // A filter must not find values that a switch hides.
  if (invoice_number) {
    const found = has(filterText('invoice', 'invoice'), invoice_number, spelling);
    all.push(found, switchedOn(eb, 'oi_invoice_number_enabled'));
  }
  if (wcm_invoice_number) {
    const found = has(filterText('wcmInvoice', 'wcmInvoice'), wcm_invoice_number, spelling);
    all.push(found, switchedOn(eb, 'oi_wcm_invoice_number_enabled'));
  }
  return all;
}

/** Matches organizations with this switch by ids read once: after a join PostgreSQL would search the text once for each. */
function switchedOn(eb: Builder, flag: FeatureFlag) {
  const organizations = eb
    .selectFrom('organizations')
    .select('organizations.id')
    .where(sql<boolean>`organizations.feature_flags ->> ${flag} = 'true'`);
  return sql<boolean>`${eb.ref('i.organization_id')} = any(array(${organizations}))`;
}

function ranges(eb: Builder, filters: Filters): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { goods_receipt_received_date_from: dateFrom, goods_receipt_received_date_to: dateTo } = filters;
  if (dateFrom) all.push(eb('i.received_date', '>=', dateFrom));
  if (dateTo) all.push(eb('i.received_date', '<=', dateTo));
  if (filters.expiry_date_from) all.push(eb('i.expiry_date', '>=', filters.expiry_date_from));
  if (filters.expiry_date_to) all.push(eb('i.expiry_date', '<=', filters.expiry_date_to));
  const { quantity_from, quantity_to, total_value_from, total_value_to, value_per_item_from, value_per_item_to } =
    filters;
  if (quantity_from) all.push(eb('i.quantity', '>=', quantity_from));
  if (quantity_to) all.push(eb('i.quantity', '<=', quantity_to));
  if (total_value_from) all.push(eb('i.total_value', '>=', total_value_from));
  if (total_value_to) all.push(eb('i.total_value', '<=', total_value_to));
  if (value_per_item_from) all.push(eb('i.value_per_item', '>=', value_per_item_from));
  if (value_per_item_to) all.push(eb('i.value_per_item', '<=', value_per_item_to));
  return [...all, ...momentWithin('i.updated_at', filters.updated_at_from, filters.updated_at_to)];
}

function choices(eb: Builder, filters: Filters): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { urgent, split_kit, eei_export, country_of_manufacture: countries } = filters;
  if (urgent !== undefined) all.push(eb('i.urgent', '=', urgent));
  if (split_kit !== undefined) all.push(eb('i.split_kit', '=', split_kit));
  if (eei_export !== undefined) all.push(eb('i.eei_export', '=', eei_export));
  if (countries) all.push(sql<boolean>`i.countries_of_manufacture && ${countries}::text[]`);
  if (filters.statuses) all.push(eb('i.status', 'in', filters.statuses));
  if (filters.phases) all.push(eb('i.status', '=', anyKeyOf(keysIn(orderItemStatuses, ...filters.phases))));
  if (filters.due) all.push(eb.or(filters.due.map(isDue)));
  if (filters.goods_receipt_condition) all.push(eb('i.condition', 'in', filters.goods_receipt_condition));
  if (filters.assessment_dg_class) all.push(eb('i.dg_class', 'in', filters.assessment_dg_class));
  if (filters.mta_status) all.push(eb('i.mta_status', 'in', filters.mta_status));
  if (filters.shipment) all.push(eb('i.shipment_type', 'in', filters.shipment));
  if (filters.purchase_order_ids) all.push(eb('i.purchase_order_id', 'in', filters.purchase_order_ids));
  if (filters.storage) all.push(eb('i.storage', 'in', filters.storage));
  if (filters.overview) all.push(eb('i.urgent', '=', true), eb('i.status', 'in', unfinishedStatuses));
  return all;
}
