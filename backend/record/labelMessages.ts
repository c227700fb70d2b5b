import { texts } from '../language/texts.ts';

/** The display names of records. */
export const labelMessages = texts('label', {
  /** @param number the number that users see */
  purchaseOrder: (number: string) => `PO ${number}`,
  shipment: (number: string) => `CI ${number}`,
  orderItem: (position: string, material: string) => `Line ${position} · ${material}`,
});
