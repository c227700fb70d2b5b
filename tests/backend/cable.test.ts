import { once } from 'node:events';
import { request } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { localBroadcaster, topic } from '../../backend/live/broadcast.ts';
import { openSession } from '../../backend/session/refresh.ts';
import { suiteBackend } from '../support/backend.ts';
import { cableClient, identifier, welcomedClient } from '../support/cableClient.ts';
import { until } from '../support/processes.ts';
import type { Person } from '../support/world.ts';

/** Returns the local broadcaster, with a count of its listeners. */
function countListeners() {
  const broadcaster = localBroadcaster();
  const counted = { listeners: 0, broadcaster };
  counted.broadcaster = {
    ...broadcaster,
    subscribe: (name, listener) => {
      const stop = broadcaster.subscribe(name, listener);
      counted.listeners += 1;
      return () => {
        counted.listeners -= 1;
        stop();
      };
    },
  };
  return counted;
}

describe('the protocol of the cable', () => {
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const counted = countListeners();
  const cable = { pingMs: 100, maxBacklogBytes: 200_000 };
  const backend = suiteBackend({ log, broadcaster: counted.broadcaster, cable });

  const comments = () => identifier('ProgramCommentsChannel', { program_id: backend().world.program });
  const somethingChanged = (more: object = {}) => {
    const message = { action_type: 'refetch', ...more };
    backend().services.broadcaster.publish({ topic: topic.programComments(backend().world.program), message });
  };
  const connected = async (person: Person = 'viewer') =>
    welcomedClient(backend().url, (await backend().as(person)).token);

  it('welcomes a signed-in client on the subprotocol of ActionCable, and pings', async () => {
    const before = Math.floor(Date.now() / 1000);
    const client = await connected();
    expect(client.socket.protocol).toBe('actioncable-v1-json');
    const { type, message } = await client.ping();
    expect(type).toBe('ping');
    // In seconds, as in Rails.
    expect(Number(message)).toBeGreaterThanOrEqual(before);
    expect(Number(message)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
    await client.close();
  });

  it.each([
    ['no token', undefined],
    ['no real token', 'abc'],
    ['an empty one', ''],
  ])('rejects a client with %s and tells it not to reconnect', async (_what, token) => {
    const client = await cableClient(backend().url, token);
    expect(await client.next()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    await client.closed;
  });

  it('rejects an expired token, and a token whose session has ended', async () => {
    const { db, services, signIn, url, world } = backend();
    const ended = await signIn('viewer');
    await ended.delete('logout');
    const settings = { ...services.config, tokenMinutes: -1 };
    const runOut = await openSession(db, settings, world.people.viewer, new Date());
    for (const token of [ended.token ?? '', runOut]) {
      const client = await cableClient(url, token);
      expect(await client.next()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
      await client.closed;
    }
  });

  it('echoes an identifier byte for byte, whatever its spacing and key order', async () => {
    const client = await connected();
    const odd = `{ "program_id" : ${backend().world.program},  "channel":"ProgramComments\\u0043hannel" }`;
    await client.subscribed(odd);
    somethingChanged();
    expect(await client.next()).toMatchObject({ identifier: odd });
    await client.close();
  });

  it('sends a message as a string of JSON', async () => {
    const client = await connected();
    await client.subscribed(comments());
    somethingChanged();
    const { message } = await client.next();
    expect(JSON.parse(String(message))).toEqual({ action_type: 'refetch' });
    expect(typeof message).toBe('string');
    await client.close();
  });

  it('processes commands that arrive before the welcome after it', async () => {
    const client = await cableClient(backend().url, (await backend().as('viewer')).token ?? '');
    client.subscribe(comments());
    expect(await client.next()).toEqual({ type: 'welcome' });
    expect(await client.next()).toEqual({ identifier: comments(), type: 'confirm_subscription' });
    await client.close();
  });

  it.each([
    ['text that is not JSON', 'hello {'],
    ['JSON that is no command', '[1, null]'],
    ['an unknown command', { command: 'shout', identifier: '{"channel": "ProgramCommentsChannel","program_id":1}' }],
    ['an action of a channel', { command: 'message', identifier: '{"channel": "ProgramCommentsChannel"}', data: '{}' }],
    ['an unknown channel', { command: 'subscribe', identifier: '{"channel":"NoSuchChannel","id":1}' }],
    ['the name of an inherited property', { command: 'subscribe', identifier: '{"channel":"constructor"}' }],
    ['an identifier that is not JSON', { command: 'subscribe', identifier: 'ChangesChannel' }],
    ['leaving what was never entered', { command: 'unsubscribe', identifier: '{"channel": "ProgramCommentsChannel"}' }],
  ])('ignores %s, as Rails does', async (_what, frame) => {
    const client = await connected();
    client.send(frame);
    await client.silence();
    await client.close();
  });

  it('ignores a duplicate subscription, and sends each message once', async () => {
    const client = await connected();
    await client.subscribed(comments());
    client.subscribe(comments());
    await client.silence();
    somethingChanged();
    expect(await client.message()).toEqual({ action_type: 'refetch' });
    await client.silence();
    await client.close();
  });

  it('sends nothing after an unsubscribe, and sends again after a new subscription', async () => {
    const client = await connected();
    await client.subscribed(comments());
    client.send({ command: 'unsubscribe', identifier: comments() });
    await client.silence();
    somethingChanged();
    await client.silence();
    await client.subscribed(comments());
    somethingChanged();
    expect(await client.message()).toEqual({ action_type: 'refetch' });
    await client.close();
  });

  it('closes the connection on a frame over 64 kB', async () => {
    const client = await connected();
    client.send('x'.repeat(65_537));
    expect(await client.closed).toBe(1009);
  });

  it.each(['/', '/cable/', '//', '/graphql'])('refuses an upgrade at %s', async (path) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    };
    const { hostname, port } = new URL(backend().url);
    const [response] = await once(request({ hostname, port, path, headers }).end(), 'response');
    expect(response.statusCode).toBe(404);
    response.resume();
  });

  it('drops a client that stops reading, and only that one', async () => {
    const [slow, quick] = [await connected(), await connected('procurement')];
    for (const client of [slow, quick]) await client.subscribed(comments());
    slow.socket.pause();
    const padding = 'x'.repeat(1_000_000);
    await until('the slow client is dropped', async () => {
      somethingChanged({ padding });
      await quick.next();
      return logged.some((line) => line.includes('reads too slowly'));
    });
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
    await quick.silence();
    await quick.close();
  });

  it('drops a client that does not answer pings', async () => {
    const { token } = await backend().as('viewer');
    const silent = await cableClient(backend().url, token ?? '', { autoPong: false });
    expect(await silent.closed).toBe(1006);
  });

  it('keeps tokens out of its logs', async () => {
    const { token } = await backend().signIn('viewer');
    const client = await welcomedClient(backend().url, token);
    await client.close();
    await until('the end is logged', () => logged.some((line) => line.includes('connection ended')));
    expect(logged.join('\n')).not.toContain(token?.slice(-20));
  });

  it('removes the listeners of clients that have vanished', async () => {
    await until('earlier clients are gone', () => counted.listeners === 0);
    const clients = await Promise.all([connected(), connected('procurement'), connected('manager')]);
    for (const client of clients) await client.subscribed(comments());
    expect(counted.listeners).toBe(6);
    for (const client of clients) client.socket.terminate();
    await until('their listeners are gone', () => counted.listeners === 0);
  });
});
