/** The requests for lists: every filter and every sort of each list, searches, pages, and the most common pairs of them. */
import {
  type AvailableItemsQuery,
  type OrderItemListQuery,
  orderItemListQuery,
} from '../../backend/orderItem/listSchema.ts';
import { type PurchaseOrderListQuery, purchaseOrderListQuery } from '../../backend/purchaseOrder/listSchema.ts';
import { itemSteps } from '../../backend/purchaseOrder/rules.ts';
import { type ShipmentListQuery, shipmentListQuery } from '../../backend/shipment/listSchema.ts';

/** The data that the requests refer to: ids with many and with few records, and words in few and in many rows. */
export interface Known {
  readonly program: number;
  readonly order: number;
  readonly shipment: number;
  readonly openShipment: number;
  readonly item: number;
  readonly user: number;
  readonly vendors: readonly number[];
  readonly endUsers: readonly number[];
  readonly groups: readonly number[];
  readonly couriers: readonly number[];
  /** For orders, items and shipments: a word in few rows, one in many, one of two characters. */
  readonly words: Record<'orders' | 'items' | 'shipments', readonly string[]>;
  /** Parts of vendors' names: one that few have, one that many have. */
  readonly vendorNames: readonly string[];
  /** The last page that may be requested. */
  readonly lastPage: number;
}

export interface Question {
  readonly list: string;
  readonly name: string;
  /** The path below `/api/v1/`. */
  readonly path: string;
}

/** Values for every filter of a list, as they follow its name in a query: the compiler requires all filters. */
type Values<Query extends { filters?: unknown }> = Record<keyof NonNullable<Query['filters']>, readonly string[]>;

/** The values of a set filter: each one alone, and all together (marked by `*`). */
const oneAndAll = (values: readonly (string | number)[]): string[] => [
  ...values.map((value) => `[]=${value}`),
  ...(values.length > 1 ? ['*'.concat(values.join(','))] : []),
];
const is = (...values: readonly (string | number | boolean)[]) => values.map((value) => `=${value}`);

const moments = is('2016-03-01T00:00:00Z', '2026-11-01T00:00:00Z');

const orderFilters = (known: Known): Values<PurchaseOrderListQuery> => ({
  order_number: is('1990', 'scms', ...known.words.orders),
  order_number_internal: is('4512', '45'),
  order_date_from: is('2016-03-01', '2026-11-01', '2027-06-01'),
  order_date_to: is('2015-01-01', '2016-03-01', '2026-11-01'),
  group_ids: oneAndAll(known.groups),
  end_user_ids: oneAndAll(known.endUsers),
  vendor_ids: oneAndAll(known.vendors),
  statuses: oneAndAll(['on_hold', 'open', 'archived']),
  phases: oneAndAll(['open', 'done']),
  due: oneAndAll(itemSteps),
  source: is(true, false),
  user_ids: oneAndAll([known.user, 'unassigned']),
  updated_at_from: moments,
  updated_at_to: moments,
  overview: is('pending_orders'),
});

const availableFilters = (known: Known): Values<AvailableItemsQuery> => ({
  material: is(...known.words.items),
  catalog_number: is('c98a1', 'ff', 'c1'),
  invoice_number: is('inv-1234', 'inv'),
  wcm_invoice_number: is('wcm-77', 'wcm'),
  goods_receipt_received_date_from: is('2016-03-01', '2027-01-01'),
  goods_receipt_received_date_to: is('2016-03-01', '2026-11-01'),
  lot_number: is('lot-77', 'lot'),
  expiry_date_from: is('2027-03-31', '2030-01-01'),
  expiry_date_to: is('2027-03-31', '2026-11-01'),
  assessment_dg_description: is('corro', 'flamm'),
  vendor_name: is(...known.vendorNames),
  quantity_from: is(49_000, 10),
  quantity_to: is(2, 40_000),
  total_value_from: is(14_000_000, 10),
  total_value_to: is('0.05', 1_000_000),
  value_per_item_from: is(299, 1),
  value_per_item_to: is('0.01', 200),
  urgent: is(true, false),
  split_kit: is(true, false),
  eei_export: is(true, false),
  statuses: oneAndAll(['ready', 'open', 'delivered']),
  country_of_manufacture: oneAndAll(['NL', 'IN']),
  goods_receipt_condition: oneAndAll(['short_shipped', 'good']),
  assessment_dg_class: oneAndAll(['3', '8']),
  mta_status: oneAndAll(['signed', 'not_required']),
  shipment: oneAndAll(['truck', 'air']),
  storage: oneAndAll(['frozen', 'ambient']),
});

