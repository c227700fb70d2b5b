import type { RecordListInput } from '../generated/resolvers.ts';
import { itemListQuery } from '../orderItem/rest.ts';
import { orderListQuery } from '../purchaseOrder/rest.ts';
import { shipmentListQuery } from '../shipment/rest.ts';
import { RestError } from '../upstream/error.ts';
import { messages } from './messages.ts';
import type { WorkList } from './rest.ts';

/** Returns the list that an input names. @throws RestError BAD_USER_INPUT unless it names one */
export function listOf({ purchaseOrders, shipments, orderItems }: RecordListInput): WorkList {
  const lists: WorkList[] = [];
  if (purchaseOrders) lists.push({ of: 'purchase_order', query: orderListQuery(purchaseOrders) });
  if (shipments) lists.push({ of: 'commercial_invoice', query: shipmentListQuery(shipments) });
  if (orderItems) lists.push({ of: 'order_item', query: itemListQuery(orderItems) });
  const [list, ...others] = lists;
  if (!list || others.length > 0) throw new RestError('BAD_USER_INPUT', messages.oneList);
  return list;
}

/** Field names of api/v1 with their different names in the arguments. */
export const restNames = {
  query: 'list',
  'change.status': 'status',
  'change.subStatus': 'subStatus',
  'change.ids': 'userIds',
  'change.base': 'urgent',
  'change.urgent': 'urgent',
  'change.storage': 'storage',
};
