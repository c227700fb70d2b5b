import { Center } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { errorCode } from '../base/errors.ts';
import { claimSaved, onOwnerChange, savedOwner } from '../base/storage.ts';
import { useViewerQuery } from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { addresses } from './addresses.ts';
import { NotFound } from './NotFound.tsx';
import { ViewerContext } from './session.ts';
import { unknownAddress } from './unknownAddress.ts';

/**
 * Fetches the signed-in user before rendering anything else. Without a session the page leaves for sign-in, unless the
 * address is unknown: that shows the not-found page.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, loading, refetch } = useViewerQuery();
  const viewer = data?.viewer;
  const userId = viewer?.profile.id;
  const nowhere = useMatches().at(-1)?.handle === unknownAddress;
  // During render, before children read saved state, and only once per user: claiming is idempotent.
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
  if (error && nowhere) {
    return (
      <Center as="main" minH="full" bg="bg.subtle">
        <NotFound />
      </Center>
    );
  }
  return <Pending active={loading} />;
}
