import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { type OrderItemRowFragment, OrderItemRowsDocument } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { formatQuantity } from '../kit/format.ts';

/** The longest page, by the schema. */
const LONGEST_PAGE = 100;

/** Whose items: an order's, or a shipment's. */
export type ItemsOf = { purchaseOrderId: string } | { shipmentId: string };

/** All items of an order or a shipment, by as few calls as possible. */
export async function loadAllItems(client: ApolloClient, of: ItemsOf): Promise<OrderItemRowFragment[]> {
  const items: OrderItemRowFragment[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data } = await client.query({
      query: OrderItemRowsDocument,
      variables: { ...of, page, items: LONGEST_PAGE },
      fetchPolicy: 'network-only',
    });
    if (!data) break;
    items.push(...data.orderItems.data);
    pages = data.orderItems.meta.pages;
  }
  return items;
}

/** The line numbers that are taken in an order; null until they are known. */
export function useTakenLines(purchaseOrderId: string): ReadonlySet<string> | null {
  const client = useApolloClient();
  const [lines, setLines] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let wanted = true;
    loadAllItems(client, { purchaseOrderId }).then(
      (items) => wanted && setLines(new Set(items.map(({ position }) => formatQuantity(position)))),
      (error: unknown) => wanted && toast.error(describeError(error)),
    );
    return () => {
      wanted = false;
    };
  }, [client, purchaseOrderId]);
  return lines;
}
