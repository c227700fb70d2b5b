import type { Translated } from '../language/wording.ts';
import type { labelMessages } from './labelMessages.ts';

export const pt: Translated<typeof labelMessages> = {
  purchaseOrder: (order) => `OC ${order}`,
  shipment: (invoice) => `CI ${invoice}`,
  orderItem: (position, material) => `Linha ${position} · ${material}`,
};
