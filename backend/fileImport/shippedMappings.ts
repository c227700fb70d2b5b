/** Mappings that Lading ships: files with these headings are known before anybody has imported one. */
import { plainHeading } from './recall.ts';
import type { ImportKindKey, NameAnswer, Remembered } from './table.ts';

/** A mapping with its name. */
export interface ShippedMapping extends Remembered {
  readonly name: string;
  readonly kind: ImportKindKey;
}

const empty = (field: string, ...texts: readonly string[]): NameAnswer[] =>
  texts.map((text) => ({ field, text, choice: 'empty', id: null }));

/**
 * The columns of the delivery history of the Supply Chain Management System, published by USAID: a row for each delivered line.
 * Beside each heading are the fields that it becomes as orders and as deliveries, which are the whole of it, with programs,
 * shipments and receipts.
 */
const SCMS: readonly (readonly [heading: string, asOrders: string | null, asDeliveries: string])[] = [
  ['ID', 'catalog_number', 'line_id'],
  ['Project Code', 'group_id', 'group_id'],
  ['PQ #', 'order_number_internal', 'order_number_internal'],
  ['PO / SO #', 'order_number', 'order_number'],
  ['ASN/DN #', null, 'shipment_number'],
  ['Country', 'end_user_id', 'country'],
  ['Vendor INCO Term', null, 'incoterm'],
  ['Shipment Mode', 'shipment', 'shipment_type'],
  ['PQ First Sent to Client Date', null, 'quote_date'],
  ['PO Sent to Vendor Date', 'order_date', 'order_date'],
  ['Scheduled Delivery Date', null, 'anticipated_ship_date'],
  ['Delivered to Client Date', null, 'shipped_date'],
  ['Delivery Recorded Date', null, 'received_date'],
  ['Product Group', null, 'program_id'],
  ['Vendor', 'vendor_id', 'vendor_id'],
  ['Item Description', 'material', 'material'],
  ['Unit of Measure (Per Pack)', 'size_per_item', 'pack_count'],
  ['Line Item Quantity', 'quantity', 'quantity'],
  ['Line Item Value', 'total_value', 'total_value'],
  ['Pack Price', 'value_per_item', 'value_per_item'],
  ['Manufacturing Site', 'notes', 'notes'],
  ['Weight (Kilograms)', null, 'weight'],
  ['Freight Cost (USD)', null, 'freight_cost'],
];
const SCMS_NAME = 'SCMS delivery history';

const scmsOrders: ShippedMapping = {
  name: SCMS_NAME,
  kind: 'purchase_orders',
  fields: SCMS.map(([heading, field]) => ({ heading, field })),
  reading: { decimal: null, dateOrder: null },
  answers: [...empty('order_date', 'Date Not Captured', 'N/A - From RDC'), ...empty('shipment', 'N/A')],
};

/** What stands in that file in place of a date. */
const noDates = ['Date Not Captured', 'Pre-PQ Process', 'N/A - From RDC'];

/** Days in digits are written as in the United States. */
export const scmsDeliveries: ShippedMapping = {
  name: SCMS_NAME,
  kind: 'deliveries',
  fields: SCMS.map(([heading, , field]) => ({ heading, field })),
  reading: { decimal: null, dateOrder: 'mdy' },
  answers: [
    ...empty('order_number_internal', 'Pre-PQ Process'),
    ...['order_date', 'quote_date', 'anticipated_ship_date', 'shipped_date', 'received_date'].flatMap((field) =>
      empty(field, ...noDates),
    ),
    ...empty('shipment_type', 'N/A'),
    ...empty('incoterm', 'N/A - From RDC'),
  ],
};

const shipped: readonly ShippedMapping[] = [scmsOrders, scmsDeliveries];

/** Returns the shipped mapping of a kind all whose headings a file has, in any order and among any others; null for none. */
export function shippedFor(kind: ImportKindKey, headings: readonly string[]): ShippedMapping | null {
  const own = new Set(headings.map(plainHeading));
  const isKnown = ({ kind: of, fields }: ShippedMapping) =>
    of === kind && fields.every(({ heading }) => own.has(plainHeading(heading)));
  return shipped.find(isKnown) ?? null;
}
