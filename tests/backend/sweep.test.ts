import { expect, it } from 'vitest';
import { sweeper } from '../../backend/db/sweep.ts';
import { until } from '../support/processes.ts';

it('goes on sweeping when one task fails, says which, and ends when it is stopped', async () => {
  const warned: unknown[] = [];
  let swept = 0;
  const sweeping = sweeper(
    {
      broken: () => Promise.reject(new Error('no such table')),
      whole: async () => {
        swept += 1;
      },
    },
    { everyMs: 5, log: { warn: (about: object) => void warned.push(about) } },
  );
  sweeping.start();
  await until('it swept by itself', () => swept >= 3);
  expect(warned[0]).toEqual({ task: 'broken', error: 'no such table' });
  await sweeping.stop();
  const atTheEnd = swept;
  await sweeping.run();
  expect(swept).toBe(atTheEnd);
});

it('waits for the task that is under way when it is stopped, and takes up no other', async () => {
  const done: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const tasks = {
    first: () => held.then(() => void done.push('first')),
    second: async () => void done.push('second'),
  };
  const sweeping = sweeper(tasks, { everyMs: 60_000, log: { warn: () => {} } });
  sweeping.start();
  // Under way from here on.
  await Promise.resolve();
  const stopped = sweeping.stop();
  release();
  await stopped;
  expect(done).toEqual(['first']);
});
