import { Center } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { keepAfterSignOut } from '../base/drafts.ts';
import { errorCode, isUnreachable } from '../base/errors.ts';
import { followPerson } from '../base/language.ts';
import { claimSaved, onOwnerChange, pageOwner, savedOwner } from '../base/storage.ts';
import { told, useConnection } from '../client/liveState.ts';
import { noteFirstCursor } from '../client/readFrom.ts';
import { ViewerContext } from '../client/session.ts';
import { sessionOver } from '../client/sessionState.ts';
import { useViewerQuery } from '../generated/operations.ts';
import { forgetUnsaved } from '../kit/form/leaveGuard.ts';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { NotFound } from './NotFound.tsx';
import { Unreached } from './Unreached.tsx';
import { unknownAddress } from './unknownAddress.ts';

/**
 * Fetches the signed-in user before rendering anything else. Without a session the page leaves for sign-in, unless the
 * address is unknown: that shows the not-found page.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, loading, refetch } = useViewerQuery({ context: told });
  const viewer = data?.viewer;
  const userId = viewer?.profile.id;
  const nowhere = useMatches().at(-1)?.handle === unknownAddress;
  // Somebody else has signed in in another tab: nothing of this page may be stored for, or shown to, that person.
  const foreign = Boolean(userId && pageOwner() !== null && pageOwner() !== userId);
  // During render, before children read saved state, and only once per user: claiming is idempotent.
  if (userId && pageOwner() === null) claimSaved(userId);
  // Likewise before children subscribe.
  if (viewer) noteFirstCursor(viewer.cursor);
  useEffect(() => {
    if (!userId) return;
    if (foreign) return startOver();
    return onOwnerChange(() => {
      if (savedOwner() === userId) return;
      if (savedOwner() !== null) return startOver();
      keepAfterSignOut();
      sessionOver.set(true);
    });
  }, [userId, foreign]);
  const profile = viewer?.profile;
  const organizationLanguage = viewer?.settings.organizationLanguage ?? null;
  useEffect(() => {
    if (profile) followPerson(profile, organizationLanguage);
  }, [profile, organizationLanguage]);
  const lost = useConnection() === 'lost';
  // Kept while the next attempt runs: the page must not flicker between waiting and failing.
  const [unreached, setUnreached] = useState(false);
  if (!unreached && !viewer && (isUnreachable(error) || (loading && lost))) setUnreached(true);
  if (foreign) return <Pending active />;
  if (viewer) return <ViewerContext value={viewer}>{children}</ViewerContext>;
  if (unreached && (loading || isUnreachable(error))) {
    return <Unreached error={error} onRetry={() => void refetch()} />;
  }
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
  return (
    // What the page has shown early stays until it is known who is signed in.
    <div data-early="">
      <Pending active={loading} />
    </div>
  );
}

/** Loads the home page of whoever is signed in now. No question about unsaved input may hold that up. */
function startOver(): void {
  forgetUnsaved();
  location.replace(addresses.home);
}
