import { expect, it } from 'vitest';
import { purchaseOrderLabel, shipmentLabel } from '../../backend/record/label.ts';

it.each([
  [purchaseOrderLabel('10031'), 'PO 10031'],
  [purchaseOrderLabel('PO-10031'), 'PO-10031'],
  [purchaseOrderLabel('po 7'), 'po 7'],
  [purchaseOrderLabel('2026/PO/7'), 'PO 2026/PO/7'],
  [shipmentLabel('CI-00702'), 'CI-00702'],
  [shipmentLabel('00702'), 'CI 00702'],
])('a record is named by its kind once: %s', (label, expected) => {
  expect(label).toBe(expected);
});
