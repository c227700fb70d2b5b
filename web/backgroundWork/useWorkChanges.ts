import { useWorkChangedSubscription } from '../generated/operations.ts';

/**
 * Follows work in the background while it is not finished: what comes is shown wherever the work is.
 * @param onMissed called when news may have been missed, and for work that is not shown yet
 * @param isShown whether a work is shown; every work by default
 */
export function useWorkChanges(isFollowed: boolean, onMissed: () => void, isShown = (_id: string) => true): void {
  useWorkChangedSubscription({
    skip: !isFollowed,
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return;
      const { actionType, work } = data.workChanged;
      if (actionType === 'REFETCH' || (work && !isShown(work.id))) onMissed();
    },
  });
}
