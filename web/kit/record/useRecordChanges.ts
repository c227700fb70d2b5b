import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { runningWrites } from '../../base/runningWrites.ts';
import { savedOwner } from '../../base/storage.ts';
import {
  type RecordChangedSubscription,
  type RecordType,
  ShownVersionFragmentDoc,
  useRecordChangedSubscription,
} from '../../generated/operations.ts';

/** One event: what became of which record. */
export type RecordChange = RecordChangedSubscription['recordChanged'];

/** Events that come closer together than this are answered by one look at the server. */
const GATHER_MS = 400;

/** What is watched. */
export interface RecordChangesOptions {
  /** Null for the organization's own records. */
  programId: string | null;
  /** Whether an event touches what is shown. */
  concerns: (change: RecordChange) => boolean;
  /** Also for what was written in this window: where its answer does not say all that is shown. */
  always?: boolean;
  /** Called once for events that came close together. */
  onChange: () => void;
}

/** Tells when what is shown changed, by somebody else or in another window, or when that may have been missed. */
export function useRecordChanges(options: RecordChangesOptions): void {
  const { cache } = useApolloClient();
  const latest = useRef(options);
  latest.current = options;
  const gathered = useRef<RecordChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = () => {
    // The answer to one's own write may come after the event about it: until then nobody can tell whose event it was.
    if (runningWrites.get() > 0 && gathered.current.some(({ by }) => by === savedOwner())) return lookSoon();
    const { always = false } = latest.current;
    const news = always || gathered.current.some((change) => change.by !== savedOwner() || !isShown(cache, change));
    gathered.current = [];
    if (news) latest.current.onChange();
  };
  const lookSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, GATHER_MS);
  };
  useRecordChangedSubscription({
    variables: { programId: options.programId },
    ignoreResults: true,
    // Events are told, not kept: names of records of several kinds would be taken for one another.
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

/** Whether an event is about something that stands under this record, as an item stands under its order and its shipment. */
export function isUnder({ parents }: RecordChange, type: RecordType, id: string): boolean {
  return parents.some((parent) => parent.type === type && parent.id === id);
}

/** Whether an event changes a list that shows these records: one of them, or one that came or went. */
export function isAboutList(change: RecordChange, type: RecordType, records?: readonly { id: string }[]): boolean {
  const { actionType } = change;
  return (
    isAbout(change, type, records) || (change.type === type && (actionType === 'CREATE' || actionType === 'DELETE'))
  );
}

/** Whether this window has the version that an event tells of: then the change was made in it. */
function isShown(cache: ApolloCache, { actionType, type, id, lockVersion }: RecordChange): boolean {
  // One's own comment is where it was written.
  if (actionType === 'COMMENT') return true;
  if (type === null || id === null || lockVersion === null) return false;
  const from = { __typename: typenameOf(type), id };
  const shown = cache.readFragment({ from, fragment: ShownVersionFragmentDoc, fragmentName: 'ShownVersion' });
  return (shown?.lockVersion ?? -1) >= lockVersion;
}

/** `PURCHASE_ORDER` → `PurchaseOrder`: a record type is spelt like its GraphQL type. */
function typenameOf(type: string): string {
  return type.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
