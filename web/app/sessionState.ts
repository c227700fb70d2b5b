import { createStore } from '../base/store.ts';

/** True from the first UNAUTHENTICATED answer until somebody signs in again: the page leaves for sign-in only once. */
export const sessionOver = createStore(false);

/** True while somebody signs out: what is still being asked for is refused then, and that is no news. */
export const signingOut = createStore(false);

const REASONS = ['expired', 'signedOut', 'signedOutHereOnly', 'passwordSet'] as const;

/** What the sign-in page is told about why it is shown, in the history entry's state. */
export interface SignInReason {
  reason: (typeof REASONS)[number];
}

/** Reads a history entry's state as a reason; null when it is none. */
export function signInReason(state: unknown): SignInReason['reason'] | null {
  if (!state || typeof state !== 'object' || !('reason' in state)) return null;
  const { reason } = state;
  return REASONS.find((known) => known === reason) ?? null;
}
