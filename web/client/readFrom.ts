/** The position in the feed of changes before everything that this page has read. */
let first: { readonly cursor: string; readonly at: number } | null = null;

/** How long subscriptions begin at that position (ms): later there may be many changes after it that nobody needs. */
const USEFUL_MS = 60_000;

/** Notes the position that came with the page's first answer, before which nothing was read. Later ones are ignored. */
export function noteFirstCursor(cursor: string | null): void {
  if (cursor !== null) first ??= { cursor, at: performance.now() };
}

/** Returns the position from which a subscription has to know what changed; null if it is unknown, or long ago. */
export function firstCursor(): string | null {
  return first && performance.now() - first.at < USEFUL_MS ? first.cursor : null;
}
