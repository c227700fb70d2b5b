import type { RecordType } from '../live/broadcast.ts';

/** The areas that rights are given in; the keys of `current_permission`. */
export const areas = [
  'couriers',
  'end_users',
  'groups',
  'organizations',
  'substatuses',
  'users',
  'vendors',
  'purchase_orders',
  'order_items',
  'commercial_invoices',
  'programs',
  'attachments',
] as const;
export type Area = (typeof areas)[number];

/** The area whose read right shows records of a kind; a comment is shown with the record that it stands on. */
export const areaOf: Readonly<Record<Exclude<RecordType, 'Comment'>, Area>> = {
  PurchaseOrder: 'purchase_orders',
  OrderItem: 'order_items',
  CommercialInvoice: 'commercial_invoices',
  Vendor: 'vendors',
  Courier: 'couriers',
  Airline: 'couriers',
  EndUser: 'end_users',
  Group: 'groups',
  Program: 'programs',
  User: 'users',
  Organization: 'organizations',
  StatusReason: 'substatuses',
  Attachment: 'attachments',
};

/** What a right allows. `write` stands for create and update together. */
export type Right =
  | 'read'
  | 'write'
  | 'create'
  | 'update'
  | 'delete'
  | 'archive'
  | 'assign_status'
  | 'generate_pdf'
  | 'set_approval'
  | 'send_for_review'
  | 'split'
  | 'assess'
  | 'receive'
  | 'deactivate';

/** For whom a comment is. */
export const commentSources = ['internal', 'external', 'vendor'] as const;
export type CommentSource = (typeof commentSources)[number];

/** A set of rights that users have by their `permission_id`. */
export interface Role {
  readonly id: number;
  readonly name: string;
  /** Which programs and organizations: all of them, all of one's own organization, or those one is a member of. */
  readonly reach: 'every organization' | 'own organization' | 'own programs';
  readonly rights: Readonly<Record<Area, readonly Right[]>>;
  /** Statuses of a shipment in which this role may edit although others may not. */
  readonly editsShipmentsIn: readonly string[];
  readonly comments: {
    readonly write: boolean;
    readonly removeOthers: boolean;
    /** What may be done with comments that came from the old SAP system, whoever wrote them. */
    readonly legacy: { readonly write: boolean; readonly remove: boolean };
    readonly sources: readonly CommentSource[];
  };
}

const read: Right[] = ['read'];
const write: Right[] = ['read', 'write', 'create', 'update'];
/** `write` of what is there; making more is for others. */
const change: Right[] = ['read', 'write', 'update'];
const everything: Right[] = [...write, 'delete', 'archive'];
const orders: Right[] = [...everything, 'assign_status'];
const shipments: Right[] = [...everything, 'assign_status', 'generate_pdf', 'set_approval', 'send_for_review'];
const items: Right[] = [...everything, 'assess', 'receive', 'split', 'assign_status', 'deactivate'];
const writeItems: Right[] = [...write, 'assess', 'receive', 'split', 'assign_status', 'deactivate'];

const member = { reach: 'own programs', editsShipmentsIn: [] } as const;
const untouched = { write: false, remove: false } as const;
const readsComments = { write: false, removeOthers: false, legacy: untouched, sources: commentSources } as const;
const writesComments = { ...readsComments, write: true } as const;
const ownsComments = { ...writesComments, removeOthers: true } as const;

/** The roles that Lading ships, as the table of the README's "Roles" shows them. Ids are stored with users: never reuse one. */
export const shippedRoles: readonly Role[] = [
  {
    id: 1,
    name: 'System administrator',
    reach: 'every organization',
    editsShipmentsIn: [],
    comments: ownsComments,
    rights: {
      couriers: everything,
      end_users: everything,
      groups: everything,
      organizations: everything,
      substatuses: everything,
      users: everything,
      vendors: everything,
      purchase_orders: orders,
      order_items: items,
      commercial_invoices: shipments,
      programs: everything,
      attachments: everything,
    },
  },
  {
    id: 2,
    name: 'Organization administrator',
    reach: 'own organization',
    editsShipmentsIn: ['in_review'],
    comments: ownsComments,
    rights: {
      couriers: everything,
      end_users: everything,
      groups: everything,
      organizations: change,
      substatuses: write,
      users: write,
      vendors: everything,
      purchase_orders: orders,
      order_items: items,
      commercial_invoices: shipments,
      programs: write,
      attachments: everything,
    },
  },
  {
    id: 3,
    name: 'Program manager',
    ...member,
    editsShipmentsIn: ['in_review'],
    comments: ownsComments,
    rights: {
      couriers: write,
      end_users: write,
      groups: write,
      organizations: read,
      substatuses: read,
      users: read,
      vendors: write,
      purchase_orders: [...write, 'assign_status'],
      order_items: writeItems,
      commercial_invoices: [...write, 'assign_status', 'generate_pdf', 'set_approval', 'send_for_review'],
      programs: change,
      attachments: [...write, 'archive'],
    },
  },
  {
    id: 4,
    name: 'Procurement officer',
    ...member,
    comments: writesComments,
    rights: {
      couriers: read,
      end_users: write,
      groups: write,
      organizations: read,
      substatuses: read,
      users: read,
      vendors: write,
      purchase_orders: [...write, 'assign_status'],
      order_items: writeItems,
      commercial_invoices: ['read', 'generate_pdf'],
      programs: read,
      attachments: [...write, 'archive'],
    },
  },
  {
    id: 5,
    name: 'Logistics officer',
    ...member,
    comments: writesComments,
    rights: {
      couriers: write,
      end_users: read,
      groups: read,
      organizations: read,
      substatuses: read,
      users: read,
      vendors: read,
      purchase_orders: read,
      order_items: ['read', 'split', 'assign_status'],
      commercial_invoices: [...write, 'assign_status', 'generate_pdf', 'send_for_review'],
      programs: read,
      attachments: [...write, 'archive'],
    },
  },
  {
    id: 6,
    name: 'Inventory clerk',
    ...member,
    comments: writesComments,
    rights: {
      couriers: read,
      end_users: read,
      groups: read,
      organizations: read,
      substatuses: read,
      users: read,
      vendors: read,
      purchase_orders: read,
      order_items: ['read', 'assess', 'receive', 'split'],
      commercial_invoices: read,
      programs: read,
      attachments: write,
    },
  },
  {
    id: 7,
    name: 'Viewer',
    ...member,
    comments: readsComments,
    rights: {
      couriers: read,
      end_users: read,
      groups: read,
      organizations: read,
      substatuses: read,
      users: [],
      vendors: read,
      purchase_orders: read,
      order_items: read,
      commercial_invoices: read,
      programs: read,
      attachments: read,
    },
  },
];

/** Role ids that code refers to; the others are only data. */
export const roleId = { systemAdministrator: 1, organizationAdministrator: 2 } as const;
