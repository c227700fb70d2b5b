import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { describeError } from '../../base/errors.ts';
import { useReconnectRefetch } from '../../client/liveState.ts';
import { useProgram } from '../../client/session.ts';
import { OrderItemStepsDocument } from '../../generated/operations.ts';
import type { Grid } from '../../kit/grid/useGrid.ts';
import { useRecordChanges } from '../../kit/record/useRecordChanges.ts';
import { toast } from '../../kit/ui/toaster.ts';
import { loadAllItems } from '../allItems.ts';
import { itemRow } from './itemColumns.ts';
import { itemsById } from './useItemServer.ts';

/** Merges other users' changes of an order's items into the grid, and names the other user in a conflict. */
export function useItemChanges({ state, dispatch, now }: Grid, purchaseOrderId: string): void {
  const client = useApolloClient();
  const program = useProgram();
  // The ids of items with events; null once an event may concern any item.
  const wanted = useRef<Set<string> | null>(new Set());

  const look = async () => {
    const ids = wanted.current;
    wanted.current = new Set();
    try {
      const all = ids ? [] : await loadAllItems(client, { purchaseOrderId });
      // While rows are being saved, those on the border of two pages can be on neither: only a question by id tells.
      const loaded = new Set(all.map(({ id }) => id));
      const asked = ids ?? now().rows.flatMap(({ id }) => (id === null || loaded.has(id) ? [] : [id]));
      const items = [...all, ...(await itemsById(client, [...asked]))];
      const stored = items.filter((item) => item.purchaseOrderId === purchaseOrderId).map(itemRow);
      const there = new Set(stored.map(({ id }) => id));
      const gone = new Set([...asked].filter((id) => !there.has(id)));
      dispatch({ type: 'received', stored, gone });
    } catch (error) {
      // The next event fetches all items, including those that failed now.
      wanted.current = null;
      toast.error(describeError(error));
    }
  };

  useRecordChanges({
    programId: program.id,
    concerns({ type, id, actionType }) {
      if (type !== 'ORDER_ITEM' || id === null) return false;
      const known = now().rows.some((row) => row.id === id);
      if (known || actionType === 'CREATE') wanted.current?.add(id);
      return known || actionType === 'CREATE';
    },
    onChange: () => {
      if (wanted.current?.size === 0) wanted.current = null;
      void look();
    },
  });
  useReconnectRefetch(() => {
    wanted.current = null;
    void look();
  });

  const unnamed = state.rows.find(({ conflict, id }) => conflict && !conflict.change && id !== null);
  const [key, id] = [unnamed?.key, unnamed?.id];
  useEffect(() => {
    if (!key || !id) return;
    client.query({ query: OrderItemStepsDocument, variables: { id, whole: false }, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        const entry = data?.orderItem?.history?.data[0];
        if (entry) dispatch({ type: 'changedBy', key, change: { by: entry.user?.fullName ?? null, at: entry.at } });
      },
      (error: unknown) => toast.error(describeError(error)),
    );
  }, [client, dispatch, key, id]);
}
