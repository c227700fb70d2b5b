/** The records that this window has read: what a slow link shows until the server has answered. */
import type { ApolloCache } from '@apollo/client';
import type { FoundList } from '../base/recordTypes.ts';
import {
  type FindQuery,
  FoundItemFragmentDoc,
  FoundOrderFragmentDoc,
  FoundShipmentFragmentDoc,
} from '../generated/operations.ts';
import { found, searchKey } from '../generated/searchKey.ts';

/** How many records of a list are shown, as the server shows. */
const MOST = 5;

/** What is searched of a record, as the cache keeps it. */
interface Kept {
  __typename?: string;
  id?: string;
  orderNumber?: string;
  invoiceNumber?: string;
  material?: string;
  purchaseOrderId?: string;
}

/** Returns the orders, items and shipments of the cache that have every word of a text, of the lists that may be searched. */
export function knownRecords(cache: ApolloCache, text: string, may: Readonly<Record<FoundList, boolean>>): FindQuery {
  // The cache types its content as `unknown`; without all of what an entry shows, `readFragment` returns null.
  const all = cache.extract(true) as Readonly<Record<string, Kept>>;
  const idsOf = (typename: string, keyOf: (record: Kept) => string): string[] => {
    const ofType = Object.values(all).filter((record) => record.__typename === typename);
    const { items, similar } = found(ofType, keyOf, text);
    return similar ? [] : items.slice(0, MOST).flatMap(({ id }) => id ?? []);
  };
  const numberOf = (order: Kept | undefined) => searchKey(order?.orderNumber ?? '');
  const orderOf = (id: string) => {
    const from = { __typename: 'PurchaseOrder', id };
    return cache.readFragment({ from, fragment: FoundOrderFragmentDoc, fragmentName: 'FoundOrder' });
  };
  const orders = idsOf('PurchaseOrder', numberOf).flatMap((id) => orderOf(id) ?? []);
  const ofItem = ({ material = '', purchaseOrderId }: Kept) =>
    searchKey(material) + numberOf(all[`PurchaseOrder:${purchaseOrderId}`]);
  const items = idsOf('OrderItem', ofItem).flatMap((id) => {
    const from = { __typename: 'OrderItem', id };
    const item = cache.readFragment({ from, fragment: FoundItemFragmentDoc, fragmentName: 'FoundItem' });
    return item ? [{ ...item, purchaseOrder: orderOf(item.purchaseOrderId) }] : [];
  });
  const shipments = idsOf('Shipment', ({ invoiceNumber = '' }) => searchKey(invoiceNumber)).flatMap((id) => {
    const from = { __typename: 'Shipment', id };
    return cache.readFragment({ from, fragment: FoundShipmentFragmentDoc, fragmentName: 'FoundShipment' }) ?? [];
  });
  const metaOf = (rows: readonly unknown[]) =>
    ({ __typename: 'PageMeta', count: rows.length, more: false, similar: false }) as const;
  return {
    ...(may.purchaseOrders && {
      purchaseOrders: { __typename: 'PurchaseOrderPage', data: orders, meta: metaOf(orders) },
    }),
    ...(may.orderItems && { orderItems: { __typename: 'OrderItemPage', data: items, meta: metaOf(items) } }),
    ...(may.shipments && { shipments: { __typename: 'ShipmentPage', data: shipments, meta: metaOf(shipments) } }),
  };
}
