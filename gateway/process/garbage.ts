import { setFlagsFromString } from 'node:v8';

/**
 * Configures V8's collection of the garbage of requests. Must be called before the first request. docs/decisions.md explains
 * what V8 does by default, and what that costs.
 */
export function setUpGarbageCollection(): void {
  // Objects created for a request are young, even if all of them were once in use at the same time.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // The old space may grow to four times the size that a full collection left before the next one.
  setFlagsFromString('--heap-growing-percent=300');
}
