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
import { userFilters } from '../user/inputs.ts';
import { vendorFilters } from '../vendor/rest.ts';
import { messages } from './messages.ts';
import type { CountedList } from './rest.ts';

type Lists = { [Name in keyof CountedListInput]-?: NonNullable<CountedListInput[Name]> };

/** Each list's path in api/v1, and its parameters for an input. */
const LISTS: { [Name in keyof Lists]: readonly [path: string, queryOf: (input: Lists[Name]) => Query] } = {
  purchaseOrders: ['purchase_orders', orderListQuery],
  shipments: ['commercial_invoices', shipmentListQuery],
  orderItems: ['order_items', itemListQuery],
  assessments: ['order_items', (list) => itemListQuery({ ...list, assessed: false })],
  goodsReceipts: ['order_items', (list) => itemListQuery({ ...list, received: false })],
  vendors: ['vendors', ({ filter, ...list }) => ({ ...listQuery(list), filters: vendorFilters.sent(filter ?? {}) })],
  endUsers: [
    'end_users',
    ({ filter, ...list }) => ({ ...listQuery(list), filters: endUserFilters.sent(filter ?? {}) }),
  ],
  groups: [
    'groups',
    ({ filter, programId, ...list }) => ({ ...listQuery(list), programId, filters: groupFilters.sent(filter ?? {}) }),
  ],
  couriers: ['couriers', ({ filter, ...list }) => ({ ...listQuery(list), filters: courierFilters.sent(filter ?? {}) })],
  users: ['users', ({ filter, ...list }) => ({ ...listQuery(list), filters: userFilters.sent(filter ?? {}) })],
  programs: ['programs', ({ organizationId, ...list }) => ({ ...listQuery(list), organizationId })],
  organizations: ['organizations', listQuery],
  substatuses: [
    'status_reasons',
    ({ filter, ...list }) => ({ ...listQuery(list), filters: substatusFilters.sent(filter ?? {}) }),
  ],
  apiKeys: ['api_keys', ({ filter, ...list }) => ({ ...listQuery(list), filters: apiKeyFilters.sent(filter ?? {}) })],
};

/** Returns the list that an input names. @throws RestError BAD_USER_INPUT unless it names one */
export function countedList(input: CountedListInput): CountedList {
  const named = Object.entries(input).filter(([, of]) => of);
  const [only, ...others] = named.map(([name, of]) => {
    const [path, queryOf] = LISTS[name as keyof Lists]; // the schema has no other fields
    return { path, query: queryOf(of as never) };
  });
  if (!only || others.length > 0) throw new RestError('BAD_USER_INPUT', messages.oneList);
  return only;
}
