import type { Call } from './call.ts';

/** The fields of a call that become headers. */
type Carried = Pick<
  Call,
  'token' | 'repeat' | 'watch' | 'requestId' | 'timeZone' | 'language' | 'idempotencyKey' | 'address'
>;

/** Returns the headers of an upstream request: those from the call's fields, plus those of its kind of body. No others. */
export function headersOf(call: Carried, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...more };
  if (call.token) headers.authorization = `Bearer ${call.token}`;
  if (call.requestId) headers['x-request-id'] = call.requestId;
  if (call.timeZone) headers['time-zone'] = call.timeZone;
  if (call.language) headers['accept-language'] = call.language;
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  if (call.address) headers['x-forwarded-for'] = call.address;
  if (call.repeat) headers['x-repeat'] = '1';
  if (call.watch) headers['x-session-watch'] = '1';
  return headers;
}
