import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventQueue, type LiveEvent, type QueueBounds, REFETCH } from '../../gateway/live/events.ts';

const event = (n: number) => ({ actionType: 'edit', n }) as const;
type Numbered = LiveEvent & { n?: number };

function queueWith(bounds: Partial<QueueBounds> = {}, stalled = () => {}) {
  let ends = 0;
  const queue = new EventQueue<Numbered>({
    bounds: { queuedEvents: 4, queuedBytes: 1000, stalledMs: 10_000, ...bounds },
    stalled,
    over() {
      ends += 1;
    },
  });
  return { queue, ends: () => ends };
}

describe('the queue of a subscription', () => {
  afterEach(() => void vi.useRealTimers());

  it('returns events in order, to waiting readers and to later ones', async () => {
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
  ])('replaces %s by a single REFETCH', async (_what, count, bytes) => {
    const { queue } = queueWith();
    for (let n = 0; n < count; n += 1) queue.push(event(n), bytes);
    // Dropped: the refetch will include this change.
    queue.push(event(98), 1);
    expect(queue.length).toBe(1);
    expect((await queue.next()).value).toEqual(REFETCH);
    queue.push(event(99), 1);
    expect((await queue.next()).value).toEqual(event(99));
  });

  it('never holds more than its bound, however many events arrive', async () => {
    const { queue } = queueWith();
    for (let n = 0; n < 100_000; n += 1) queue.push(event(n), 10);
    let held = 0;
    queue.end();
    for await (const _event of queue) held += 1;
    expect(held).toBeLessThanOrEqual(4);
  });

  it('ends while an event is awaited, and only once', async () => {
    const { queue, ends } = queueWith();
    const waiting = queue.next();
    await queue.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    queue.end(new Error('late'));
    queue.push(event(1), 1);
    expect(await queue.next()).toEqual({ value: undefined, done: true });
    expect(ends()).toBe(1);
  });

  it('reports the reason of its end once, to a waiting or a later reader', async () => {
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

  it('detects a reader that takes nothing, but not one that has nothing to take', async () => {
    vi.useFakeTimers();
    const stalled: string[] = [];
    const { queue: left } = queueWith({ stalledMs: 1000 }, () => void stalled.push('left'));
    const { queue: quiet } = queueWith({ stalledMs: 1000 }, () => void stalled.push('quiet'));
    for (const queue of [left, quiet]) queue.push(event(1), 1);
    await quiet.next();
    vi.advanceTimersByTime(999);
    // The clock runs from the first waiting event.
    left.push(event(2), 1);
    expect(stalled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stalled).toEqual(['left']);
    vi.advanceTimersByTime(60_000);
    expect(stalled).toEqual(['left']);
  });
});
