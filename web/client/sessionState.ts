import { createStore } from '../base/store.ts';

/** True from the first UNAUTHENTICATED response until the next sign-in, so that the page leaves for sign-in only once. */
export const sessionOver = createStore(false);

/** True during a sign-out: pending requests are then rejected as UNAUTHENTICATED, as expected. */
export const signingOut = createStore(false);

const REASONS = [
  'expired',
  'signedOut',
  'signedOutElsewhere',
  'signedOutHereOnly',
  'passwordSet',
  'setUpAlready',
] as const;

/** The reason why the sign-in page is shown, as stored in the history entry's state. */
export interface SignInReason {
  reason: (typeof REASONS)[number];
  /** The email to sign in with, if it is known. */
  login?: string | undefined;
}

/** Returns the reason in a history entry's state; null if it holds none. */
export function signInReason(state: unknown): SignInReason | null {
  if (!state || typeof state !== 'object' || !('reason' in state)) return null;
  const reason = REASONS.find((known) => known === state.reason);
  const login = 'login' in state && typeof state.login === 'string' ? state.login : undefined;
  return reason ? { reason, login } : null;
}
