import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_BYTES = 8 * 1024 * 1024;

// The flag adds a global `gc` to contexts created from now on, but not to our own.
setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');

let passed = 0;

/**
 * Collects dead buffers after every 8 MB streamed. Buffers are outside V8's heap, and V8 lets 64 MB of dead ones accumulate
 * before it collects; a minor collection takes a millisecond. docs/decisions.md has the measurements.
 */
export function bytesPassed(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  collect({ type: 'minor' });
}
