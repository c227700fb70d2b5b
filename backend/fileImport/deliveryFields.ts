/** The fields of a file of deliveries: delivered lines of the past, with their orders and the shipments in which they came. */
import { incoterms, shipmentTypes } from '../lookup/rules.ts';
import { deliveryMessages } from './deliveryMessages.ts';
import { fieldMessages } from './fieldMessages.ts';
import { importedFields } from './fields.ts';

/** Returns the fields of deliveries, in the order of a form. */
export const shownDeliveryFields = importedFields('deliveries', [
  {
    key: 'program_id',
    kind: 'name',
    names: 'programs',
    required: true,
    label: () => deliveryMessages.field.program_id,
  },
  {
    ...{ key: 'group_id', kind: 'name', names: 'groups', within: 'program_id', required: true },
    label: () => fieldMessages.order.group_id,
  },
  { key: 'end_user_id', kind: 'name', names: 'end_users', label: () => fieldMessages.order.end_user_id },
  { key: 'country', label: () => deliveryMessages.field.country },
  { key: 'vendor_id', kind: 'name', names: 'vendors', required: true, label: () => fieldMessages.order.vendor_id },
  { key: 'order_number', label: () => fieldMessages.order.order_number },
  { key: 'order_number_internal', label: () => fieldMessages.order.order_number_internal },
  { key: 'order_date', label: () => fieldMessages.order.order_date },
  { key: 'quote_date', label: () => deliveryMessages.field.quote_date },
  { key: 'line_id', label: () => deliveryMessages.field.line_id },
  { key: 'material', label: () => fieldMessages.item.material },
  { key: 'catalog_number', label: () => fieldMessages.item.catalog_number },
  { key: 'quantity', label: () => fieldMessages.item.quantity },
  { key: 'size_per_item', label: () => fieldMessages.item.size_per_item },
  { key: 'pack_count', label: () => deliveryMessages.field.pack_count },
  { key: 'value_per_item', label: () => fieldMessages.item.value_per_item },
  { key: 'total_value', label: () => fieldMessages.item.total_value },
  { key: 'notes', label: () => fieldMessages.item.notes },
  { key: 'received_date', label: () => deliveryMessages.field.received_date },
  { key: 'shipment_number', label: () => deliveryMessages.field.shipment_number },
  { key: 'shipment_type', choices: shipmentTypes, label: () => fieldMessages.item.shipment },
  {
    ...{ key: 'incoterm', kind: 'choice', choices: incoterms, orText: true },
    label: () => deliveryMessages.field.incoterm,
  },
  { key: 'anticipated_ship_date', label: () => deliveryMessages.field.anticipated_ship_date },
  { key: 'shipped_date', label: () => deliveryMessages.field.shipped_date },
  { key: 'weight', orText: true, label: () => deliveryMessages.field.weight },
  { key: 'freight_cost', orText: true, label: () => deliveryMessages.field.freight_cost },
]);
