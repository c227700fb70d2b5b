import { setFlagsFromString } from 'node:v8';

/**
 * Tells V8 how to collect what requests leave. To be called before anything is served. docs/decisions.md says what V8 does
 * otherwise, and what that costs.
 */
export function setUpGarbageCollection(): void {
  // What is made for a request is young, even after a moment at which all of it was in use.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // The old space may grow to four times what a full collection has left before there is another one.
  setFlagsFromString('--heap-growing-percent=300');
}
