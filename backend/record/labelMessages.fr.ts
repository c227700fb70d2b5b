import type { Translated } from '../language/wording.ts';
import type { labelMessages } from './labelMessages.ts';

export const fr: Translated<typeof labelMessages> = {
  purchaseOrder: (orderNumber) => `BC ${orderNumber}`,
  shipment: (invoiceNumber) => `FC ${invoiceNumber}`,
  orderItem: (position, material) => `Ligne ${position} · ${material}`,
};
