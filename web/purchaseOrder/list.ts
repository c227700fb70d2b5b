/** Declares the filters and sorts of the purchase order list. */
import { endUserChoices } from '../endUser/endUserChoices.ts';
import {
  type PurchaseOrderFilter,
  type PurchaseOrderSortField,
  usePurchaseOrderStatusesQuery,
} from '../generated/operations.ts';
import { groupChoices } from '../group/groupChoices.ts';
import { fixedSource, listSource } from '../kit/form/choiceSource.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { assignedTo, assigneeChoices } from '../user/userChoices.ts';
import { vendorChoices } from '../vendor/vendorChoices.ts';
import { orderMessages as messages } from './messages.ts';

const { text, one, many, dates } = filtersOf<PurchaseOrderFilter>();

/** The statuses of purchase orders. */
export const orderStatuses = listSource((skip) => {
  const { data, loading, error } = usePurchaseOrderStatusesQuery({ skip });
  return { options: data?.purchaseOrderStatuses.map(({ key, name }) => ({ id: key, label: name })), loading, error };
});

const sourceChoices = fixedSource([
  { id: 'INTERNAL', label: messages.sourceInternal },
  { id: 'EXTERNAL', label: messages.sourceExternal },
]);

const orderNumber = text('order_number', messages.orderNumber, 'orderNumber');
const requestNumber = text('order_number_internal', messages.orderNumberInternal, 'orderNumberInternal');
const others = [
  dates('order_date', messages.orderDate, 'orderDate'),
  many('group', messages.group, 'groupIds', groupChoices),
  many('end_user', messages.endUser, 'endUserIds', endUserChoices),
  many('vendor', messages.vendor, 'vendorIds', vendorChoices),
  many('status', messages.status, 'statuses', orderStatuses),
  many('assigned', messages.users, assignedTo, assigneeChoices),
  one('source', messages.source, 'source', sourceChoices),
];

type OrderListSpec = ListSpec<PurchaseOrderFilter, PurchaseOrderSortField>;

const plain: OrderListSpec = {
  filters: [orderNumber, ...others],
  sortable: ['ORDER_NUMBER', 'STATUS', 'ORDER_DATE', 'END_USER', 'GROUP', 'VENDOR'],
  defaultSort: { field: 'ORDER_DATE', direction: 'DESC' },
  pageSize: 20,
};
const withRequestNumber: OrderListSpec = {
  ...plain,
  filters: [orderNumber, requestNumber, ...others],
  sortable: [...plain.sortable, 'ORDER_NUMBER_INTERNAL'],
};

/** Returns the spec of the order list; with the purchase request number only if its switch is on. */
export function orderListSpec(requestNumbers: boolean): OrderListSpec {
  return requestNumbers ? withRequestNumber : plain;
}
