/** From where subscriptions go on after a lost connection. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let feed: typeof import('../../web/client/readFrom.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  feed = await import('../../web/client/readFrom.ts');
});
afterEach(() => void vi.useRealTimers());

/** Some seconds pass, at whose end the connection carries a message. */
function alive(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  feed.noteAlive();
}

it('is unknown without a feed', () => {
  feed.noteFirstCursor(null);
  expect(feed.firstCursor()).toBeNull();
  expect(feed.cursorWhenLost()).toBeNull();
});

it('is where the page began to read, however long ago, while nothing has been told', () => {
  feed.noteFirstCursor('7');
  feed.noteFirstCursor('9');
  alive(3600);
  expect(feed.cursorWhenLost()).toBe('7');
  // A new subscription would be told of changes that nobody needs.
  expect(feed.firstCursor()).toBeNull();
});

it('moves on with the events, once what happened before them has arrived', () => {
  feed.noteFirstCursor('7');
  feed.noteEvent('20');
  alive(9);
  feed.noteEvent('21');
  alive(1);
  expect(feed.cursorWhenLost()).toBe('20');
});

it('does not count the time in which a dead connection was silent', () => {
  feed.noteFirstCursor('7');
  feed.noteEvent('20');
  vi.advanceTimersByTime(60_000);
  expect(feed.cursorWhenLost()).toBe('7');
  // Nor does the next connection vouch for what the last one told.
  alive(60);
  expect(feed.cursorWhenLost()).toBe('7');
});