const itemFilters = (known: Known): Values<OrderItemListQuery> => ({
  ...availableFilters(known),
  phases: oneAndAll(['open', 'left', 'done']),
  due: oneAndAll(itemSteps),
  updated_at_from: moments,
  updated_at_to: moments,
  purchase_order_ids: oneAndAll([known.order]),
  overview: is('urgent_items'),
});

const shipmentFilters = (known: Known): Values<ShipmentListQuery> => ({
  invoice_number: is('asn-1999', 'asn'),
  awb: is('105-12', '105'),
  itn: is('X20260101', 'AES'),
  has_itn: is(true, false),
  statuses: oneAndAll(['on_hold', 'delivered']),
  phases: oneAndAll(['open', 'left', 'done']),
  due: oneAndAll(['review', 'ship', 'deliver']),
  user_ids: oneAndAll([known.user, 'unassigned']),
  group_ids: oneAndAll(known.groups),
  courier_ids: oneAndAll(known.couriers),
  shipment_types: oneAndAll(['truck', 'air']),
  package_quantity_from: is(395, 2),
  package_quantity_to: is(1, 300),
  total_weight_from: is(89_000, 10),
  total_weight_to: is(1, 80_000),
  dry_ice_from: is(89, 2),
  dry_ice_to: is(2, 80),
  anticipated_ship_date_from: is('2016-04-01', '2026-11-20'),
  anticipated_ship_date_to: is('2016-03-01', '2026-11-20'),
  shipped_date_from: is('2016-04-01', '2026-01-20'),
  shipped_date_to: is('2016-03-01', '2026-01-20'),
  delivered_date_from: is('2016-04-08', '2026-01-27'),
  delivered_date_to: is('2016-03-08', '2026-01-27'),
  updated_at_from: moments,
  updated_at_to: moments,
  overview: is('approval_list', 'for_this_week'),
});

/** Returns `filters[name]` followed by a value, or repeated for every value of a set. */
function filterQuery(name: string, value: string): string {
  if (!value.startsWith('*')) return `filters[${name}]${value}`;
  const all = value.slice(1).split(',');
  return all.map((one) => `filters[${name}][]=${one}`).join('&');
}

interface List {
  readonly name: string;
  /** The path with the parameters that define the list. */
  readonly base: string;
  readonly filters: Record<string, readonly string[]>;
  readonly sorts: readonly string[];
  readonly words: readonly string[];
}

const sortsOf = ({
  shape,
}: {
  shape: typeof orderItemListQuery.shape | typeof shipmentListQuery.shape | typeof purchaseOrderListQuery.shape;
}) => shape.sort.unwrap().shape.field.options;

/** Returns all requests, each for one page with its count. */
export function listRequests(known: Known): Question[] {
  const { program, words } = known;
  const items = { filters: itemFilters(known), sorts: sortsOf(orderItemListQuery), words: words.items };
  const orders = {
    name: 'orders',
    base: `purchase_orders?program_id=${program}`,
    filters: orderFilters(known),
    sorts: sortsOf(purchaseOrderListQuery),
    words: words.orders,
  };
  const shipments = {
    name: 'shipments',
    base: `commercial_invoices?program_id=${program}`,
    filters: shipmentFilters(known),
    sorts: sortsOf(shipmentListQuery),
    words: words.shipments,
  };
  const allItems = { ...items, name: 'items', base: `order_items?program_id=${program}` };
  const toReceive = { ...items, name: 'items to receive', base: `${allItems.base}&received=false` };
  const toAssess = { ...items, name: 'items to assess', base: `${allItems.base}&assessed=false` };
  const available = {
    ...items,
    name: 'items for a shipment',
    base: `commercial_invoices/${known.openShipment}/available_order_items?pagination=true`,
    filters: availableFilters(known),
  };
  return [
    ...[orders, allItems, shipments].flatMap((list) => [...alone(list, known), ...sorted(list, known)]),
    ...[toReceive, toAssess, available].flatMap((list) => [...alone(list, known), ...firstPages(list)]),
    ...[orders, allItems, shipments].flatMap(ofAllPrograms),
    ...smaller(known),
    ...pairs(known, { orders, shipments, items: allItems, toReceive, available }),
  ];
}

const question = (list: List, name: string, query: string): Question => ({
  list: list.name,
  name,
  path: query ? `${list.base}&${query}` : list.base,
});

/** Returns the requests for the list itself on three pages, and with each filter and each search alone. */
function alone(list: List, known: Known): Question[] {
  const filtered = Object.entries(list.filters).flatMap(([name, values]) =>
    values.map((value) => question(list, `${name}${value}`, filterQuery(name, value))),
  );
  const searched = list.words.map((word) => question(list, `search ${word}`, `search=${encodeURIComponent(word)}`));
  return [...pages(list, 'as it opens', '', known), ...filtered, ...searched];
}

