import type { Translated } from '../language/wording.ts';
import type { labelMessages } from './labelMessages.ts';

export const ar: Translated<typeof labelMessages> = {
  purchaseOrder: (number) => `أمر شراء ${number}`,
  shipment: (number) => `فاتورة ${number}`,
  orderItem: (position, material) => `السطر ${position} · ${material}`,
};
