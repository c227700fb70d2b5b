import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { Broadcaster } from '../../backend/live/broadcast.ts';
import { redisBroadcaster } from '../../backend/live/redis.ts';
import { freePort, until } from '../support/processes.ts';
import { describeOnRedis } from '../support/redis.ts';

const settings = { commandMs: 200, heartbeatMs: 50, reconnectMs: 50 };
const log = pino({ level: 'silent' });
const topic = 'changes:program:1';
const opened: Broadcaster[] = [];

/** Opens a broadcaster as another process would; `heard` collects what its listener on the topic receives. */
async function processOn(url: string) {
  const broadcaster = await redisBroadcaster(url, log, settings);
  opened.push(broadcaster);
  const heard: unknown[] = [];
  const stop = broadcaster.subscribe(topic, (message) => void heard.push(message));
  return {
    heard,
    stop,
    ready: broadcaster.ready,
    say: (text: string) => broadcaster.publish({ topic, message: { text } }),
  };
}

/** Skipped on the server of TEST_REDIS_URL, which the tests must not kill. */
const itMayKill = it.skipIf(process.env.TEST_REDIS_URL);
const refetch = { action_type: 'refetch' };

describeOnRedis('the broadcaster over Redis', (server) => {
  afterEach(async () => {
    for (const broadcaster of opened.splice(0)) await broadcaster.close();
  });

  it('delivers announcements once and in order to every process, including the sender', async () => {
    const [one, other] = [await processOn(server().url), await processOn(server().url)];
    expect([one.ready(), other.ready()]).toEqual([true, true]);
    const said = Array.from({ length: 100 }, (_, n) => ({ text: String(n) }));
    for (const { text } of said) one.say(text);
    other.say('last');
    for (const { heard } of [one, other]) {
      await until('everything was heard', () => heard.length >= 101);
      expect(heard.filter((message) => (message as { text: string }).text !== 'last')).toEqual(said);
      expect(heard).toHaveLength(101);
    }
  });

  it('isolates installations that use different databases of one server', async () => {
    const [one, other] = [await processOn(`${server().url}/1`), await processOn(`${server().url}/2`)];
    one.say('for one');
    other.say('for the other');
    await until('both have heard', () => one.heard.length > 0 && other.heard.length > 0);
    expect([one.heard, other.heard]).toEqual([[{ text: 'for one' }], [{ text: 'for the other' }]]);
  });

  it('does not call a listener that has unsubscribed', async () => {
    const [one, other] = [await processOn(server().url), await processOn(server().url)];
    one.stop();
    other.say('anybody?');
    await until('the other has heard', () => other.heard.length > 0);
    expect(one.heard).toEqual([]);
  });

  itMayKill('goes on within each process while Redis is away, and tells all to fetch again afterwards', async () => {
    const [one, other] = [await processOn(server().url), await processOn(server().url)];
    await server().kill();
    await until('both have noticed', () => !one.ready() && !other.ready());
    one.say('alone');
    expect([one.heard, other.heard]).toEqual([[{ text: 'alone' }], []]);
    await server().restart();
    await until('both are back', () => one.ready() && other.ready());
    await until('both were told', () => one.heard.length > 1 && other.heard.length > 0);
    expect([one.heard[1], other.heard[0]]).toEqual([refetch, refetch]);
    one.say('together');
    await until('both have heard', () => [one, other].every(({ heard }) => JSON.stringify(heard).includes('together')));
  });

  itMayKill('delivers once what was under way when Redis died', async () => {
    const one = await processOn(server().url);
    for (let n = 0; n < 50; n += 1) one.say(String(n));
    await server().kill();
    const texts = () => one.heard.filter((message) => message !== refetch && !('action_type' in (message as object)));
    await until('all were heard', () => texts().length >= 50);
    await server().restart();
    await until('it is back', one.ready);
    expect(new Set(texts().map((message) => JSON.stringify(message))).size).toBe(50);
    expect(texts()).toHaveLength(50);
  });

  it('delivers a message in flight once when only the subscriber connection breaks', async () => {
    const one = await processOn(server().url);
    const operator = new Redis(server().url);
    for (let n = 0; n < 20; n += 1) {
      await until('it is ready', one.ready);
      const killed = operator.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
      one.say(`number ${n};`);
      await killed;
      await until('it was heard', () => JSON.stringify(one.heard).includes(`number ${n};`));
    }
    operator.disconnect();
    expect(one.heard.filter((message) => JSON.stringify(message).includes('number'))).toHaveLength(20);
  });

  it('does not wait for a Redis that hangs', async () => {
    const one = await processOn(server().url);
    const operator = new Redis(server().url);
    await operator.client('PAUSE', 60_000, 'WRITE');
    one.say('soon');
    await until('it was heard', () => one.heard.length > 0);
    expect(one.heard).toEqual([{ text: 'soon' }]);
    await operator.client('UNPAUSE');
    operator.disconnect();
    one.say('later');
    await until('the next was heard', () =>
      one.heard.some((message) => 'text' in (message as object) && JSON.stringify(message).includes('later')),
    );
    expect(one.heard.filter((message) => JSON.stringify(message).includes('soon'))).toHaveLength(1);
  });

  itMayKill('starts without Redis and finds it later', async () => {
    await server().kill();
    const [one, other] = [await processOn(server().url), await processOn(server().url)];
    expect([one.ready(), other.ready()]).toEqual([false, false]);
    one.say('alone');
    expect(one.heard).toEqual([{ text: 'alone' }]);
    await server().restart();
    await until('both have found it', () => one.ready() && other.ready());
    other.say('together');
    await until('it was heard', () => JSON.stringify(one.heard).includes('together'));
  });

  it('starts even if nothing listens at the address', async () => {
    const nowhere = await processOn(`redis://127.0.0.1:${await freePort()}`);
    nowhere.say('alone');
    expect([nowhere.ready(), nowhere.heard]).toEqual([false, [{ text: 'alone' }]]);
  });
});
