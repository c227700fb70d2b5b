import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { sessionOver } from '../app/sessionState.ts';
import { claimSaved } from '../base/storage.ts';

/** Returns a function that opens a page of this site as the user who has just been signed in. */
export function useEnter(): (userId: string, to: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (userId, to) => {
    // Nothing of the previous user may be accessible or shown to the new one.
    claimSaved(userId);
    await client.clearStore();
    sessionOver.set(false);
    await navigate(to, { replace: true });
  };
}
