import type { ShownType } from './access/areas.ts';
import { can } from './access/caller.ts';
import { forbidden, HttpError } from './api/errors.ts';
import { keysOf } from './api/keys.ts';
import { readApiKeyRow } from './apiKey/read.ts';
import { readCourierRow } from './courier/read.ts';
import { readEndUserRow } from './endUser/read.ts';
import { readGroupRow } from './group/read.ts';
import type { HistoryParent } from './history/routes.ts';
import { hasEnded } from './merge/read.ts';
import type { MergedType } from './merge/table.ts';
import { readItemRow, shownFields as shownOfItem } from './orderItem/read.ts';
import { readOrganizationRow } from './organization/read.ts';
import { flagsOf } from './organization/table.ts';
import { readProgramRow } from './program/read.ts';
import { readOrderRow, shownFields as shownOfOrder } from './purchaseOrder/read.ts';
import { readShipmentRow } from './shipment/read.ts';
import { wordHistory } from './shipment/rules.ts';
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

/** Lets the history of a record that has ended in another be read: it says into which. */
const orEnded =
  (type: MergedType, hiddenIn: HistoryParent['hiddenIn']): HistoryParent['hiddenIn'] =>
  async (db, caller, id) => {
    try {
      return await hiddenIn(db, caller, id);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404 && (await hasEnded(db, caller, type, id))) return [];
      throw error;
    }
  };

/** The record types whose histories are read: those of airlines and documents are their courier's and their record's. */
type WithHistory = Exclude<ShownType, 'Airline' | 'Attachment'>;

/** The path and the access check of each. A record lists only its own entries, not those of its items. */
const table: Readonly<Record<WithHistory, Omit<HistoryParent, 'type'>>> = {
  Organization: {
    path: 'organizations',
    access: [['organizations', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readOrganizationRow(db, caller.organizationIds, id)),
  },
  ApiKey: {
    path: 'api_keys',
    access: [['api_keys', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readApiKeyRow(db, caller, id)),
  },
  Program: {
    path: 'programs',
    access: [['programs', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readProgramRow(db, caller.programIds, id)),
  },
  User: {
    path: 'users',
    access: 'session',
    hiddenIn: async (db, caller, id) => {
      await readUserRow(db, caller, id);
      if (id !== caller.userId && !can(caller, 'users', 'read')) throw forbidden();
      return [];
    },
  },
  Vendor: {
    path: 'vendors',
    access: [['vendors', 'read']],
    hiddenIn: orEnded('Vendor', (db, caller, id) => hidesNothing(readVendorRow(db, caller, id))),
  },
  Courier: {
    path: 'couriers',
    access: [['couriers', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readCourierRow(db, caller, id)),
  },
  EndUser: {
    path: 'end_users',
    access: [['end_users', 'read']],
    hiddenIn: orEnded('EndUser', async (db, caller, id) => {
      const { feature_flags } = await readEndUserRow(db, caller, id);
      return flagsOf(feature_flags).opc_enabled ? [] : ['opc'];
    }),
  },
  Group: {
    path: 'groups',
    access: [['groups', 'read']],
    hiddenIn: orEnded('Group', (db, caller, id) => hidesNothing(readGroupRow(db, caller, id))),
  },
  StatusReason: {
    path: 'status_reasons',
    access: [['substatuses', 'read']],
    hiddenIn: (db, caller, id) => hidesNothing(readSubstatusRow(db, caller, id)),
  },
  PurchaseOrder: {
    path: 'purchase_orders',
    access: [['purchase_orders', 'read']],
    hiddenIn: async (db, caller, id) => {
      const hidden = hiddenOf(shownOfOrder(await readOrderRow(db, caller, id)));
      // What the removed items of an order were.
      return can(caller, 'order_items', 'read') ? hidden : [...hidden, 'order_items'];
    },
  },
  OrderItem: {
    path: 'order_items',
    access: [['order_items', 'read']],
    hiddenIn: async (db, caller, id) => hiddenOf(shownOfItem(await readItemRow(db, caller, id))),
  },
  CommercialInvoice: {
    path: 'commercial_invoices',
    access: [['commercial_invoices', 'read']],
    hiddenIn: async (db, caller, id) => {
      await readShipmentRow(db, caller, id);
      // Packages name items by their orders.
      return can(caller, 'order_items', 'read') && can(caller, 'purchase_orders', 'read') ? [] : ['packages'];
    },
    worded: wordHistory,
  },
};

/** Every record type with a history. */
export const histories: readonly HistoryParent[] = keysOf(table).map((type) => ({ type, ...table[type] }));
