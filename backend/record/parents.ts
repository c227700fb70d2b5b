import type { RecordType } from '../access/areas.ts';

/** A record by its kind and id. */
export interface RecordName {
  readonly type: RecordType;
  readonly id: number;
}

/** Returns the parents of an item: its order, and its shipment, if any. */
export const parentsOfItem = (item: { purchase_order_id: number; shipment_id: number | null }): RecordName[] => [
  { type: 'PurchaseOrder', id: item.purchase_order_id },
  ...(item.shipment_id === null ? [] : [{ type: 'CommercialInvoice' as const, id: item.shipment_id }]),
];
