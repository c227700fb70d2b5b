import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_BYTES = 8 * 1024 * 1024;

// The flag gives contexts made from now on a global `gc`; our own stays without.
setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');

let passed = 0;

/**
 * Collects dead buffers after each 8 MB that were streamed. Buffers are outside V8's heap, and V8 lets 64 MB of dead ones
 * pile up before it collects; a minor collection takes a millisecond. docs/decisions.md says what it brings.
 */
export function bytesPassed(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  collect({ type: 'minor' });
}
