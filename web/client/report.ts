/** Sends browser errors from any page to the gateway's log. Errors that cannot be sent remain in the browser's console. */
import { requestIdOf } from '../base/errors.ts';

/** The maximum lengths that the gateway's log accepts, in characters. */
const longest = { message: 2000, stack: 8000, path: 500 } as const;

/** The messages already sent. A repeated error, such as from a component that often renders, is sent once per page load. */
const sent = new Set<string>();

/** Sends an error, with the id of the request that caused it, if any. Never throws. */
export function reportError(error: unknown): void {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    longest.message,
  );
  if (sent.has(message)) return;
  sent.add(message);
  const stack = error instanceof Error ? (error.stack ?? '').slice(0, longest.stack) : '';
  const path = window.location.pathname.slice(0, longest.path);
  fetch('/log/errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, stack, path, requestId: requestIdOf(error) }),
    keepalive: true,
  }).catch(() => {
    // Nothing left to do: the browser's console already shows the error.
  });
}

/** Starts reporting uncaught errors and unhandled rejections. */
export function reportUncaught(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
