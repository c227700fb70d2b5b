import type { RecordType } from '../access/areas.ts';

/** A record by its kind and id. */
export interface RecordName {
  readonly type: RecordType;
  readonly id: number;
}

/** The records that an item stands under: its order, and the shipment that it travels in, if there is one. */
export const parentsOfItem = (item: { purchase_order_id: number; shipment_id: number | null }): RecordName[] => [
  { type: 'PurchaseOrder', id: item.purchase_order_id },
  ...(item.shipment_id === null ? [] : [{ type: 'CommercialInvoice' as const, id: item.shipment_id }]),
];
