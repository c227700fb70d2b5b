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

/** The delivery history of the Supply Chain Management System, published by USAID: a row for each delivered line. */
const scms: ShippedMapping = {
  name: 'SCMS delivery history',
  kind: 'purchase_orders',
  fields: [
    { heading: 'ID', field: 'catalog_number' },
    { heading: 'Project Code', field: 'group_id' },
    { heading: 'PQ #', field: 'order_number_internal' },
    { heading: 'PO / SO #', field: 'order_number' },
    { heading: 'ASN/DN #', field: null },
    { heading: 'Country', field: 'end_user_id' },
    { heading: 'Vendor INCO Term', field: null },
    { heading: 'Shipment Mode', field: 'shipment' },
    { heading: 'PQ First Sent to Client Date', field: null },
    { heading: 'PO Sent to Vendor Date', field: 'order_date' },
    { heading: 'Scheduled Delivery Date', field: null },
    { heading: 'Delivered to Client Date', field: null },
    { heading: 'Delivery Recorded Date', field: null },
    { heading: 'Product Group', field: null },
    { heading: 'Vendor', field: 'vendor_id' },
    { heading: 'Item Description', field: 'material' },
    { heading: 'Unit of Measure (Per Pack)', field: 'size_per_item' },
    { heading: 'Line Item Quantity', field: 'quantity' },
    { heading: 'Line Item Value', field: 'total_value' },
    { heading: 'Pack Price', field: 'value_per_item' },
    { heading: 'Manufacturing Site', field: 'notes' },
    { heading: 'Weight (Kilograms)', field: null },
    { heading: 'Freight Cost (USD)', field: null },
  ],
  reading: { decimal: null, dateOrder: null },
  answers: [...empty('order_date', 'Date Not Captured', 'N/A - From RDC'), ...empty('shipment', 'N/A')],
};

/** What stands in that file in place of a date. */
const noDates = ['Date Not Captured', 'Pre-PQ Process', 'N/A - From RDC'];

/** The whole of it, as deliveries: with programs, shipments and receipts. Its days in digits are written as in the United States. */
export const scmsDeliveries: ShippedMapping = {
  name: 'SCMS delivery history',
  kind: 'deliveries',
  fields: [
    { heading: 'ID', field: 'line_id' },
    { heading: 'Project Code', field: 'group_id' },
    { heading: 'PQ #', field: 'order_number_internal' },
    { heading: 'PO / SO #', field: 'order_number' },
    { heading: 'ASN/DN #', field: 'shipment_number' },
    { heading: 'Country', field: 'country' },
    { heading: 'Vendor INCO Term', field: 'incoterm' },
    { heading: 'Shipment Mode', field: 'shipment_type' },
    { heading: 'PQ First Sent to Client Date', field: 'quote_date' },
    { heading: 'PO Sent to Vendor Date', field: 'order_date' },
    { heading: 'Scheduled Delivery Date', field: 'anticipated_ship_date' },
    { heading: 'Delivered to Client Date', field: 'shipped_date' },
    { heading: 'Delivery Recorded Date', field: 'received_date' },
    { heading: 'Product Group', field: 'program_id' },
    { heading: 'Vendor', field: 'vendor_id' },
    { heading: 'Item Description', field: 'material' },
    { heading: 'Unit of Measure (Per Pack)', field: 'pack_count' },
    { heading: 'Line Item Quantity', field: 'quantity' },
    { heading: 'Line Item Value', field: 'total_value' },
    { heading: 'Pack Price', field: 'value_per_item' },
    { heading: 'Manufacturing Site', field: 'notes' },
    { heading: 'Weight (Kilograms)', field: 'weight' },
    { heading: 'Freight Cost (USD)', field: 'freight_cost' },
  ],
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

const shipped: readonly ShippedMapping[] = [scms, scmsDeliveries];

/** Returns the shipped mapping of a kind all whose headings a file has, in any order and among any others; null for none. */
export function shippedFor(kind: ImportKindKey, headings: readonly string[]): ShippedMapping | null {
  const own = new Set(headings.map(plainHeading));
  const isKnown = ({ kind: of, fields }: ShippedMapping) =>
    of === kind && fields.every(({ heading }) => own.has(plainHeading(heading)));
  return shipped.find(isKnown) ?? null;
}
