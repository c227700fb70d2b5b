/** The kinds of records, by the schema's names and api/v1's. */
import type { RecordType } from '../generated/resolvers.ts';

/** One line for each kind of record: its name in api/v1's data, and the first part of its paths. */
const NAMES = {
  PURCHASE_ORDER: ['PurchaseOrder', 'purchase_orders'],
  ORDER_ITEM: ['OrderItem', 'order_items'],
  SHIPMENT: ['CommercialInvoice', 'commercial_invoices'],
  GROUP: ['Group', 'groups'],
  VENDOR: ['Vendor', 'vendors'],
  COURIER: ['Courier', 'couriers'],
  AIRLINE: ['Airline', 'couriers/airlines'],
  END_USER: ['EndUser', 'end_users'],
  SUBSTATUS: ['StatusReason', 'status_reasons'],
  PROGRAM: ['Program', 'programs'],
  USER: ['User', 'users'],
  API_KEY: ['ApiKey', 'api_keys'],
  ORGANIZATION: ['Organization', 'organizations'],
  DOCUMENT: ['Attachment', 'attachments'],
} as const satisfies Record<RecordType, readonly [name: string, path: string]>;

type Names = typeof NAMES;

const entries = Object.entries(NAMES);

/** The names of the kinds of records in api/v1's data, by the schema's. */
export const REST_TYPE = Object.fromEntries(entries.map(([type, [name]]) => [type, name])) as {
  readonly [Type in RecordType]: Names[Type][0]; // the table above
};

/** The paths of the kinds of records below `/api/v1/`. */
export const REST_PATH = Object.fromEntries(entries.map(([type, [, path]]) => [type, path])) as {
  readonly [Type in RecordType]: Names[Type][1]; // the table above
};

/** The schema's names of the kinds of records, by api/v1's. */
export const TYPE = Object.fromEntries(entries.map(([type, [name]]) => [name, type])) as {
  readonly [Type in RecordType as Names[Type][0]]: Type; // the table above
};

/** A kind of record as api/v1's data names it. */
export type RestType = keyof typeof TYPE;

/** Whether a name of api/v1 is that of a known kind of record: another backend may have more kinds. */
export const isRestType = (name: string): name is RestType => Object.hasOwn(TYPE, name);
