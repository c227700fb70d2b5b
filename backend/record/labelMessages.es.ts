import type { Translated } from '../language/wording.ts';
import type { labelMessages } from './labelMessages.ts';

export const es: Translated<typeof labelMessages> = {
  purchaseOrder: (order) => `OC ${order}`,
  shipment: (invoice) => `FC ${invoice}`,
  orderItem: (position, material) => `Línea ${position} · ${material}`,
};
