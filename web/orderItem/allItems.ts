import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { type OrderItemRowFragment, OrderItemRowsDocument } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { formatQuantity } from '../kit/format.ts';
import { allPages } from '../kit/list/allPages.ts';

/** The longest page, by the schema. */
const LONGEST_PAGE = 100;

/** Whose items: an order's, or a shipment's. */
export type ItemsOf = { purchaseOrderId: string } | { shipmentId: string };

/**
 * All items of an order or a shipment, by as few calls as possible.
 * @param seen hears of the items that are there so far, in their order, and of how many there are in all
 */
export function loadAllItems(
  client: ApolloClient,
  of: ItemsOf,
  seen?: (items: readonly OrderItemRowFragment[], count: number) => void,
): Promise<readonly OrderItemRowFragment[]> {
  const load = async (page: number) => {
    const { data } = await client.query({
      query: OrderItemRowsDocument,
      variables: { ...of, page, items: LONGEST_PAGE },
      // The sheet has the rows for itself: a thousand of them in the cache cost more than asking for them.
      fetchPolicy: seen ? 'no-cache' : 'network-only',
    });
    return data?.orderItems;
  };
  return allPages(load, seen);
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
