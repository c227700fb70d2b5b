import { type ReactNode, useEffect } from 'react';
import { useViewerQuery } from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { addresses } from './addresses.ts';
import { errorCode } from './errors.ts';
import { ViewerContext } from './session.ts';
import { claimSaved, onOwnerChange, savedOwner } from './storage.ts';

/** Asks who is signed in before anything else is shown; without a session the page leaves for sign-in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, loading, refetch } = useViewerQuery();
  const viewer = data?.viewer;
  const userId = viewer?.profile.id;
  // Before children read what is saved, and only once per person: claiming is idempotent.
  if (userId && savedOwner() !== userId) claimSaved(userId);
  useEffect(() => {
    if (!userId) return;
    return onOwnerChange(() => {
      if (savedOwner() !== userId) location.replace(addresses.home);
    });
  }, [userId]);
  if (viewer) return <ViewerContext value={viewer}>{children}</ViewerContext>;
  if (error && errorCode(error) !== 'UNAUTHENTICATED') {
    return (
      <main>
        <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  return <Pending active={loading} />;
}
