import type { WorkKind } from './backgroundWork/rules.ts';
import { importWorks } from './fileImport/kinds.ts';
import { itemWork } from './orderItem/bulkWork.ts';
import { isDue } from './orderItem/due.ts';
import { orderWork } from './purchaseOrder/bulkWork.ts';
import { shipmentWork } from './shipment/bulkWork.ts';

/** Every kind of work in the background. */
export const workKinds: readonly WorkKind[] = [...orderWork(isDue), ...shipmentWork, ...itemWork, ...importWorks];
