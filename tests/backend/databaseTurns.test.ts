/** Turns at the connections of the database, fair by time. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { askingAs, databaseTurns, nameCaller, type TurnLimits } from '../../backend/db/turns.ts';
import { DatabaseUnavailable } from '../../backend/db/unavailable.ts';
import { embeddedDatabase } from '../support/database.ts';

const one: TurnLimits = { connections: 1, perKey: 1, patienceMs: null };
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
/** One connection, its clock, and the keys of its turns in their order. */
function connection() {
  let clock = 0;
  const turns = databaseTurns(one, () => clock);
  const order: string[] = [];
  /** Takes a turn, records it, and ends it after so long (ms), in one piece as a query of the embedded database. */
  const turn = async (key: string, ms = 1) => {
    const end = await turns.take();
    order.push(key);
    clock += ms;
    end();
  };
  /** Takes a turn for a request of one query. */
  const query = (key: string, ms = 1) => askingAs(key, () => turn(key, ms));
  /** A connection that somebody has used for so long (ms), and the order of the turns from then on. */
  const usedBy = async (key: string, ms: number) => {
    for (let at = 0; at < ms; at += 5) await query(key, 5);
    order.length = 0;
  };
  const pass = (ms: number) => {
    clock += ms;
  };
  return { order, turn, query, usedBy, pass };
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

  it('save up no more time that a key did not use before than a request needs', async () => {
    const { order, query, usedBy } = connection();
    await usedBy('early', 1000);
    await Promise.all(Array.from({ length: 30 }, (_, at) => query(at === 0 ? 'early' : 'late', 5)));
    const early = order.indexOf('early');
    expect(early).toBeGreaterThan(1);
    expect(early).toBeLessThan(15);
  });

  it('are kept for the next query of a request of whoever has used little, until the request is done', async () => {
    const { order, turn, query, usedBy } = connection();
    await usedBy('many', 100);
    const few = askingAs('few', async () => {
      await turn('few');
      await settled();
      await settled();
      await turn('few');
    });
    await Promise.all([few, query('many'), query('many')]);
    expect(order).toEqual(['few', 'few', 'many', 'many']);
  });

  it('are not kept for a request that does something else for long', async () => {
    const { order, turn, query, usedBy, pass } = connection();
    await usedBy('many', 100);
    const many = query('many');
    await askingAs('few', async () => {
      await turn('few');
      pass(5);
      await many;
      await turn('few');
    });
    expect(order).toEqual(['few', 'many', 'few']);
  });

  it('are not kept for whoever has used as much as the others', async () => {
    const { order, turn, query, usedBy } = connection();
    await usedBy('many', 100);
    const many = query('many');
    await askingAs('few', async () => {
      await turn('few', 100);
      await many;
      await turn('few');
    });
    expect(order).toEqual(['few', 'many', 'few']);
  });

  it('forget after a while what a key has used', async () => {
    const { order, query, usedBy, pass } = connection();
    await usedBy('early', 100);
    await usedBy('late', 5);
    pass(2000);
    await query('lading');
    await Promise.all([query('early'), query('late')]);
    expect(order).toEqual(['lading', 'early', 'late']);
  });
});

describe('work that gives way', () => {
  const file = ({ turn }: ReturnType<typeof connection>) =>
    askingAs('files', () => turn('file', 5), { givesWay: true });

  it('goes when nobody has asked for a while, though it waited first and has used least', async () => {
    const one = connection();
    await one.usedBy('list', 100);
    const waits = file(one);
    for (let at = 0; at < 20; at += 1) await one.query('list', 3);
    expect(one.order).not.toContain('file');
    one.pass(10);
    await waits;
    expect(one.order.at(-1)).toBe('file');
  });

  it('waits no longer than a quarter of a second, and then again as long', async () => {
    const one = connection();
    await one.query('list', 3);
    const files = Promise.all([file(one), file(one)]);
    for (let at = 0; at < 200; at += 1) await one.query('list', 3);
    await files;
    const [first = 0, second = 0] = one.order.flatMap((key, at) => (key === 'file' ? [at] : []));
    // Of 250 ms, queries of 3 ms each.
    expect(first).toBeGreaterThan(80);
    expect(first).toBeLessThan(90);
    expect(second - first).toBeGreaterThan(80);
    expect(second - first).toBeLessThan(90);
  });

  it('waits no longer while ever others come who have used nothing', async () => {
    const one = connection();
    for (let at = 0; at < 20; at += 1) await file(one);
    one.order.length = 0;
    const waits = file(one);
    for (let at = 0; at < 100; at += 1) await one.query(`somebody ${at}`, 3);
    await waits;
    expect(one.order.indexOf('file')).toBeGreaterThan(80);
    expect(one.order.indexOf('file')).toBeLessThan(90);
  });

  it('goes at once where nobody asks', async () => {
    const one = connection();
    await file(one);
    await file(one);
    expect(one.order).toEqual(['file', 'file']);
  });
});

it('turns at the embedded database are fair, too: no query waits in another line before', async () => {
  const { db, close } = await embeddedDatabase();
  const order: string[] = [];
  const query = (key: string) =>
    askingAs(key, async () => {
      await sql`select 1`.execute(db);
      order.push(key);
    });
  await query('many');
  const many = Array.from({ length: 6 }, () => query('many'));
  await Promise.all([...many, query('few')]);
  expect(order.indexOf('few')).toBeLessThan(4);
  await close();
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
