import { newKey, once } from '../../app/idempotency.ts';

/** An idempotency key and what it was sent with. */
export interface SendKey {
  key: string;
  body: string;
}

/**
 * The key to send `input` with: the last one when the very same input is sent again (a retry after a lost answer), else
 * a new one, because the backend refuses a known key with another body.
 */
export function keyFor(last: SendKey | null, input: unknown): SendKey {
  const body = JSON.stringify(input);
  return last?.body === body ? last : { key: newKey(), body };
}

/** Apollo's operation context for a write that must happen once. */
export function idempotent(sendKey: SendKey): ReturnType<typeof once> {
  return once(sendKey.key);
}
