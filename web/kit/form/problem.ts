import { describeError, errorCode, isUnreachable } from '../../base/errors.ts';
import { formMessages } from './messages.ts';

/** A save that failed for a reason that is not in the form. */
export interface Problem {
  message: string;
  /** Whether sending the same again can help. */
  retry: boolean;
}

/** What to tell about a thrown error; `null` when the session ended, which the sign-in page tells. */
export function problemOf(error: unknown): Problem | null {
  const code = errorCode(error);
  if (code === 'UNAUTHENTICATED' || code === 'REQUEST_CANCELLED') return null;
  if (code === 'UPSTREAM_UNAVAILABLE') return { message: formMessages.unreachable, retry: true };
  // Without an answer nobody knows whether the write happened; the idempotency key or the version makes a repeat safe.
  if (code === 'INTERNAL' || isUnreachable(error)) return { message: formMessages.outcomeUnknown, retry: true };
  return { message: describeError(error), retry: code === 'RATE_LIMITED' };
}
