import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** The lists that have views, with the path of the list in api/v1 whose rows and columns they show. */
export const viewedLists = {
  purchase_orders: 'purchase_orders',
  pending_orders: 'purchase_orders',
  shipments: 'commercial_invoices',
  approval_list: 'commercial_invoices',
  for_this_week: 'commercial_invoices',
  assessments: 'order_items',
  goods_receipts: 'order_items',
  urgent_items: 'order_items',
  vendors: 'vendors',
  end_users: 'end_users',
  screening: 'end_users',
  groups: 'groups',
  couriers: 'couriers',
  users: 'users',
  programs: 'programs',
  organizations: 'organizations',
  substatuses: 'status_reasons',
  api_keys: 'api_keys',
} as const;
export type ViewedList = keyof typeof viewedLists;

/** Who sees a view besides the person who made it. */
export const sharings = ['private', 'program', 'organization'] as const;
export type Sharing = (typeof sharings)[number];

/** What a list opens with for a person: what is shared with them for that, all its rows, or a view of their choice. */
export const openings = ['shared', 'all', 'view'] as const;

/** A column that is shown: its name, and its width in pixels if it is not its own. */
export interface ShownColumn {
  readonly name: string;
  readonly width?: number | undefined;
}

/** The columns of a list in their order; null for those that it has by default. */
type Columns = JSONColumnType<readonly ShownColumn[] | null, string | null, string | null>;

/** A view of a list: what it is narrowed by, its order, and its columns. */
export interface SavedViewTable {
  id: Generated<number>;
  organization_id: number;
  /** The program whose list it is of; null for the lists of every program, and for lists of the organization. */
  program_id: number | null;
  /** Who made it. */
  user_id: number;
  list: ViewedList;
  name: string;
  sharing: Sharing;
  /** Filters, search and order, as the parameters in the address of the list's page. */
  address: string;
  columns: Columns;
  /** Whether the list opens with it for those whom it is shared with. */
  opens_list: Generated<boolean>;
  updated_by_id: number | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** How a person has a list outside of views. */
export interface ListSettingTable {
  user_id: number;
  list: ViewedList;
  program_id: number | null;
  columns: Columns;
  opens: Generated<(typeof openings)[number]>;
  view_id: Generated<number | null>;
}

declare module '../db/client.ts' {
  interface Database {
    saved_views: SavedViewTable;
    list_settings: ListSettingTable;
  }
}

export type SavedViewRow = Selectable<SavedViewTable>;
