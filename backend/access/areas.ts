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
  | 'deactivate'
  | 'share_program'
  | 'share_organization';

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
const shareEverywhere: readonly Right[] = ['share_program', 'share_organization'];
const shareInPrograms: readonly Right[] = ['share_program'];

interface Declared {
  /** The record types that the area's read right opens. */
  shows: readonly string[];
  rights: RightsOfRoles;
  /** The view of the settings page that the area's write right opens: `settings.vendors`; null if there is none. */
  settings: string | null;
  /** Whether the description of a role says that somebody who may create such records manages them. */
  managed: boolean;
}

/** The areas of rights, by their keys in `current_permission`, in the order of a role's description. A new area is one entry. */
const table = {
  organizations: {
    shows: ['Organization'],
    rights: [everything, change, read, read, read, read, read],
    settings: 'organization',
    managed: true,
  },
  users: {
    shows: ['User'],
    rights: [everything, write, read, read, read, read, none],
    settings: 'manageUsers',
    managed: true,
  },
  programs: {
    shows: ['Program'],
    rights: [everything, write, change, read, read, read, read],
    settings: 'programs',
    managed: true,
  },
  api_keys: {
    shows: ['ApiKey'],
    rights: [write, write, none, none, none, none, none],
    settings: 'apiKeys',
    managed: true,
  },
  vendors: {
    shows: ['Vendor'],
    rights: [everything, everything, write, write, read, read, read],
    settings: 'vendors',
    managed: true,
  },
  end_users: {
    shows: ['EndUser'],
    rights: [everything, everything, write, write, read, read, read],
    settings: 'endUsers',
    managed: true,
  },
  groups: {
    shows: ['Group'],
    rights: [everything, everything, write, write, read, read, read],
    settings: 'groups',
    managed: true,
  },
  couriers: {
    shows: ['Courier', 'Airline'],
    rights: [everything, everything, write, read, write, read, read],
    settings: 'couriers',
    managed: true,
  },
  substatuses: {
    shows: ['StatusReason'],
    rights: [everything, writeAndArchive, read, read, read, read, read],
    settings: 'substatuses',
    managed: false,
  },
  purchase_orders: {
    shows: ['PurchaseOrder'],
    rights: [orders, orders, writeOrders, writeOrders, read, read, read],
    settings: null,
    managed: false,
  },
  order_items: {
    shows: ['OrderItem'],
    rights: [items, items, writeItems, writeItems, moveItems, handleItems, read],
    settings: null,
    managed: false,
  },
  commercial_invoices: {
    shows: ['CommercialInvoice'],
    rights: [shipments, shipments, manageShipments, printShipments, sendShipments, read, read],
    settings: null,
    managed: false,
  },
  attachments: {
    shows: ['Attachment'],
    rights: [everything, everything, writeAndArchive, writeAndArchive, writeAndArchive, write, read],
    settings: null,
    managed: false,
  },
  // Anybody keeps views of lists; the rights are to share them.
  saved_views: {
    shows: [],
    rights: [shareEverywhere, shareEverywhere, shareInPrograms, none, none, none, none],
    settings: null,
    managed: false,
  },
} as const satisfies Record<string, Declared>;

export type Area = keyof typeof table;
export const areas = keysOf(table);

/** A record type that an area shows. */
export type ShownType = (typeof table)[Area]['shows'][number];
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

/** Each settings page with the area whose write right opens it. */
export const settingsPages = areas.flatMap((area) => {
  const { settings } = table[area];
  return settings ? [{ view: `settings.${settings}`, area }] : [];
});

/** The organizations and programs that a role opens: all, all of the user's organization, or programs by membership. */
export type Scope = 'every organization' | 'own organization' | 'own programs';

/** The areas of the daily work, which a role may edit or read. */
export const workAreas = ['purchase_orders', 'order_items', 'commercial_invoices', 'attachments'] as const;
export type WorkArea = (typeof workAreas)[number];

/** An area that people manage. */
export type ManagedArea = { [Key in Area]: (typeof table)[Key]['managed'] extends true ? Key : never }[Area];

/** The areas that people manage, if they may create records there. */
export const managedAreas = areas.filter((area): area is ManagedArea => table[area].managed);
