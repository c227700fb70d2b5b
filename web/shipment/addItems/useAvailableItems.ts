/** The items that a shipment can take, loaded page by page where they come into sight, and kept up to date. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAskedAnew } from '../../app/liveState.ts';
import {
  type AvailableItemFragment,
  AvailableItemsDocument,
  AvailableItemsNowDocument,
  type AvailableOrderItemFilter,
} from '../../generated/operations.ts';
import { useRecordChanges } from '../../kit/record/useRecordChanges.ts';
import { PAGE } from './itemFilters.ts';
import { addItemsMessages as messages } from './messages.ts';

/** What is asked for. */
export interface ItemQuestion {
  search: string | null;
  filter: AvailableOrderItemFilter | null;
}

interface Found {
  /** The question that it answers; null before the first answer. */
  asked: string | null;
  /** Items by their place. */
  rows: ReadonlyMap<number, AvailableItemFragment>;
  count: number;
  /** More match than are counted. */
  more: boolean;
}

const NOTHING: Found = { asked: null, rows: new Map(), count: 0, more: false };

interface AvailableItemsOptions {
  shipmentId: string;
  programId: string;
  question: ItemQuestion;
  /** Items that are looked after wherever they are in the list: the chosen ones. */
  kept: ReadonlyMap<string, AvailableItemFragment>;
  /** Called with items as they are now, and which of them are in the shipment. */
  onNews: (items: readonly AvailableItemFragment[], there: ReadonlySet<string>) => void;
}

/** What was found, and what brings more of it. Rows are kept here and nowhere else: the cache would only cost time. */
export function useAvailableItems({ shipmentId, programId, question, kept, onNews }: AvailableItemsOptions) {
  const client = useApolloClient();
  const [found, setFound] = useState(NOTHING);
  const [error, setError] = useState<unknown>(null);
  const asked = JSON.stringify(question);
  const latest = useRef({ asked, found, kept, onNews });
  latest.current = { asked, found, kept, onNews };
  const running = useRef(new Set<string>());
  const nameOf = (page: number) => `${page} ${asked}`;
  const ask = (page: number) =>
    client.query({
      query: AvailableItemsDocument,
      variables: { id: shipmentId, page, items: PAGE, sort: null, ...question },
      fetchPolicy: 'no-cache',
    });
  // The first page is asked for before anything is drawn: it comes while the dialog opens. `load` takes the answer.
  const [early] = useState(() => {
    const answer = ask(1);
    answer.catch(() => {}); // a failure is told by `load`
    return new Map([[nameOf(1), answer]]);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the question.
  const load = useCallback(
    async (page: number, again = false) => {
      const name = nameOf(page);
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
          return { asked, rows, count: answer.meta.count, more: answer.meta.more };
        });
      } catch (problem) {
        if (latest.current.asked === asked) setError(problem);
      } finally {
        running.current.delete(name);
      }
    },
    [client, shipmentId, asked],
  );
  useEffect(() => void load(1), [load]);

  /** Loads what is in sight and not there yet. */
  const see = useCallback(
    (first: number, last: number) => {
      const { found: now } = latest.current;
      if (now.asked !== latest.current.asked) return;
      for (let page = Math.floor(first / PAGE) + 1; page <= Math.floor(last / PAGE) + 1; page += 1) {
        if (!now.rows.has((page - 1) * PAGE)) void load(page);
      }
    },
    [load],
  );

  /** Looks at items again: a place in the list keeps its item, also one that can be taken no more. */
  async function lookAgain(ids: readonly string[]) {
    const known = new Map([
      ...[...latest.current.found.rows.values()].map((row) => [row.orderItem.id, row] as const),
      ...latest.current.kept,
    ]);
    const wanted = ids.filter((id) => known.has(id)).slice(0, 100);
    if (wanted.length === 0) return;
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
    latest.current.onNews(news, there);
  }

  // What was chosen before may have changed while nobody looked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => void lookAgain([...kept.keys()]).catch(setError), []);

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
      // What may have been missed is asked for anew; the list then begins with what is there now.
      const look = lookAgain(
        isLost ? [...latest.current.kept.keys(), ...[...now.rows.values()].map((row) => row.orderItem.id)] : ids,
      );
      // What cannot be looked at again stays as it was: adding it is checked by the server.
      look.catch(setError);
      if (arrived.current) void load(1);
      arrived.current = false;
    },
  });

  useAskedAnew(() => {
    const shown = [...latest.current.found.rows.values()].map((row) => row.orderItem.id);
    lookAgain([...latest.current.kept.keys(), ...shown]).catch(setError);
  });

  return { found, isCurrent: found.asked === asked, error, see, retry: () => void load(1) };
}
