/** What every request to the gateway says: that it is of this site, the person's time zone, and the key of a write. */
export function requestHeaders(idempotencyKey?: string): Record<string, string> {
  return {
    'apollo-require-preflight': 'true',
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
