import { pageLanguage } from './language.ts';

/** Returns the headers of every gateway request: the CSRF guard, the user's time zone, the page's language, and a write's idempotency key. */
export function requestHeaders(idempotencyKey?: string): Record<string, string> {
  return {
    'apollo-require-preflight': 'true',
    'accept-language': pageLanguage(),
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