/** Returns the requests of the global search: the first records of all programs that the caller may open. */
function ofAllPrograms({ name, base, words }: List): Question[] {
  const [path = ''] = base.split('?');
  const of = (title: string, query: string) => ({
    list: `${name} of all programs`,
    name: title,
    path: `${path}?${query}`,
  });
  return [
    of('as it opens', 'items=5'),
    ...words.map((word) => of(`search ${word}`, `items=5&search=${encodeURIComponent(word)}`)),
  ];
}

function pages(list: List, name: string, query: string, { lastPage }: Known): Question[] {
  return [...new Set([1, Math.ceil(lastPage / 2), lastPage])].map((page) =>
    question(list, `${name}, page ${page}`, `${query && `${query}&`}page=${page}`),
  );
}

const sorts = (list: List) => list.sorts.flatMap((field) => ['asc', 'desc'].map((direction) => ({ field, direction })));
const sortQuery = ({ field, direction }: { field: string; direction: string }) =>
  `sort[field]=${field}&sort[direction]=${direction}`;

function sorted(list: List, known: Known): Question[] {
  return sorts(list).flatMap((sort) => pages(list, `by ${sort.field} ${sort.direction}`, sortQuery(sort), known));
}

function firstPages(list: List): Question[] {
  return sorts(list).map((sort) => question(list, `by ${sort.field} ${sort.direction}`, sortQuery(sort)));
}

/** Returns the requests for the lists of one record, which are short however many records exist. */
function smaller({ order, shipment, item }: Known): Question[] {
  const of = (list: string, name: string, path: string) => ({ list, name, path });
  return [
    of('items of an order', 'as it opens', `order_items?purchase_order_id=${order}`),
    of('items of an order', '200 by material', `order_items?purchase_order_id=${order}&items=200&sort[field]=material`),
    of('items of a shipment', 'as it opens', `order_items?commercial_invoice_id=${shipment}`),
    of('items of a shipment', 'unpaged', `order_items?commercial_invoice_id=${shipment}&pagination=false`),
    of('comments', 'of an order and its items', `purchase_orders/${order}/comments?items=50`),
    of('comments', 'of an order alone', `purchase_orders/${order}/comments?commentable_id=${order}`),
    of('comments', 'of a shipment and its items', `commercial_invoices/${shipment}/comments?items=50`),
    of('comments', 'of an item', `order_items/${item}/comments`),
    of('notifications', 'as they open', 'notifications?items=20'),
    of('notifications', 'unread', 'notifications?filters[unread]=true'),
  ];
}

type Lists = Record<'orders' | 'shipments' | 'items' | 'toReceive' | 'available', List>;

/** Returns the requests that combine two filters, searches or sorts, as users do most. */
function pairs(known: Known, { orders, shipments, items, toReceive, available }: Lists): Question[] {
  const [vendor] = known.vendors;
  const [group] = known.groups;
  const pair = (list: List, name: string, query: string) => question(list, `pair: ${name}`, query);
  const word = (list: List) => encodeURIComponent(list.words[1] ?? '');
  return [
    pair(
      orders,
      'assigned to me, open or approved',
      `filters[user_ids][]=${known.user}&filters[statuses][]=open&filters[statuses][]=approved`,
    ),
    pair(orders, 'vendor, since a day', `filters[vendor_ids][]=${vendor}&filters[order_date_from]=2026-01-01`),
    pair(orders, 'vendor, by number', `filters[vendor_ids][]=${vendor}&sort[field]=order_number`),
    pair(orders, 'group, on hold', `filters[group_ids][]=${group}&filters[statuses][]=on_hold`),
    pair(orders, 'search, open', `search=${word(orders)}&filters[statuses][]=open`),
    pair(orders, 'pending, by vendor', 'filters[overview]=pending_orders&sort[field]=vendor'),
    pair(items, 'open, by material', 'filters[statuses][]=open&sort[field]=material'),
    pair(items, 'search, urgent', `search=${word(items)}&filters[urgent]=true`),
    pair(toReceive, 'search, frozen', `search=${word(items)}&filters[storage][]=frozen`),
    pair(
      toReceive,
      'vendor, by total value',
      `filters[vendor_name]=${known.vendorNames[1]}&sort[field]=total_value&sort[direction]=desc`,
    ),
    pair(shipments, 'courier, delivered', `filters[courier_ids][]=${known.couriers[0]}&filters[statuses][]=delivered`),
    pair(
      shipments,
      'group, since a day',
      `filters[group_ids][]=${group}&filters[anticipated_ship_date_from]=2026-01-01`,
    ),
    pair(available, 'search, by air', `search=${word(items)}&filters[shipment][]=air`),
  ];
}
