/** Every record type with its table; what the backend keeps by record type, whatever its concept, is derived from this table. */
import type { ShownType } from '../access/areas.ts';
import { keysOf } from '../api/keys.ts';

/** The column that names a record of a type uniquely, and how far. */
interface Unique {
  readonly column: string;
  /** The columns within whose values a name is unique. */
  readonly within: readonly string[];
  /** The organization of a row `t`; by default, the row is one. */
  readonly organization?: string;
  /** The rows whose names are taken. */
  readonly only?: string;
}

interface Registered {
  readonly table: string;
  /** What they are, in the plural. */
  readonly plural: string;
  /** The column that the first entry of a record's history shows; null for types whose history begins with their first write. */
  readonly first: string | null;
  /** That column's name in responses, if it differs. */
  readonly firstField?: string;
  /** Null if records of a type may have the same name. */
  readonly unique: Unique | null;
  /** Whether records are from before the organization's first order, in the demo world. */
  readonly isOld: boolean;
}

const inOrganization = { within: ['organization_id'], organization: 't.organization_id' };
/** Sample data and the others are named apart. */
const apart = { ...inOrganization, within: ['organization_id', 'sample'] };
const ofProgram = '(select organization_id from programs p where p.id = t.program_id)';

const table = {
  Organization: {
    ...{ table: 'organizations', plural: 'organizations', first: 'name', isOld: true },
    unique: { column: 'name', within: [] },
  },
  Program: {
    ...{ table: 'programs', plural: 'programs', first: 'name', isOld: true },
    unique: { column: 'name', ...apart },
  },
  User: {
    // They joined one by one.
    ...{ table: 'users', plural: 'users', first: 'email', isOld: false },
    unique: { column: 'email', within: [], organization: 't.organization_id' },
  },
  Vendor: {
    ...{ table: 'vendors', plural: 'vendors', first: 'name', isOld: true },
    unique: { column: 'name', ...apart },
  },
  Group: {
    ...{ table: 'groups', plural: 'groups', first: 'name', isOld: true },
    unique: { column: 'name', within: ['program_id'], organization: ofProgram },
  },
  Courier: {
    ...{ table: 'couriers', plural: 'couriers', first: 'company_name', isOld: true },
    unique: { column: 'company_name', ...apart },
  },
  Airline: {
    ...{ table: 'airlines', plural: 'airlines', first: 'name', isOld: true },
    unique: { column: 'prefix', ...apart },
  },
  EndUser: { table: 'end_users', plural: 'end users', first: 'label', isOld: true, unique: null },
  PurchaseOrder: {
    ...{ table: 'purchase_orders', plural: 'purchase orders', first: 'order_number', isOld: false },
    firstField: 'order_number.number',
    unique: { column: 'order_number', ...apart },
  },
  OrderItem: { table: 'order_items', plural: 'order items', first: 'material', isOld: false, unique: null },
  CommercialInvoice: {
    ...{ table: 'shipments', plural: 'shipments', first: 'invoice_number', isOld: false },
    unique: { column: 'invoice_number', ...apart },
  },
  StatusReason: {
    ...{ table: 'status_reasons', plural: 'substatuses', first: 'sub_status', isOld: true },
    unique: {
      ...{ column: 'sub_status', ...inOrganization, within: ['organization_id', 'model', 'status'] },
      only: 'not archived',
    },
  },
  ApiKey: {
    ...{ table: 'api_keys', plural: 'API keys', first: null, isOld: false },
    unique: { column: 'name', ...inOrganization, only: 'revoked_at is null' },
  },
  Attachment: { table: 'documents', plural: 'documents', first: null, isOld: false, unique: null },
} as const satisfies Record<ShownType, Registered>;

/** The record types, each with its entry. */
export const recordTypes = keysOf(table).map((type) => ({ type, ...(table[type] as Registered) }));
