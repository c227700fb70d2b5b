import { describe, expect, it } from 'vitest';
import { HttpError } from '../../backend/api/errors.ts';
import { type FairQueue, fairQueue, type QueueLimits, type Refusal } from '../../backend/turns/fairQueue.ts';

const roomy: QueueLimits = { running: 1, runningPerKey: 1, waiting: 100, waitingPerKey: 100, patienceMs: 60_000 };
/** Lets begun jobs run: a job begins in a later microtask than the turn that it gets. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const staying = new AbortController().signal;

/** Queues jobs that run until they are finished by name, and records the order in which they begin. */
function jobsIn(queue: FairQueue) {
  const began: string[] = [];
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const outcomes = new Map<string, Promise<string>>();
  const add = (name: string, key = name[0] ?? '', gone: AbortSignal = staying) => {
    const outcome = queue.run({ key, gone }, () => {
      began.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, { resolve: () => resolve(name), reject }));
    });
    // Each test looks at the outcomes that it is about.
    outcome.catch(() => {});
    outcomes.set(name, outcome);
    return outcome;
  };
  const settled = async (name: string) => {
    await outcomes.get(name)?.catch(() => {});
    await settle();
  };
  return {
    /** The jobs in the order in which they began. */
    async began() {
      await settle();
      return began;
    },
    add,
    async finish(name: string) {
      await settle();
      ends.get(name)?.resolve();
      await settled(name);
    },
    async fail(name: string) {
      await settle();
      ends.get(name)?.reject(new Error(`${name} failed`));
      await settled(name);
    },
    /** Finishes whatever runs until nothing is left, and returns the whole order. */
    async drain() {
      await settle();
      for (let at = 0; at < began.length; at += 1) {
        const name = began[at] ?? '';
        ends.get(name)?.resolve();
        await settled(name);
      }
      return began;
    },
  };
}

const statusOf = (error: unknown) => (error instanceof HttpError ? [error.status, error.body.code] : error);
const outcomeOf = (work: Promise<unknown>) => work.catch(statusOf);

