import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useViewer } from '../../app/session.ts';
import {
  type ProgramRecordChangedSubscription,
  ShownItemVersionFragmentDoc,
  ShownOrderVersionFragmentDoc,
  useProgramRecordChangedSubscription,
} from '../../generated/operations.ts';

/** One event: what became of which record. */
export type RecordChange = ProgramRecordChangedSubscription['recordChanged'];

/** Events that come closer together than this are answered by one look at the server. */
const GATHER_MS = 400;

interface RecordChangesOptions {
  programId: string;
  /** Whether an event touches what is shown. */
  concerns: (change: RecordChange) => boolean;
  /** Called once for events that came close together. */
  onChange: () => void;
}

/** Tells when what is shown changed, by somebody else or in another window, or when that may have been missed. */
export function useRecordChanges(options: RecordChangesOptions): void {
  const { profile } = useViewer();
  const { cache } = useApolloClient();
  const latest = useRef(options);
  latest.current = options;
  const gathered = useRef<RecordChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The answer to one's own write may come after the event about it; by now both are there.
  const look = () => {
    const news = gathered.current.some((change) => change.by !== profile.id || !isShown(cache, change));
    gathered.current = [];
    if (news) latest.current.onChange();
  };
  useProgramRecordChangedSubscription({
    variables: { programId: options.programId },
    ignoreResults: true,
    onData({ data: { data } }) {
      const change = data?.recordChanged;
      if (!change) return;
      if (change.actionType !== 'REFETCH' && !latest.current.concerns(change)) return;
      gathered.current.push(change);
      clearTimeout(timer.current);
      timer.current = setTimeout(look, GATHER_MS);
    },
  });
}

/** Whether this window has the version that an event tells of: then the change was made in it. */
function isShown(cache: ApolloCache, { type, id, lockVersion }: RecordChange): boolean {
  if (id === null || lockVersion === null) return false;
  const shown =
    type === 'PURCHASE_ORDER'
      ? cache.readFragment({ from: { __typename: 'PurchaseOrder', id }, fragment: ShownOrderVersionFragmentDoc })
      : type === 'ORDER_ITEM'
        ? cache.readFragment({ from: { __typename: 'OrderItem', id }, fragment: ShownItemVersionFragmentDoc })
        : null;
  return shown !== null && shown.lockVersion >= lockVersion;
}
