import { expect, it } from 'vitest';
import { cleanupSchedule } from '../../backend/db/cleanup.ts';
import { until } from '../support/processes.ts';

it('the cleanup continues when a task fails, logs which one, and ends when it is stopped', async () => {
  const warned: unknown[] = [];
  let runs = 0;
  const cleanup = cleanupSchedule(
    {
      broken: () => Promise.reject(new Error('no such table')),
      whole: async () => {
        runs += 1;
      },
    },
    { everyMs: 5, log: { warn: (about: object) => void warned.push(about) } },
  );
  cleanup.start();
  await until('it ran by itself', () => runs >= 3);
  expect(warned[0]).toEqual({ task: 'broken', error: 'no such table' });
  await cleanup.stop();
  const atTheEnd = runs;
  await cleanup.run();
  expect(runs).toBe(atTheEnd);
});

it('the cleanup waits for the running task when it is stopped, and starts no other', async () => {
  const done: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const tasks = {
    first: () => held.then(() => void done.push('first')),
    second: async () => void done.push('second'),
  };
  const cleanup = cleanupSchedule(tasks, { everyMs: 60_000, log: { warn: () => {} } });
  cleanup.start();
  // The first task is running from here on.
  await Promise.resolve();
  const stopped = cleanup.stop();
  release();
  await stopped;
  expect(done).toEqual(['first']);
});
