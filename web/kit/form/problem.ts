import { describeError, errorCode, isUnreachable } from '../../base/errors.ts';
import { formMessages } from './messages.ts';

/** A failure of a save that no field causes. */
export interface Problem {
  message: string;
  /** Whether retrying can help. */
  retry: boolean;
}

/** Describes a thrown error; null if the session ended, which the sign-in page reports, or the request was canceled. */
export function problemOf(error: unknown): Problem | null {
  const code = errorCode(error);
  if (code === 'UNAUTHENTICATED' || code === 'REQUEST_CANCELLED') return null;
  if (code === 'UPSTREAM_UNAVAILABLE') return { message: formMessages.unreachable, retry: true };
  // Without a response the outcome of the write is unknown; the idempotency key or the version makes a retry safe.
  if (code === 'INTERNAL' || isUnreachable(error)) return { message: formMessages.outcomeUnknown, retry: true };
  return { message: describeError(error), retry: code === 'RATE_LIMITED' || code === 'BUSY' };
}