describe('a fair queue', () => {
  it('lets keys take turns, however many jobs one of them has', async () => {
    const jobs = jobsIn(fairQueue(roomy));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void jobs.add(name);
    expect(await jobs.drain()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('begins the first job of a new key next, before the second of a key that has just had its turn', async () => {
    const jobs = jobsIn(fairQueue(roomy));
    for (const name of ['a1', 'a2', 'a3']) void jobs.add(name);
    await jobs.finish('a1');
    void jobs.add('b1');
    await jobs.finish('a2');
    // Both have waited since; the key that waited longer is first, and then the other.
    expect(await jobs.drain()).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('keeps the order of the jobs of one key', async () => {
    const jobs = jobsIn(fairQueue({ ...roomy, running: 2, runningPerKey: 2 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void jobs.add(name);
    expect(await jobs.drain()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('never runs more jobs of a key than it may have, and leaves the rest of the room to others', async () => {
    const queue = fairQueue({ ...roomy, running: 3, runningPerKey: 2 });
    const jobs = jobsIn(queue);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void jobs.add(name);
    expect([await jobs.began(), queue.counts()]).toEqual([['a1', 'a2'], { running: 2, waiting: 2 }]);
    void jobs.add('b1');
    void jobs.add('b2');
    expect([await jobs.began(), queue.counts()]).toEqual([['a1', 'a2', 'b1'], { running: 3, waiting: 3 }]);
  });

  it('fills the room of a finished job at once, and is empty in the end', async () => {
    const queue = fairQueue({ ...roomy, running: 2, runningPerKey: 1 });
    const jobs = jobsIn(queue);
    for (const name of ['a1', 'a2', 'b1', 'c1']) void jobs.add(name);
    await jobs.finish('b1');
    expect(await jobs.began()).toEqual(['a1', 'b1', 'c1']);
    await jobs.drain();
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it.each<[string, 'fail' | 'finish']>([
    ['an error', 'fail'],
    ['a result', 'finish'],
  ])('passes %s on, and goes on with the next job', async (_what, end) => {
    const jobs = jobsIn(fairQueue(roomy));
    const first = jobs.add('a1').catch((error: Error) => error.message);
    void jobs.add('b1');
    await jobs[end]('a1');
    expect([await first, await jobs.began()]).toEqual([end === 'fail' ? 'a1 failed' : 'a1', ['a1', 'b1']]);
  });

  it('goes on after work that throws before it returns a promise', async () => {
    const queue = fairQueue(roomy);
    const thrown = queue.run({ key: 'a', gone: staying }, () => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    expect(await queue.run({ key: 'a', gone: staying }, async () => 'next')).toBe('next');
  });

  it('refuses a key beyond its own bound with 503 and the seconds to wait, and still admits another key', async () => {
    const refusals: Refusal[] = [];
    const queue = fairQueue({ ...roomy, waitingPerKey: 2 }, { onRefused: (why) => refusals.push(why) });
    const jobs = jobsIn(queue);
    for (const name of ['a1', 'a2', 'a3']) void jobs.add(name);
    const refused = await jobs.add('a4').catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy' }, headers: { 'retry-after': '1' } });
    void jobs.add('b1');
    expect(await jobs.drain()).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(refusals).toEqual(['key']);
  });

  it('gives up the last job of the key with the most when the whole queue is full and another key comes', async () => {
    const jobs = jobsIn(fairQueue({ ...roomy, waiting: 4 }));
    void jobs.add('a1');
    const waiting = ['a2', 'a3', 'a4', 'b1'].map((name) => outcomeOf(jobs.add(name)));
    void jobs.add('c1');
    expect(await waiting[2]).toEqual([503, 'busy']);
    expect(await jobs.drain()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('refuses a job when the whole queue is full of keys that have no more than its own', async () => {
    const jobs = jobsIn(fairQueue({ ...roomy, waiting: 2 }));
    for (const name of ['a1', 'b1', 'c1']) void jobs.add(name);
    expect(await outcomeOf(jobs.add('d1'))).toEqual([503, 'busy']);
    expect(await jobs.drain()).toEqual(['a1', 'b1', 'c1']);
  });

  it('forgets a job whose caller leaves, and gives its place to another', async () => {
    let left = 0;
    const queue = fairQueue({ ...roomy, waitingPerKey: 1 }, { onLeft: () => (left += 1) });
    const jobs = jobsIn(queue);
    void jobs.add('a1');
    const leaving = new AbortController();
    const gone = jobs.add('a2', 'a', leaving.signal).catch((error: unknown) => error);
    leaving.abort('left');
    expect(await gone).toBe('left');
    expect([queue.counts(), left]).toEqual([{ running: 1, waiting: 0 }, 1]);
    void jobs.add('a3');
    expect(await jobs.drain()).toEqual(['a1', 'a3']);
  });

  it('does not queue a job whose caller has left already', async () => {
    const jobs = jobsIn(fairQueue(roomy));
    const left = await jobs.add('a1', 'a', AbortSignal.abort('left')).catch((error: unknown) => error);
    expect([left, await jobs.began()]).toEqual(['left', []]);
  });

  it('tells running work that its caller has left, and counts it until it ends', async () => {
    const queue = fairQueue(roomy);
    const leaving = new AbortController();
    const ended = Promise.withResolvers<string>();
    const work = queue.run({ key: 'a', gone: leaving.signal }, (gone) => {
      gone.addEventListener('abort', () => ended.resolve(String(gone.reason)));
      return ended.promise;
    });
    await settle();
    leaving.abort('left');
    expect([await work, queue.counts()]).toEqual(['left', { running: 0, waiting: 0 }]);
  });

  it('refuses a job that waited longer than its patience', async () => {
    const refusals: Refusal[] = [];
    const queue = fairQueue({ ...roomy, patienceMs: 5 }, { onRefused: (why) => refusals.push(why) });
    const jobs = jobsIn(queue);
    void jobs.add('a1');
    expect(await outcomeOf(jobs.add('b1'))).toEqual([503, 'busy']);
    expect([refusals, queue.counts()]).toEqual([['patience'], { running: 1, waiting: 0 }]);
  });

  it('reports each wait, also that of a job which did not have to', async () => {
    const waits: number[] = [];
    const jobs = jobsIn(fairQueue(roomy, { onStart: (ms) => waits.push(ms) }));
    for (const name of ['a1', 'b1']) void jobs.add(name);
    await jobs.drain();
    expect(waits).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('survives a thousand jobs of a hundred keys that begin, fail and leave in any order', async () => {
    const queue = fairQueue({ running: 4, runningPerKey: 2, waiting: 60, waitingPerKey: 5, patienceMs: 60_000 });
    const most = { all: 0, key: 0 };
    const running = new Map<string, number>();
    const work = Array.from({ length: 1000 }, async (_, at) => {
      const key = `k${(at * 7) % 100}`;
      const leaving = new AbortController();
      const done = queue.run({ key, gone: leaving.signal }, async () => {
        running.set(key, (running.get(key) ?? 0) + 1);
        most.all = Math.max(most.all, queue.counts().running);
        most.key = Math.max(most.key, running.get(key) ?? 0);
        await new Promise((resolve) => setImmediate(resolve));
        running.set(key, (running.get(key) ?? 0) - 1);
        if (at % 3 === 0) throw new Error('failed');
      });
      if (at % 5 === 0) leaving.abort('left');
      return done.then(
        () => 'done',
        (error: unknown) => (error instanceof HttpError ? 'busy' : error === 'left' ? 'left' : 'failed'),
      );
    });
    const outcomes = Map.groupBy(await Promise.all(work), (outcome) => outcome);
    expect([...outcomes.keys()].sort()).toEqual(['busy', 'done', 'failed', 'left']);
    expect([most, queue.counts()]).toEqual([
      { all: 4, key: expect.any(Number) },
      { running: 0, waiting: 0 },
    ]);
    expect(most.key).toBeLessThanOrEqual(2);
  });
});
