import type { WaitingDraft } from '../../client/outboxState.ts';
import { isFile } from './values.ts';

/** An idempotency key and the input that it was sent with. */
export interface SendKey {
  key: string;
  body: string;
}

/**
 * Returns the key to send `input` with: the last key if the same input is sent again (a retry after a lost response),
 * otherwise a new one, because the backend refuses a known key with a different body.
 */
export function keyFor(last: SendKey | null, input: unknown): SendKey {
  const body = JSON.stringify(input, (_, value) => (isFile(value) ? fingerprint(value) : value));
  return last?.body === body ? last : { key: newKey(), body };
}

/** Identifies a file without reading it, because JSON cannot represent files. */
function fingerprint({ name, size, lastModified }: File) {
  return { name, size, lastModified };
}

/** The Apollo operation context of a write that must happen only once. */
export type WriteContext = {
  idempotencyKey: string;
  /** The form's input as a draft, for a write that may wait on the device (`mayWait`). */
  draft?: WaitingDraft;
};

/** Returns the context of a write that must happen only once. Keep the key for retries of the same write. */
export function idempotent({ key }: SendKey): WriteContext {
  return { idempotencyKey: key };
}

/** Generates a random key (a version 4 UUID). */
function newKey(): string {
  // crypto.randomUUID exists only on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
