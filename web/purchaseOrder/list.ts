/** Declares what the list of purchase orders can be asked: its filters and its sorts. */
import type { PurchaseOrderFilter, PurchaseOrderSortField } from '../generated/operations.ts';
import { readDate } from '../kit/form/dateText.ts';
import type { ListFilter } from '../kit/list/filters.ts';
import type { FilterValue, ListSpec } from '../kit/list/listState.ts';
import { orderMessages } from './messages.ts';
import {
  endUserOptions,
  groupOptions,
  sourceOptions,
  statusOptions,
  UNASSIGNED,
  userOptions,
  vendorOptions,
} from './PurchaseOrderFilterOptions.tsx';

type Filter = ListFilter<PurchaseOrderFilter>;
const requestNumberFilter: Filter = {
  id: 'order_number_internal',
  label: orderMessages.orderNumberInternal,
  kind: 'text',
  apply: ([text]) => ({ orderNumberInternal: text }),
};

const filters: readonly Filter[] = [
  {
    id: 'order_number',
    label: orderMessages.orderNumberFilter,
    kind: 'text',
    apply: ([text]) => ({ orderNumber: text }),
  },
  {
    id: 'order_date',
    label: orderMessages.orderDateFilter,
    kind: 'dates',
    accepts: (date) => readDate(date) === date,
    apply: ([from, to]) => ({ orderDate: { from: from || null, to: to || null } }),
  },
  {
    id: 'group',
    label: orderMessages.group,
    kind: 'many',
    options: groupOptions,
    apply: (ids) => ({ groupIds: [...ids] }),
  },
  {
    id: 'end_user',
    label: orderMessages.endUser,
    kind: 'many',
    options: endUserOptions,
    apply: (ids) => ({ endUserIds: [...ids] }),
  },
  {
    id: 'vendor',
    label: orderMessages.vendor,
    kind: 'many',
    options: vendorOptions,
    apply: (ids) => ({ vendorIds: [...ids] }),
  },
  {
    id: 'status',
    label: orderMessages.status,
    kind: 'many',
    options: statusOptions,
    apply: (keys) => ({ statuses: [...keys] }),
  },
  { id: 'assigned', label: orderMessages.users, kind: 'many', options: userOptions, apply: assignedTo },
  {
    id: 'source',
    label: orderMessages.source,
    kind: 'one',
    accepts: (value) => value === 'internal' || value === 'external',
    options: sourceOptions,
    apply: ([value]) => ({ source: value === 'internal' ? 'INTERNAL' : 'EXTERNAL' }),
  },
];

function assignedTo(ids: FilterValue): Partial<PurchaseOrderFilter> {
  const userIds = ids.filter((id) => id !== UNASSIGNED);
  return { userIds: userIds.length > 0 ? userIds : null, unassigned: ids.includes(UNASSIGNED) || null };
}

interface OrderListSpec extends ListSpec<PurchaseOrderFilter, PurchaseOrderSortField> {
  filters: readonly Filter[];
}

const sortable: readonly PurchaseOrderSortField[] = [
  'ORDER_NUMBER',
  'STATUS',
  'ORDER_DATE',
  'END_USER',
  'GROUP',
  'VENDOR',
];
const common = { defaultSort: { field: 'ORDER_DATE', direction: 'DESC' }, pageSize: 20 } as const;
const plain: OrderListSpec = { ...common, filters, sortable };
const withRequestNumber: OrderListSpec = {
  ...common,
  filters: [...filters.slice(0, 1), requestNumberFilter, ...filters.slice(1)],
  sortable: [...sortable, 'ORDER_NUMBER_INTERNAL'],
};

/** What the list can be asked; the purchase request number only where its switch is on. */
export function orderListSpec(requestNumbers: boolean): OrderListSpec {
  return requestNumbers ? withRequestNumber : plain;
}
