import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { type Columns, choiceName, commentsCount } from '../record/columns.ts';
import { within } from '../record/list.ts';
import { asName, placesOf, type SortOrder } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import { purchaseOrderStatuses } from './rules.ts';
import type { PurchaseOrder } from './schema.ts';

const { columns: labels } = messages;

/** What a column sorts by for a caller. @param hiding programs whose orders count as without an internal number */
type SortBy = (caller: Caller, hiding: readonly number[]) => SortOrder['by'];

const places = placesOf(purchaseOrderStatuses.map(({ key }) => key));

/** The columns of lists of orders. */
export const purchaseOrderColumns = {
  order_number: {
    label: () => labels.orderNumber,
    kind: 'code',
    read: (order) => order.order_number.number,
    sortBy: () => ({ value: sql`po.number_order` }),
  },
  status: {
    label: () => labels.status,
    kind: 'status',
    read: ({ status }) => choiceName(purchaseOrderStatuses, status),
    sortBy: () => ({ column: sql`po.status`, places }),
  },
  users: { label: () => labels.users, kind: 'person', of: 'users', read: (order) => order.user_ids },
  order_date: {
    label: () => labels.orderDate,
    kind: 'date',
    read: (order) => order.order_date,
    sortBy: () => ({ value: sql`po.order_date`, nullable: true }),
  },
  end_user: {
    label: () => labels.endUser,
    kind: 'record',
    of: 'end_users',
    read: (order) => [order.end_user_id],
    sortBy: (caller) => ({
      column: sql`po.end_user_id`,
      places: sql`select id as key, ${asName(sql`label`)} as place from end_users where ${within(caller, 'organizations')}`,
    }),
  },
  group: {
    label: () => labels.group,
    kind: 'record',
    of: 'groups',
    read: (order) => [order.group_id],
    sortBy: (caller) => ({
      column: sql`po.group_id`,
      places: sql`select id as key, ${asName(sql`name`)} as place from groups where ${within(caller, 'programs')}`,
    }),
  },
  vendor: {
    label: () => labels.vendor,
    kind: 'record',
    of: 'vendors',
    read: (order) => [order.vendor_id],
    sortBy: (caller) => ({
      column: sql`po.vendor_id`,
      places: sql`select id as key, ${asName(sql`name`)} as place from vendors where ${within(caller, 'organizations')}`,
    }),
  },
  order_number_internal: {
    label: () => labels.orderNumberInternal,
    kind: 'code',
    read: (order) => order.order_number_internal,
    sortBy: (_caller, hiding) => ({
      value:
        hiding.length > 0
          ? sql`case when po.program_id <> all(${[...hiding]}::bigint[]) then po.internal_order end`
          : sql`po.internal_order`,
      nullable: true,
    }),
  },
  items: { label: () => labels.items, kind: 'count', read: (order) => order.items_count },
  received_items: {
    label: () => labels.receivedItems,
    kind: 'text',
    read: ({ items_count, received_items_count }) => messages.receivedOf(received_items_count, items_count),
  },
  total_value: { label: () => labels.totalValue, kind: 'money', read: (order) => order.total_value },
  comments: { label: () => labels.comments, kind: 'count', read: commentsCount },
  program: { label: () => labels.program, kind: 'record', of: 'programs', read: (order) => [order.program_id] },
  created_by: { label: () => labels.createdBy, kind: 'person', of: 'users', read: (order) => [order.created_by_id] },
  created_at: { label: () => labels.createdAt, kind: 'moment', read: (order) => order.created_at },
  updated_at: {
    label: () => labels.updatedAt,
    kind: 'moment',
    read: (order) => order.updated_at,
    sortBy: () => ({ value: sql`po.updated_at` }),
  },
} satisfies Columns<PurchaseOrder, SortBy>;
