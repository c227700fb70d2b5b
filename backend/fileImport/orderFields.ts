/** The fields of a file of orders with their items. */
import type { Db } from '../db/client.ts';
import { mtaStatuses, shipmentTypes, storageRequirements } from '../lookup/rules.ts';
import { flagsOf } from '../organization/table.ts';
import { fieldMessages } from './fieldMessages.ts';
import { importedFields, type OwnField } from './fields.ts';
import type { ImportedField, ImportPlace } from './kind.ts';

/** The fields of the order itself, the same in all its rows. */
const orderFields: readonly OwnField[] = [
  { key: 'order_number', label: () => fieldMessages.order.order_number },
  { key: 'order_number_internal', label: () => fieldMessages.order.order_number_internal },
  { key: 'order_date', label: () => fieldMessages.order.order_date },
  { key: 'vendor_id', names: 'vendors', label: () => fieldMessages.order.vendor_id },
  { key: 'end_user_id', names: 'end_users', label: () => fieldMessages.order.end_user_id },
  { key: 'group_id', names: 'groups', label: () => fieldMessages.order.group_id },
  { key: 'funding_number', label: () => fieldMessages.order.funding_number },
  { key: 'funding_description', label: () => fieldMessages.order.funding_description },
];

/** The fields of an item. */
const itemFields: readonly OwnField[] = [
  { key: 'position', label: () => fieldMessages.item.position },
  { key: 'material', label: () => fieldMessages.item.material },
  { key: 'catalog_number', label: () => fieldMessages.item.catalog_number },
  { key: 'quantity', label: () => fieldMessages.item.quantity },
  { key: 'size_per_item', label: () => fieldMessages.item.size_per_item },
  { key: 'value_per_item', label: () => fieldMessages.item.value_per_item },
  { key: 'total_value', label: () => fieldMessages.item.total_value },
  { key: 'hs_code', label: () => fieldMessages.item.hs_code },
  { key: 'countries_of_manufacture', label: () => fieldMessages.item.countries_of_manufacture },
  { key: 'un_number', label: () => fieldMessages.item.un_number },
  { key: 'eccn_details', label: () => fieldMessages.item.eccn_details },
  { key: 'storage', choices: storageRequirements, label: () => fieldMessages.item.storage },
  { key: 'shipment', choices: shipmentTypes, label: () => fieldMessages.item.shipment },
  { key: 'urgent', label: () => fieldMessages.item.urgent },
  { key: 'mta_status', kind: 'choice', choices: mtaStatuses, label: () => fieldMessages.item.mta_status },
  { key: 'lot_number', label: () => fieldMessages.item.lot_number },
  { key: 'expiry_date', label: () => fieldMessages.item.expiry_date },
  { key: 'invoice_number', kind: 'code', label: () => fieldMessages.item.invoice_number },
  { key: 'wcm_invoice_number', kind: 'code', label: () => fieldMessages.item.wcm_invoice_number },
  { key: 'wbg_mat_doc', kind: 'code', label: () => fieldMessages.item.wbg_mat_doc },
  { key: 'notes', label: () => fieldMessages.item.notes },
];

/** The keys of the order's fields. */
export const orderKeys: ReadonlySet<string> = new Set(orderFields.map(({ key }) => key));

const allOfOrders = importedFields('purchase_orders', [...orderFields, ...itemFields]);
const allOfItems = importedFields('order_items', itemFields);

/** Returns the fields that the switches of a place show. */
export async function shownOrderFields(db: Db, place: ImportPlace, isIntoOrder: boolean): Promise<ImportedField[]> {
  const row = await db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select(['p.order_number_internal_enabled', 'o.feature_flags'])
    .where('p.id', '=', place.programId ?? 0)
    .executeTakeFirst();
  const flags = flagsOf(row?.feature_flags ?? {});
  const shown: Readonly<Record<string, boolean>> = {
    order_number_internal: flags.order_number_internal_enabled || (row?.order_number_internal_enabled ?? false),
    funding_number: flags.po_funding_enabled,
    funding_description: flags.po_funding_enabled,
    invoice_number: flags.oi_invoice_number_enabled,
    wcm_invoice_number: flags.oi_wcm_invoice_number_enabled,
    wbg_mat_doc: flags.wbg_mat_doc_enabled,
  };
  const all = isIntoOrder ? allOfItems() : allOfOrders();
  return all.filter(({ key }) => shown[key] ?? true);
}
