import { describe, expect, it } from 'vitest';
import { type EventQueueOptions, eventQueue, type LiveEvent, onlyEvents, REFETCH } from '../../gateway/live/events.ts';

const event = (n: number) => ({ actionType: 'edit', n }) as const;
type Numbered = LiveEvent & { n?: number };

function queueWith(options: Partial<EventQueueOptions> = {}) {
  let ends = 0;
  const queue = eventQueue<Numbered>({
    maxEvents: 4,
    maxBytes: 1000,
    stalledMs: 10_000,
    onStalled: () => {},
    onEnd: () => {
      ends += 1;
    },
    ...options,
  });
  return { queue, ends: () => ends };
}

describe('the queue of a subscription', () => {
  it('gives events in order, to readers that wait and to those that come later', async () => {
    const { queue } = queueWith();
    const first = queue.next();
    queue.push(event(1), 1);
    queue.push(event(2), 1);
    expect([await first, await queue.next()]).toEqual([
      { value: event(1), done: false },
      { value: event(2), done: false },
    ]);
  });

  it.each([
    ['too many events', 5, 1],
    ['too many bytes', 3, 400],
  ])('replaces %s by one that says to ask again', async (_what, count, bytes) => {
    const { queue } = queueWith();
    for (let n = 0; n < count; n += 1) queue.push(event(n), bytes);
    queue.push(event(99), 1);
    expect((await queue.next()).value).toEqual(REFETCH);
    expect((await queue.next()).value).toEqual(event(99));
  });

  it('never holds more than its bound, however much comes', async () => {
    const { queue } = queueWith();
    for (let n = 0; n < 100_000; n += 1) queue.push(event(n), 10);
    let held = 0;
    queue.end();
    for await (const _event of queue) held += 1;
    expect(held).toBeLessThanOrEqual(4);
  });

  it('ends while an event is awaited, once', async () => {
    const { queue, ends } = queueWith();
    const waiting = queue.next();
    await queue.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    queue.end(new Error('late'));
    queue.push(event(1), 1);
    expect(await queue.next()).toEqual({ value: undefined, done: true });
    expect(ends()).toBe(1);
  });

  it('tells the reason once, whether the reader waited or came later', async () => {
    const early = queueWith().queue;
    const waiting = early.next();
    early.end(new Error('no right'));
    await expect(waiting).rejects.toThrow('no right');
    expect(await early.next()).toEqual({ value: undefined, done: true });
    const late = queueWith().queue;
    late.push(event(1), 1);
    late.end(new Error('no right'));
    expect((await late.next()).value).toEqual(event(1));
    await expect(late.next()).rejects.toThrow('no right');
    expect((await late.next()).done).toBe(true);
  });

  it('notices a reader that takes nothing, and none that has nothing to take', async () => {
    const stalled = Promise.withResolvers<void>();
    const { queue } = queueWith({ stalledMs: 20, onStalled: stalled.resolve });
    queue.push(event(1), 1);
    await stalled.promise;
    let idle = false;
    const quiet = queueWith({ stalledMs: 20, onStalled: () => (idle = true) }).queue;
    quiet.push(event(1), 1);
    await quiet.next();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(idle).toBe(false);
  });
});

it('a filtered queue ends its source while it waits', async () => {
  const { queue, ends } = queueWith();
  const odd = onlyEvents(queue, ({ n = 0 }) => n % 2 === 1);
  queue.push(event(2), 1);
  queue.push(event(3), 1);
  expect((await odd.next()).value).toEqual(event(3));
  const waiting = odd.next();
  await odd.return?.();
  expect((await waiting).done).toBe(true);
  expect(ends()).toBe(1);
});
