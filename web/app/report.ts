/** Sends errors of this browser to the gateway's log. Knows no page; what it cannot send is in the browser's console anyway. */
import { requestIdOf } from '../base/errors.ts';

/** What the gateway's log takes at most, in characters. */
const longest = { message: 2000, stack: 8000, path: 500 } as const;

/** The same error again and again, as from a component that is drawn often, is sent once a page load. */
const sent = new Set<string>();

/** Sends one error, with the request that it came from where there is one. Never throws. */
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
    // Nowhere left to tell: the browser's console has shown the error already.
  });
}

/** From now on reports what nobody caught. */
export function reportUncaught(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
