import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { runningWrites } from '../../base/runningWrites.ts';
import { savedOwner } from '../../base/storage.ts';
import { useLatest } from '../../base/useLatest.ts';
import {
  type RecordChangedSubscription,
  type RecordType,
  ShownVersionFragmentDoc,
  useRecordChangedSubscription,
} from '../../generated/operations.ts';

/** An event: what happened to which record. */
export type RecordChange = RecordChangedSubscription['recordChanged'];

/** The pause in milliseconds after which a burst of events is handled at once. */
const GATHER_MS = 400;
/** The longest time in milliseconds that a burst without a pause is gathered, as of many records that change one after another. */
const GATHER_MOST_MS = 2000;

/** The watched records, and the callback for changes. */
export interface RecordChangesOptions {
  /** The program; null for the organization's own records. */
  programId: string | null;
  /** Whether an event affects the shown data. */
  concerns: (change: RecordChange) => boolean;
  /** Whether this window's own writes count, too: for those whose responses do not cover all shown data. */
  always?: boolean;
  /** Called once per burst of events. */
  onChange: () => void;
}

/** Calls `onChange` when shown data changes by another user or in another window, or when a change may have been missed. */
export function useRecordChanges(options: RecordChangesOptions): void {
  const { cache } = useApolloClient();
  const latest = useLatest(options);
  const gathered = useRef<RecordChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When the burst began; null outside of one. */
  const began = useRef<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = () => {
    began.current = null;
    // The response to this window's write may arrive after its event. Until then the event's origin is unknown.
    if (runningWrites.get() > 0 && gathered.current.some(({ by }) => by === savedOwner())) return lookSoon();
    const { always = false } = latest.current;
    const news = always || gathered.current.some((change) => change.by !== savedOwner() || !isShown(cache, change));
    gathered.current = [];
    if (news) latest.current.onChange();
  };
  const lookSoon = () => {
    clearTimeout(timer.current);
    began.current ??= Date.now();
    const left = began.current + GATHER_MOST_MS - Date.now();
    timer.current = setTimeout(look, Math.max(0, Math.min(GATHER_MS, left)));
  };
  useRecordChangedSubscription({
    variables: { programId: options.programId },
    ignoreResults: true,
    // Not cached: records of different types can have the same id, and their events would be mixed up.
    fetchPolicy: 'no-cache',
    onData({ data: { data } }) {
      const change = data?.recordChanged;
      if (!change) return;
      if (change.actionType !== 'REFETCH' && !latest.current.concerns(change)) return;
      gathered.current.push(change);
      lookSoon();
    },
  });
}

/** Whether an event is about one of these records. */
export function isAbout(change: RecordChange, type: RecordType, records: readonly { id: string }[] = []): boolean {
  return change.type === type && records.some(({ id }) => id === change.id);
}

/** Whether an event is about a child of this record, as an item is a child of its order and its shipment. */
export function isUnder({ parents }: RecordChange, type: RecordType, id: string): boolean {
  return parents.some((parent) => parent.type === type && parent.id === id);
}

/** Whether an event changes a list of these records: it is about one of them, or about a created or deleted one. */
export function isAboutList(change: RecordChange, type: RecordType, records?: readonly { id: string }[]): boolean {
  const { actionType } = change;
  return (
    isAbout(change, type, records) || (change.type === type && (actionType === 'CREATE' || actionType === 'DELETE'))
  );
}

/** Whether the cache has the version of an event already: then the change was made in this window. */
function isShown(cache: ApolloCache, { actionType, type, id, lockVersion }: RecordChange): boolean {
  // The user's own comment is already shown where it was written.
  if (actionType === 'COMMENT') return true;
  if (type === null || id === null || lockVersion === null) return false;
  const from = { __typename: typenameOf(type), id };
  const shown = cache.readFragment({ from, fragment: ShownVersionFragmentDoc, fragmentName: 'ShownVersion' });
  return (shown?.lockVersion ?? -1) >= lockVersion;
}

/** Converts a record type to its GraphQL type name: `PURCHASE_ORDER` to `PurchaseOrder`. */
function typenameOf(type: string): string {
  return type.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
