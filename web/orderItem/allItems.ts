import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { formatQuantity } from '../base/format.ts';
import { type OrderItemRowFragment, OrderItemRowsDocument } from '../generated/operations.ts';
import { allPages } from '../kit/list/allPages.ts';
import { toast } from '../kit/ui/toaster.ts';

/** The schema's maximum page size. */
const LONGEST_PAGE = 100;

/** The record whose items are meant: an order or a shipment. */
export type ItemsOf = { purchaseOrderId: string } | { shipmentId: string };

/**
 * Loads all items of an order or a shipment in as few requests as possible.
 * @param seen receives the items loaded so far, in order, and the total count
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
      // The grid keeps its own rows: caching a thousand of them would cost more than fetching them.
      fetchPolicy: seen ? 'no-cache' : 'network-only',
    });
    return data?.orderItems;
  };
  return allPages(load, seen);
}

/** Returns the line numbers in use in an order; null until they are loaded. */
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
