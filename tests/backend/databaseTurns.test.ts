/** Turns at the connections of the database, fair by time. */
import { describe, expect, it } from 'vitest';
import { askingAs, databaseTurns, nameCaller, type TurnLimits } from '../../backend/db/turns.ts';
import { DatabaseUnavailable } from '../../backend/db/unavailable.ts';

const one: TurnLimits = { connections: 1, perKey: 1, patienceMs: null };
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
/** One connection, its clock, and the keys of its turns in their order. */
function connection() {
  let clock = 0;
  const turns = databaseTurns(one, () => clock);
  const order: string[] = [];
  /** Takes a turn for a key, records it, and ends it after so long (ms), in one piece as a query of the embedded database. */
  const query = (key: string, ms = 1) =>
    askingAs(key, async () => {
      const end = await turns.take();
      order.push(key);
      clock += ms;
      end();
    });
  return { order, query };
}

describe('turns at one connection', () => {
  it('give the next one to whoever has used least, not to the query that came first', async () => {
    const { order, query } = connection();
    const many = Array.from({ length: 6 }, () => query('many', 3));
    await query('many', 3);
    const few = query('few');
    await Promise.all([...many, few]);
    expect(order.indexOf('few')).toBeLessThanOrEqual(7);
    const again = Array.from({ length: 6 }, () => query('many', 3));
    const before = order.length;
    const later = query('few');
    await Promise.all([...again, later]);
    expect(order.slice(before).indexOf('few')).toBeLessThanOrEqual(1);
  });

  it('come one after the other to work whose queries follow each other at once', async () => {
    const { order, query } = connection();
    const many = Array.from({ length: 9 }, () => query('many', 4));
    const three = (async () => {
      for (let at = 0; at < 3; at += 1) await query('few', 1);
    })();
    await Promise.all([...many, three]);
    const first = order.indexOf('few');
    expect(order.slice(first, first + 3)).toEqual(['few', 'few', 'few']);
  });

  it('leave the network its turn between two queries', async () => {
    const { order, query } = connection();
    const many = Array.from({ length: 5 }, () => query('many'));
    setImmediate(() => order.push('network'));
    await Promise.all(many);
    expect(order.indexOf('network')).toBeLessThan(3);
  });

  it('save up no time that a key did not use before', async () => {
    const { order, query } = connection();
    for (let at = 0; at < 10; at += 1) await query('early', 5);
    const both = ['late', 'late', 'late', 'late', 'early'].map((key) => query(key, 5));
    await Promise.all(both);
    expect(order.slice(10, 13)).toContain('early');
  });
});

describe('turns at several connections', () => {
  it('leave some to others while one key waits for more', async () => {
    const turns = databaseTurns({ connections: 4, perKey: 3, patienceMs: null });
    const order: string[] = [];
    const take = (key: string) => askingAs(key, () => turns.take().then(() => order.push(key)));
    for (let at = 0; at < 8; at += 1) void take('many');
    await settled();
    expect(order).toEqual(['many', 'many', 'many']);
    void take('few');
    await settled();
    expect(order).toEqual(['many', 'many', 'many', 'few']);
  });

  it('are refused as an unavailable database when they take too long', async () => {
    const turns = databaseTurns({ connections: 1, perKey: 1, patienceMs: 1 });
    const end = await turns.take();
    await expect(turns.take()).rejects.toThrow(DatabaseUnavailable);
    end();
    await expect(turns.take()).resolves.toBeTypeOf('function');
  });
});

it('a query belongs to whoever was named last in its own call, and to Lading itself without a name', async () => {
  const turns = databaseTurns({ connections: 2, perKey: 1, patienceMs: null });
  const order: string[] = [];
  void turns.take().then(() => order.push('own'));
  void askingAs('network', async () => {
    nameCaller('organization');
    await turns.take();
    order.push('organization');
  });
  void turns.take().then(() => order.push('own again'));
  await settled();
  expect(order).toEqual(['own', 'organization']);
});
