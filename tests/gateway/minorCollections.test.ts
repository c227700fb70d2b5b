import { EventEmitter } from 'node:events';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../gateway/access/session.ts';
import { trackRequests } from '../../gateway/http/trackRequests.ts';
import { restOfOperation } from '../../gateway/rest/operation.ts';
import { deadlineIn } from '../../gateway/upstream/deadline.ts';

setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' | 'major' }) => void = runInNewContext('gc');

const REQUESTS = 100;
/** The size of the array of numbers that each object holds (bytes). */
const HELD = 16_000;
const load = (value: number) => Array.from({ length: HELD / 8 }, () => value + 0.5);

/** Returns the growth of the old space per request (bytes), for requests that create an object and drop it. */
function grownBy(make: (held: readonly number[]) => unknown): number {
  const old = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
  const run = (count: number) => {
    for (let request = 0; request < count; request += 1) {
      make(load(request));
      if (request % 10 === 0) collect({ type: 'minor' });
    }
  };
  run(50);
  collect({ type: 'major' });
  const before = old();
  run(REQUESTS);
  return (old() - before) / REQUESTS;
}

/** Returns a part that is only stored. Its function reads `held` and so keeps it alive as long as itself. */
const using = (held: readonly number[]): never => ({ used: () => held.length }) as never;

describe('after a request, a minor collection frees', () => {
  it('its session, its calls and their deadlines', () => {
    const kinds = {
      session: (held: readonly number[]) =>
        openSession({
          kind: 'tool',
          token: 'token',
          requestId: 'request',
          refresher: using(held),
          renewBeforeMs: 0,
          hand: () => held,
          takeAway: () => held,
        }),
      calls: (held: readonly number[]) =>
        restOfOperation({
          client: using(held),
          shared: using(held),
          session: using(held),
          origin: using(held),
          reads: 1,
        }),
      deadline: (held: readonly number[]) => {
        const operation = deadlineIn(60_000);
        const call = deadlineIn(60_000, Object.assign(using(held), { signal: operation.signal }));
        const { signal } = call;
        call.done();
        operation.answered();
        return signal;
      },
    };
    const kept = Object.entries(kinds).filter(([, make]) => grownBy(make) > HELD / 4);
    expect(kept.map(([kind]) => kind)).toEqual([]);
  });

  it('its response, even if the next request began before it ended', () => {
    const { handler } = trackRequests();
    let before = new EventEmitter();
    const make = (held: readonly number[]) => {
      const response = Object.assign(new EventEmitter(), using(held));
      handler({} as never, response as never, () => {});
      before.emit('close');
      before = response;
    };
    expect(grownBy(make)).toBeLessThan(HELD / 8);
  });
});
