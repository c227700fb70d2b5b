import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type MergeFieldsFragment, type NamingKind, useUndoMergeMutation } from '../generated/operations.ts';
import { showProblem } from '../kit/form/failureToasts.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { errorLines } from '../kit/form/rejections.ts';
import { labelOf } from '../kit/record/historyWords.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { toast } from '../kit/ui/toaster.ts';
import type { MergeSubject } from './mergeChoices.ts';
import { mergeMessages as messages } from './messages.ts';

/** What shows records that were merged, or what names them. */
const SHOWN = [
  ...['vendors', 'vendor', 'endUsers', 'endUser', 'groups', 'group', 'duplicates', 'recordMerges', 'mergePreview'],
  ...['purchaseOrders', 'purchaseOrder', 'orderItems', 'shipments', 'shipment', 'recordHistory', 'listViews'],
];

/** Removes from the cache what a merge, or undoing one, has made old: what is shown is fetched again. */
export function forgetMerged(cache: ApolloCache): void {
  for (const fieldName of SHOWN) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Returns the action that undoes a merge, and says what stayed as it was. */
export function useUndoMerge({ words }: Pick<MergeSubject, 'words'>): (merge: Pick<MergeFieldsFragment, 'id'>) => void {
  const client = useApolloClient();
  const once = useOnce();
  const [undo, { loading }] = useUndoMergeMutation({ update: forgetMerged });
  const run = async ({ id }: Pick<MergeFieldsFragment, 'id'>) => {
    try {
      const { data } = await once(id, (context) => undo({ variables: { id }, context }));
      const rejected = errorLines(rejectionsOf(data?.undoMerge));
      if (rejected.length > 0) return toast.error(rejected.join(' '));
      const stays = data?.undoMerge?.merge?.stays ?? [];
      if (stays.length === 0) return toast.success(messages.undone);
      const known = await words();
      const names = stays.map(({ label, why }) => (why === 'FIELD' ? labelOf(known, label) : label));
      toast.warning(messages.undoneExcept(names.join(', ')));
    } catch (error) {
      showProblem(error);
    } finally {
      void client.refetchQueries({ include: 'active' });
    }
  };
  return (merge) => {
    if (!loading) void run(merge);
  };
}

/** Words what names a record: `12 orders and 40 items`; empty if nothing does. */
export const countsOf = (counts: readonly { readonly what: NamingKind; readonly count: number }[]): string =>
  messages.listed(counts.map(({ what, count }) => messages.named[what](count)));
