/** Returns the headers of every gateway request: the CSRF guard, the user's time zone, and a write's idempotency key. */
export function requestHeaders(idempotencyKey?: string): Record<string, string> {
  return {
    'apollo-require-preflight': 'true',
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
