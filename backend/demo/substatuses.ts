import type { StatusModel } from '../substatus/table.ts';

/** The substatuses of each organization. */
export const substatuses: readonly (readonly [StatusModel, status: string, ...texts: string[]])[] = [
  ['purchase_order', 'in_review', 'Budget check', 'Waiting for the second signature'],
  ['purchase_order', 'on_hold', 'Waiting for funds', 'Vendor screening is running out', 'Specification unclear'],
  ['purchase_order', 'closed', 'Completed', 'Cancelled by the program'],
  ['order_item', 'in_review', 'Technical review'],
  ['order_item', 'on_hold', 'Waiting for vendor', 'Import permit missing', 'Batch under quality control'],
  ['order_item', 'no_ship', 'Discontinued by the manufacturer'],
  ['order_item', 'demaged', 'Broken in transit', 'Temperature excursion'],
  ['order_item', 'lost', 'Not in the delivery'],
  ['commercial_invoice', 'in_review', 'Export control', 'Values to be confirmed'],
  ['commercial_invoice', 'on_hold', 'Waiting for the import permit', 'No flight with cold storage'],
  ['commercial_invoice', 'shipping', 'Left the warehouse', 'At customs'],
];

/** Returns one of the substatuses of a status; null if it has none. */
export function substatusFor(model: StatusModel, status: string, nth: number): string | null {
  const [, , ...texts] = substatuses.find((entry) => entry[0] === model && entry[1] === status) ?? [model, status];
  return texts[nth % Math.max(1, texts.length)] ?? null;
}
