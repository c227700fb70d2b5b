import { apiKeyFilters } from '../apiKey/rest.ts';
import { courierFilters } from '../courier/rest.ts';
import { endUserFilters } from '../endUser/rest.ts';
import type { CountedListInput } from '../generated/resolvers.ts';
import { groupFilters } from '../group/rest.ts';
import { itemListQuery } from '../orderItem/rest.ts';
import { orderListQuery } from '../purchaseOrder/rest.ts';
import { listQuery } from '../rest/list.ts';
import type { Query } from '../rest/query.ts';
import { shipmentListQuery } from '../shipment/rest.ts';
import { substatusFilters } from '../substatus/rest.ts';
import { RestError } from '../upstream/error.ts';
import { userFilters } from '../user/rest.ts';
import { vendorFilters } from '../vendor/rest.ts';
import { messages } from './messages.ts';
import type { CountedList } from './rest.ts';

/** Declares how a field of the input names a list. @param path the list's path in api/v1 */
const listIn =
  <Name extends keyof CountedListInput>(
    name: Name,
    path: string,
    queryOf: (input: NonNullable<CountedListInput[Name]>) => Query,
  ) =>
  (input: CountedListInput): CountedList[] => {
    const list = input[name];
    return list ? [{ path, query: queryOf(list) }] : [];
  };

const LISTS = [
  listIn('purchaseOrders', 'purchase_orders', orderListQuery),
  listIn('shipments', 'commercial_invoices', shipmentListQuery),
  listIn('orderItems', 'order_items', itemListQuery),
  listIn('assessments', 'order_items', (list) => itemListQuery({ ...list, assessed: false })),
  listIn('goodsReceipts', 'order_items', (list) => itemListQuery({ ...list, received: false })),
  listIn('vendors', 'vendors', ({ filter, ...list }) => ({
    ...listQuery(list),
    filters: vendorFilters.sent(filter ?? {}),
  })),
  listIn('endUsers', 'end_users', ({ filter, ...list }) => ({
    ...listQuery(list),
    filters: endUserFilters.sent(filter ?? {}),
  })),
  listIn('groups', 'groups', ({ filter, programId, ...list }) => ({
    ...listQuery(list),
    programId,
    filters: groupFilters.sent(filter ?? {}),
  })),
  listIn('couriers', 'couriers', ({ filter, ...list }) => ({
    ...listQuery(list),
    filters: courierFilters.sent(filter ?? {}),
  })),
  listIn('users', 'users', ({ filter, ...list }) => ({ ...listQuery(list), filters: userFilters.sent(filter ?? {}) })),
  listIn('programs', 'programs', ({ organizationId, ...list }) => ({ ...listQuery(list), organizationId })),
  listIn('organizations', 'organizations', listQuery),
  listIn('substatuses', 'status_reasons', ({ filter, ...list }) => ({
    ...listQuery(list),
    filters: substatusFilters.sent(filter ?? {}),
  })),
  listIn('apiKeys', 'api_keys', ({ filter, ...list }) => ({
    ...listQuery(list),
    filters: apiKeyFilters.sent(filter ?? {}),
  })),
];

/** Returns the list that an input names. @throws RestError BAD_USER_INPUT unless it names one */
export function countedList(input: CountedListInput): CountedList {
  const [only, ...others] = LISTS.flatMap((listOf) => listOf(input));
  if (!only || others.length > 0) throw new RestError('BAD_USER_INPUT', messages.oneList);
  return only;
}
