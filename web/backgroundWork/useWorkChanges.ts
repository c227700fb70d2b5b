import { useWorkChangedSubscription } from '../generated/operations.ts';

/**
 * Follows work in the background while it is not finished: what comes is shown wherever the work is.
 * @param onMissed called when news may have been missed
 */
export function useWorkChanges(isFollowed: boolean, onMissed: () => void): void {
  useWorkChangedSubscription({
    skip: !isFollowed,
    ignoreResults: true,
    onData({ data: { data } }) {
      if (data?.workChanged.actionType === 'REFETCH') onMissed();
    },
  });
}
