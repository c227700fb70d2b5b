/** Where in the feed of changes this page is up to date: from there on a subscription has to tell what changed. */

/** The position before everything that this page has read. */
let first: { readonly cursor: string; readonly at: number } | null = null;
/** The latest position up to which everything has been told. */
let settled: string | null = null;
/** The positions of the latest events, oldest first: what happened before them may still be on its way. */
let latest: { readonly cursor: string; readonly at: number }[] = [];

/** How long subscriptions begin at the first position (ms): later there may be many changes after it that nobody needs. */
const USEFUL_MS = 60_000;
/** How long something may be on its way (ms): channels are not in step with each other, nor with what they read at their start. */
export const SETTLE_MS = 10_000;

/** Notes the position that came with the page's first answer, before which nothing was read. Later ones are ignored. */
export function noteFirstCursor(cursor: string | null): void {
  if (cursor !== null) first ??= { cursor, at: performance.now() };
}

/** Returns the position from which a new subscription has to know what changed; null if it is unknown, or long ago. */
export function firstCursor(): string | null {
  return first && performance.now() - first.at < USEFUL_MS ? first.cursor : null;
}

/** Notes the position of an event that has arrived. */
export function noteEvent(cursor: string): void {
  latest.push({ cursor, at: performance.now() });
}

/** Notes that the connection carries messages: what was to come before them has come. A dead connection is silent at first. */
export function noteAlive(): void {
  const until = performance.now() - SETTLE_MS;
  while (latest[0] && latest[0].at <= until) settled = latest.shift()?.cursor ?? settled;
}

/**
 * Returns the position from which a subscription has to go on after a lost connection; null if it is unknown, as without a
 * feed. The latest events do not count: what happened before them may be lost.
 */
export function cursorWhenLost(): string | null {
  latest = [];
  return settled ?? first?.cursor ?? null;
}
