import { keysOf } from '../api/keys.ts';

/** What may be done in an area. `write` stands for create and update together. */
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

/** The rights of the shipped roles in one area, in the order of the README's table. */
type RightsOfRoles = readonly [
  systemAdministrator: readonly Right[],
  organizationAdministrator: readonly Right[],
  programManager: readonly Right[],
  procurementOfficer: readonly Right[],
  logisticsOfficer: readonly Right[],
  inventoryClerk: readonly Right[],
  viewer: readonly Right[],
];

const none: readonly Right[] = [];
const read: readonly Right[] = ['read'];
const write: readonly Right[] = ['read', 'write', 'create', 'update'];
/** `write` without `create`. */
const change: readonly Right[] = ['read', 'write', 'update'];
const everything: readonly Right[] = [...write, 'delete', 'archive'];

const orders: readonly Right[] = [...everything, 'assign_status'];
const writeOrders: readonly Right[] = [...write, 'assign_status'];
const shipments: readonly Right[] = [...everything, 'assign_status', 'generate_pdf', 'set_approval', 'send_for_review'];
const manageShipments: readonly Right[] = [
  ...write,
  'assign_status',
  'generate_pdf',
  'set_approval',
  'send_for_review',
];
const sendShipments: readonly Right[] = [...write, 'assign_status', 'generate_pdf', 'send_for_review'];
const printShipments: readonly Right[] = ['read', 'generate_pdf'];
const items: readonly Right[] = [...everything, 'assess', 'receive', 'split', 'assign_status', 'deactivate'];
const writeItems: readonly Right[] = [...write, 'assess', 'receive', 'split', 'assign_status', 'deactivate'];
const moveItems: readonly Right[] = ['read', 'split', 'assign_status'];
const handleItems: readonly Right[] = ['read', 'assess', 'receive', 'split'];
const writeAndArchive: readonly Right[] = [...write, 'archive'];

/**
 * The areas of rights, by their keys in `current_permission`, with the record types that the area's read right opens and the
 * rights of each shipped role. A new area is one entry here.
 */
const table = {
  api_keys: {
    shows: ['ApiKey'],
    rights: [write, write, none, none, none, none, none],
  },
  couriers: {
    shows: ['Courier', 'Airline'],
    rights: [everything, everything, write, read, write, read, read],
  },
  end_users: {
    shows: ['EndUser'],
    rights: [everything, everything, write, write, read, read, read],
  },
  groups: {
    shows: ['Group'],
    rights: [everything, everything, write, write, read, read, read],
  },
  organizations: {
    shows: ['Organization'],
    rights: [everything, change, read, read, read, read, read],
  },
  substatuses: {
    shows: ['StatusReason'],
    rights: [everything, writeAndArchive, read, read, read, read, read],
  },
  users: {
    shows: ['User'],
    rights: [everything, write, read, read, read, read, none],
  },
  vendors: {
    shows: ['Vendor'],
    rights: [everything, everything, write, write, read, read, read],
  },
  purchase_orders: {
    shows: ['PurchaseOrder'],
    rights: [orders, orders, writeOrders, writeOrders, read, read, read],
  },
  order_items: {
    shows: ['OrderItem'],
    rights: [items, items, writeItems, writeItems, moveItems, handleItems, read],
  },
  commercial_invoices: {
    shows: ['CommercialInvoice'],
    rights: [shipments, shipments, manageShipments, printShipments, sendShipments, read, read],
  },
  programs: {
    shows: ['Program'],
    rights: [everything, write, change, read, read, read, read],
  },
  attachments: {
    shows: ['Attachment'],
    rights: [everything, everything, writeAndArchive, writeAndArchive, writeAndArchive, write, read],
  },
} as const satisfies Record<string, { shows: readonly string[]; rights: RightsOfRoles }>;

export type Area = keyof typeof table;
export const areas = keysOf(table);

type ShownType = (typeof table)[Area]['shows'][number];
/** The record types, as api/v1 names them. A comment is read with its record and has no area. */
export type RecordType = ShownType | 'Comment';

/** The area whose read right opens a record type. */
export const areaOf = Object.fromEntries(
  areas.flatMap((area) => table[area].shows.map((type) => [type, area])),
) as Readonly<Record<ShownType, Area>>;

/** Returns the rights of a shipped role by area. @param role its index in the README's table */
export function rightsOf(role: 0 | 1 | 2 | 3 | 4 | 5 | 6): Readonly<Record<Area, readonly Right[]>> {
  return Object.fromEntries(areas.map((area) => [area, table[area].rights[role]])) as Record<Area, readonly Right[]>;
}
