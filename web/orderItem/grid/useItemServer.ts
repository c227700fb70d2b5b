import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import {
  type CreateOrderItemsInput,
  type OrderItemRowFragment,
  OrderItemsByIdDocument,
  type UpdateOrderItemsInput,
  useCreateOrderItemsMutation,
  useDeleteOrderItemsMutation,
  useUpdateOrderItemsMutation,
} from '../../generated/operations.ts';
import { lastChangeOf, rejectionsOf, type StaleRecord } from '../../kit/form/outcome.ts';
import type { Rejection } from '../../kit/form/rejections.ts';
import { idempotent, keyFor } from '../../kit/form/sendKey.ts';
import type { StayReason } from '../../kit/grid/history.ts';
import type { GridServer, RowOutcome } from '../../kit/grid/useGridSave.ts';
import { awaitsListOf, changesListOf } from '../../kit/record/changesList.ts';
import { itemsOfOrder } from '../itemsOf.ts';
import { createInput, itemRow, updateInput } from './itemColumns.ts';

/** The schema's maximum number of rows per call. */
const MOST = 200;

/** Returns the functions that write an order's rows: many per call, each row with its own result. */
export function useItemServer(purchaseOrderId: string): GridServer<CreateOrderItemsInput, UpdateOrderItemsInput> {
  const items = useMemo(() => itemsOfOrder(purchaseOrderId), [purchaseOrderId]);
  const [create] = useCreateOrderItemsMutation(changesListOf(items));
  const [update] = useUpdateOrderItemsMutation();
  const [remove] = useDeleteOrderItemsMutation(awaitsListOf(items));
  return useMemo(
    () => ({
      most: MOST,
      createInput,
      updateInput,
      async create(inputs, context) {
        const { data } = await create({ variables: { purchaseOrderId, inputs }, context });
        return outcomesOf(data?.createOrderItems, inputs.length);
      },
      async update(inputs, context) {
        // Lines are listed by their numbers.
        const moves = inputs.some(({ position }) => position !== undefined);
        const { data } = await update({ variables: { inputs }, context, ...(moves && changesListOf(items)) });
        return outcomesOf(data?.updateOrderItems, inputs.length);
      },
      async remove(rows) {
        const stay = new Map<string, StayReason>();
        for (let from = 0; from < rows.length; from += MOST) {
          const part = rows.slice(from, from + MOST);
          const inputs = part.map(({ id, version: lockVersion }) => ({ id, lockVersion }));
          const { data } = await remove({ variables: { inputs }, context: idempotent(keyFor(null, inputs)) });
          const results = data?.deleteOrderItems?.results ?? [];
          for (const [index, { id }] of part.entries()) {
            const why = whyStays(results[index]);
            if (why) stay.set(id, why);
          }
        }
        return stay;
      },
    }),
    [create, update, remove, purchaseOrderId, items],
  );
}

/** Fetches items by their ids in their current state; deleted ones are omitted. */
export async function itemsById(client: ApolloClient, ids: readonly string[]): Promise<OrderItemRowFragment[]> {
  const items: OrderItemRowFragment[] = [];
  for (let from = 0; from < ids.length; from += LONGEST_LIST) {
    const { data } = await client.query({
      query: OrderItemsByIdDocument,
      variables: { ids: ids.slice(from, from + LONGEST_LIST) },
      fetchPolicy: 'network-only',
    });
    items.push(...(data?.orderItems.data ?? []));
  }
  return items;
}

/** The schema's maximum number of ids per query. */
const LONGEST_LIST = 100;

/** Returns why an item was not removed; null if it is gone, by this call or an earlier one. */
function whyStays(result: { deletedId: string | null; errors: readonly Rejection[] } | undefined): StayReason | null {
  if (result?.deletedId) return null;
  const code = result?.errors[0]?.code;
  return code === 'NOT_FOUND' ? null : code === 'STALE' ? 'changed' : 'locked';
}

interface Answer {
  results: readonly {
    orderItem: OrderItemRowFragment | null;
    errors: readonly Rejection[];
    current?: (OrderItemRowFragment & StaleRecord) | null;
  }[];
  errors: readonly Rejection[];
}

/** Returns the outcome of each row; a call that was rejected as a whole rejects each of them. */
function outcomesOf(answer: Answer | null | undefined, count: number): RowOutcome[] {
  const rejections = rejectionsOf(answer);
  const results = answer?.results ?? [];
  if (results.length === 0) return Array.from({ length: count }, () => ({ kind: 'rejected', rejections }));
  return results.map(({ orderItem, errors, current }) => {
    if (current) return { kind: 'stale', stored: itemRow(current), change: lastChangeOf(current) };
    return orderItem ? { kind: 'saved', stored: itemRow(orderItem) } : { kind: 'rejected', rejections: errors };
  });
}
