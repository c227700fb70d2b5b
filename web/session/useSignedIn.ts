import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { wearFont } from '../base/font.ts';
import { claimSaved } from '../base/storage.ts';
import { sessionOver } from '../client/sessionState.ts';

/** Returns a function that leaves a page for signed-out users, once the server has opened a session. */
export function useSignedIn(): (userId: string, to: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (userId, to) => {
    // Nothing of the previous user may be accessible or shown to the new one.
    claimSaved(userId);
    void wearFont();
    await client.clearStore();
    sessionOver.set(false);
    await navigate(to, { replace: true });
  };
}
