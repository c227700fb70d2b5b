import { can } from './access/caller.ts';
import { forbidden } from './api/errors.ts';
import { readApiKeyRow } from './apiKey/read.ts';
import { readCourierRow } from './courier/read.ts';
import { readEndUserRow } from './endUser/read.ts';
import { readGroupRow } from './group/read.ts';
import type { HistoryParent } from './history/routes.ts';
import { readItemRow, shownFields as shownOfItem } from './orderItem/read.ts';
import { readOrganizationRow } from './organization/read.ts';
import { flagsOf } from './organization/table.ts';
import { readProgramRow } from './program/read.ts';
import { readOrderRow, shownFields as shownOfOrder } from './purchaseOrder/read.ts';
import { readShipmentRow } from './shipment/read.ts';
import { readSubstatusRow } from './substatus/read.ts';
import { readUserRow } from './user/read.ts';
import { readVendorRow } from './vendor/read.ts';

/** Returns the fields that a switch of the organization or program hides. */
const hiddenOf = (shown: Readonly<Record<string, boolean>>) => Object.keys(shown).filter((field) => !shown[field]);
/** Returns no fields, for types that hide none; only checks that the caller may read the record. */
const hidesNothing = async (found: Promise<unknown>) => {
  await found;
  return [];
};

/** Every record type with a history, and its access check. A record lists only its own entries, not those of its items. */
export const histories: readonly HistoryParent[] = [
  {
    path: 'organizations',
    type: 'Organization',
    access: [['organizations', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readOrganizationRow(db, caller.organizationIds, id)),
  },
  {
    path: 'api_keys',
    type: 'ApiKey',
    access: [['api_keys', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readApiKeyRow(db, caller, id)),
  },
  {
    path: 'programs',
    type: 'Program',
    access: [['programs', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readProgramRow(db, caller.programIds, id)),
  },
  {
    path: 'users',
    type: 'User',
    access: 'session',
    hiddenIn: async (db, caller, id) => {
      await readUserRow(db, caller, id);
      if (id !== caller.userId && !can(caller, 'users', 'read')) throw forbidden();
      return [];
    },
  },
  {
    path: 'vendors',
    type: 'Vendor',
    access: [['vendors', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readVendorRow(db, caller, id)),
  },
  {
    path: 'couriers',
    type: 'Courier',
    access: [['couriers', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readCourierRow(db, caller, id)),
  },
  {
    path: 'end_users',
    type: 'EndUser',
    access: [['end_users', 'read']],
    hiddenIn: async (db, caller, id) => {
      const { feature_flags } = await readEndUserRow(db, caller, id);
      return flagsOf(feature_flags).opc_enabled ? [] : ['opc'];
    },
  },
  {
    path: 'groups',
    type: 'Group',
    access: [['groups', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readGroupRow(db, caller, id)),
  },
  {
    path: 'status_reasons',
    type: 'StatusReason',
    access: [['substatuses', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readSubstatusRow(db, caller, id)),
  },
  {
    path: 'purchase_orders',
    type: 'PurchaseOrder',
    access: [['purchase_orders', 'read']],
    hiddenIn: async (db, caller, id) => hiddenOf(shownOfOrder(await readOrderRow(db, caller, id))),
  },
  {
    path: 'order_items',
    type: 'OrderItem',
    access: [['order_items', 'read']],
    hiddenIn: async (db, caller, id) => hiddenOf(shownOfItem(await readItemRow(db, caller, id))),
  },
  {
    path: 'commercial_invoices',
    type: 'CommercialInvoice',
    access: [['commercial_invoices', 'read']],
    hiddenIn: async (db, caller, id) => {
      await readShipmentRow(db, caller, id);
      // Packages name items by their orders.
      return can(caller, 'order_items', 'read') && can(caller, 'purchase_orders', 'read') ? [] : ['packages'];
    },
  },
];
