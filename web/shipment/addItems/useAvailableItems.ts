/** Loads the items that a shipment can take page by page as they scroll into view, and keeps them up to date. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatest } from '../../base/useLatest.ts';
import { useReconnectRefetch } from '../../client/liveState.ts';
import {
  type AvailableItemFragment,
  AvailableItemsDocument,
  AvailableItemsNowDocument,
  type AvailableOrderItemFilter,
} from '../../generated/operations.ts';
import { useRecordChanges } from '../../kit/record/useRecordChanges.ts';
import { PAGE } from './itemFilters.ts';
import { addItemsMessages as messages } from './messages.ts';

/** The search and filter of a request. */
export interface ItemQuestion {
  search: string | null;
  filter: AvailableOrderItemFilter | null;
}

interface Found {
  /** The question that the rows answer; null before the first response. */
  asked: string | null;
  /** The items by their index in the list. */
  rows: ReadonlyMap<number, AvailableItemFragment>;
  count: number;
  /** Whether more items match than `count`. */
  more: boolean;
  /** Whether the items match what was typed but for a slip. */
  similar: boolean;
}

/** The maximum ids in a request for items. */
const MOST_IDS = 100;

const NOTHING: Found = { asked: null, rows: new Map(), count: 0, more: false, similar: false };

interface AvailableItemsOptions {
  shipmentId: string;
  programId: string;
  question: ItemQuestion;
  /** The chosen items, which are kept up to date wherever they are in the list. */
  kept: ReadonlyMap<string, AvailableItemFragment>;
  /** Called with the current versions of items, and the ids of those that are in the shipment. */
  onItemsUpdated: (items: readonly AvailableItemFragment[], there: ReadonlySet<string>) => void;
}

/** Returns the found items and the functions that load more. Rows are kept only here: the cache would only cost time. */
export function useAvailableItems(options: AvailableItemsOptions) {
  const { shipmentId, programId, kept, onItemsUpdated } = options;
  const client = useApolloClient();
  const [found, setFound] = useState(NOTHING);
  const [error, setError] = useState<unknown>(null);
  const [question, setQuestion] = useState(options.question);
  const asked = JSON.stringify(question);
  // By content: the same search and filter in other objects are not another question.
  if (JSON.stringify(options.question) !== asked) setQuestion(options.question);
  const latest = useLatest({ asked, found, kept, onItemsUpdated });
  const running = useRef(new Set<string>());
  const ask = useCallback(
    (page: number) =>
      client.query({
        query: AvailableItemsDocument,
        variables: { id: shipmentId, page, items: PAGE, sort: null, ...question },
        fetchPolicy: 'no-cache',
      }),
    [client, shipmentId, question],
  );
  // Requested before the first render: the first page arrives while the dialog opens. `load` takes the response.
  const [early] = useState(() => {
    const answer = ask(1);
    answer.catch(() => {}); // `load` reports the failure
    return new Map([[`1 ${asked}`, answer]]);
  });

  const load = useCallback(
    async (page: number, again = false) => {
      const name = `${page} ${asked}`;
      if (running.current.has(name)) return;
      running.current.add(name);
      const answering = early.get(name) ?? ask(page);
      early.delete(name);
      try {
        const { data } = await answering;
        const answer = data?.shipment?.availableOrderItems;
        if (!answer || latest.current.asked !== asked) return;
        setError(null);
        setFound((before) => {
          const rows = new Map(before.asked === asked && !again ? before.rows : []);
          for (const [at, row] of answer.data.entries()) rows.set((page - 1) * PAGE + at, row);
          const { count, more, similar } = answer.meta;
          return { asked, rows, count, more, similar };
        });
      } catch (problem) {
        if (latest.current.asked === asked) setError(problem);
      } finally {
        running.current.delete(name);
      }
    },
    [ask, early, asked, latest],
  );
  useEffect(() => void load(1), [load]);

  /** Loads the pages that are in view and still missing. */
  const see = useCallback(
    (first: number, last: number) => {
      const { found: now } = latest.current;
      if (now.asked !== latest.current.asked) return;
      for (let page = Math.floor(first / PAGE) + 1; page <= Math.floor(last / PAGE) + 1; page += 1) {
        if (!now.rows.has((page - 1) * PAGE)) void load(page);
      }
    },
    [load, latest],
  );

  /** Refetches the known ones of these items, in requests of at most 100 ids. */
  async function refetchItems(ids: readonly string[]) {
    const known = new Map([
      ...[...latest.current.found.rows.values()].map((row) => [row.orderItem.id, row] as const),
      ...latest.current.kept,
    ]);
    const wanted = [...new Set(ids)].filter((id) => known.has(id));
    for (let from = 0; from < wanted.length; from += MOST_IDS) {
      await refetchPart(wanted.slice(from, from + MOST_IDS), known);
    }
  }

  /** Refetches at most 100 items: each keeps its place in the list, even if it can no longer be added. */
  async function refetchPart(wanted: string[], known: ReadonlyMap<string, AvailableItemFragment>) {
    const variables = { shipmentId, ids: wanted };
    const { data } = await client.query({ query: AvailableItemsNowDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) return;
    const still = new Map(data.shipment?.availableOrderItems?.data.map((row) => [row.orderItem.id, row]));
    const elsewhere = new Map(data.orderItems.data.map(({ id, shipment }) => [id, shipment]));
    const news = wanted.flatMap((id) => {
      const before = known.get(id);
      if (!before) return [];
      const shipment = elsewhere.get(id);
      const reason = shipment ? messages.addedElsewhere(shipment.invoiceNumber) : messages.notThere;
      return [still.get(id) ?? { ...before, selectable: false, reason }];
    });
    const there = new Set(wanted.filter((id) => elsewhere.get(id)?.id === shipmentId));
    const byId = new Map(news.map((row) => [row.orderItem.id, row]));
    setFound((before) => ({
      ...before,
      rows: new Map([...before.rows].map(([at, row]) => [at, byId.get(row.orderItem.id) ?? row])),
    }));
    latest.current.onItemsUpdated(news, there);
  }

  // Items chosen earlier may have changed while the dialog was closed.
  const refetchKept = useEffectEvent(() => refetchItems([...kept.keys()]).catch(setError));
  useEffect(() => void refetchKept(), []);

  const changed = useRef(new Set<string>());
  const arrived = useRef(false);
  useRecordChanges({
    programId,
    concerns({ type, id, actionType }) {
      if (type !== 'ORDER_ITEM' || id === null) return false;
      if (actionType === 'CREATE') arrived.current = true;
      else changed.current.add(id);
      return true;
    },
    onChange() {
      const ids = [...changed.current];
      changed.current.clear();
      const isLost = ids.length === 0 && !arrived.current;
      const { found: now } = latest.current;
      // Without any event, some may have been missed: all known items are refetched.
      const look = refetchItems(
        isLost ? [...latest.current.kept.keys(), ...[...now.rows.values()].map((row) => row.orderItem.id)] : ids,
      );
      // Items that cannot be refetched stay as they were: the server validates the addition.
      look.catch(setError);
      if (arrived.current) void load(1);
      arrived.current = false;
    },
  });

  useReconnectRefetch(() => {
    const shown = [...latest.current.found.rows.values()].map((row) => row.orderItem.id);
    refetchItems([...latest.current.kept.keys(), ...shown]).catch(setError);
  });

  return { found, isCurrent: found.asked === asked, error, see, retry: () => void load(1) };
}
