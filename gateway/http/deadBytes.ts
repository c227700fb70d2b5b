import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_BYTES = 8 * 1024 * 1024;

// The flag gives contexts that are made from now on a global `gc`; ours stays without.
setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');

let passed = 0;

/**
 * Frees the buffers of what has passed through, each time that so much has. The bytes of buffers are outside V8's heap, and
 * V8 lets 64 MB of dead ones lie before it looks; a collection of young objects takes a millisecond and leaves none.
 */
export function bytesPassed(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  collect({ type: 'minor' });
}
