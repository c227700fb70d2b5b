import type { WorkKind } from '../backgroundWork/rules.ts';
import { deliveryImport } from './deliveryKind.ts';
import { endUserImport } from './endUserKind.ts';
import { groupImport } from './groupKind.ts';
import type { ImportKind } from './kind.ts';
import { orderItemImport, purchaseOrderImport } from './orderKind.ts';
import { vendorImport } from './vendorKind.ts';
import { importWork } from './work.ts';

/** Every kind of import. */
export const importKinds: readonly ImportKind[] = [
  purchaseOrderImport,
  orderItemImport,
  vendorImport,
  endUserImport,
  groupImport,
  deliveryImport,
];

/** The work in the background that applies and undoes imports. */
export const importWorks: readonly WorkKind[] = importKinds.map(importWork);
