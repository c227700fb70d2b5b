/** The slots of a route, which its callers share in turns. */
import { describe, expect, it } from 'vitest';
import { bulkhead } from '../../gateway/upstream/bulkhead.ts';

const ROUTE = 'commercial_invoices/:id/readiness';
const patient = { signal: new AbortController().signal };
const many = { route: ROUTE, caller: 'one with many calls' };
const other = { route: ROUTE, caller: 'another' };

/** Creates the slots of a route and a way to call that records who got a slot, in order, and who was refused. */
function slots(perRoute: number, waiting: number, perCaller = 1000) {
  const line = bulkhead({ perRoute, perCaller, waiting }, (route) => new Error(`${route} is full`));
  const got: string[] = [];
  const refused: string[] = [];
  const call = async (turn: typeof many, signal = patient) => {
    try {
      await line.take(turn, signal);
      got.push(turn.caller);
    } catch {
      refused.push(turn.caller);
    }
  };
  const calls = async (count: number, turn: typeof many) => {
    for (let one = 0; one < count; one += 1) void call(turn);
    await settled();
  };
  return { line, got, refused, call, calls };
}

const settled = () => new Promise(setImmediate);

describe('a route', () => {
  it('keeps a quarter of eight slots or more for other callers', async () => {
    const { got, calls } = slots(8, 100);
    await calls(20, many);
    expect(got).toHaveLength(6);
    await calls(2, other);
    expect(got.slice(6)).toEqual(['another', 'another']);
  });

  it('gives the next slot to the caller whose turn it is, not to the call that came first', async () => {
    const { line, got, calls } = slots(2, 100);
    await calls(12, many);
    await calls(2, other);
    expect(got).toEqual(Array(2).fill(many.caller));
    for (let turn = 0; turn < 4; turn += 1) line.give(got[turn] === other.caller ? other : many);
    await settled();
    expect(got.slice(2)).toEqual([many.caller, other.caller, many.caller, other.caller]);
  });

  it('with a full queue takes another caller in place of the last call of the one with the most', async () => {
    const { got, refused, calls, line } = slots(1, 4);
    await calls(6, many);
    expect(refused).toEqual([many.caller]);
    await calls(1, other);
    expect(refused).toEqual([many.caller, many.caller]);
    line.give(many);
    line.give(many);
    await settled();
    expect(got).toContain(other.caller);
    expect([...line.counts()]).toEqual([[ROUTE, { running: 1, waiting: 2 }]]);
  });

  it('leaves to others what one caller may not have over all routes, and goes on with any of its calls', async () => {
    const another = { ...many, route: 'commercial_invoices/:id/export_rule' };
    const { line, got, calls } = slots(100, 100, 4);
    await calls(3, many);
    await calls(3, another);
    await calls(1, other);
    expect(got).toEqual([...Array(4).fill(many.caller), other.caller]);
    line.give(many);
    line.give(another);
    await settled();
    expect(got.slice(5)).toEqual([many.caller, many.caller]);
    expect(new Map(line.counts()).get(another.route)).toEqual({ running: 2, waiting: 0 });
  });

  it('frees the place of a caller that has left the queue', async () => {
    const { line, refused, call, calls } = slots(1, 1);
    await calls(1, many);
    const gone = new AbortController();
    void call(many, gone);
    await settled();
    gone.abort(new Error('left'));
    await settled();
    expect(refused).toEqual([many.caller]);
    expect([...line.counts()]).toEqual([[ROUTE, { running: 1, waiting: 0 }]]);
    line.give(many);
    expect([...line.counts()]).toEqual([[ROUTE, { running: 0, waiting: 0 }]]);
  });
});
