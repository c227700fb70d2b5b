import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

let api: StubApi;
let gateway: TestGateway;
const opened: WebSocket[] = [];

beforeAll(async () => {
  api = await startStubApi();
  gateway = await startGateway(api);
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await until('nobody is there any more', () => gateway.counts().sockets === 0 && gateway.counts().cables === 0);
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

/** A socket that was let in; `watching` subscribes to something. */
async function admitted(token: string, watching = true, to = gateway): Promise<WebSocket> {
  const socket = to.socket();
  opened.push(socket);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  await once(socket, 'message');
  const payload = { query: 'subscription { recordChanged { id } }' };
  if (watching) socket.send(JSON.stringify({ type: 'subscribe', id: 'a', payload }));
  return socket;
}

/** The code that a socket is closed with, and how long that took (ms) from now. */
async function closing(socket: WebSocket): Promise<{ code: number; ms: number }> {
  const from = performance.now();
  const [code] = await once(socket, 'close');
  return { code, ms: performance.now() - from };
}

describe('a session that ends elsewhere', () => {
  it('closes its sockets within two seconds, whichever session of the user came first, and no others', async () => {
    for (const ending of [0, 1]) {
      const tokens = [api.sessions.issue(31), api.sessions.issue(31)];
      const sockets = await Promise.all(tokens.map((token) => admitted(token)));
      await until('the cable stands', () => api.cable.connections.size === 1);
      expect(gateway.counts().cables).toBe(1);
      const [gone, staying] = ending === 0 ? sockets : sockets.toReversed();
      if (!gone || !staying) throw new Error('two sockets were opened');
      const closed = closing(gone);
      api.sessions.end(tokens[ending] ?? '');
      api.cable.review();
      const { code, ms } = await closed;
      expect(code).toBe(4440);
      expect(ms).toBeLessThan(2000);
      await until('the other session has the cable', () => api.cable.connections.size === 1);
      expect([...api.cable.connections.values()]).not.toContain(tokens[ending]);
      expect(staying.readyState).toBe(staying.OPEN);
      staying.terminate();
      await until('both are gone', () => gateway.counts().sockets === 0);
    }
  });

  it('closes a socket that watches nothing, too', async () => {
    const token = api.sessions.issue(32);
    const socket = await admitted(token, false);
    await until('the cable stands', () => api.cable.connections.size === 1);
    const closed = closing(socket);
    api.sessions.end(token);
    api.cable.review();
    expect((await closed).code).toBe(4440);
  });

  it('closes nothing while the backend cannot say', async () => {
    const tokens = [api.sessions.issue(33), api.sessions.issue(33)];
    const sockets = await Promise.all(tokens.map((token) => admitted(token)));
    api.on('GET', 'profile', () => ({ status: 503, body: {} }));
    api.calls.length = 0;
    await until('it was asked', () => api.count('profile') > 2);
    expect(sockets.map((socket) => socket.readyState)).toEqual([1, 1]);
    api.on('GET', 'profile', () => undefined);
  });

  it('goes unnoticed beside another session where nobody asks', async () => {
    const weak = await startGateway(api, { settings: { live: { sessionCheckMs: 2 ** 31 - 1 } } });
    const tokens = [api.sessions.issue(34), api.sessions.issue(34)];
    const first = await admitted(tokens[0] ?? '', true, weak);
    const second = await admitted(tokens[1] ?? '', true, weak);
    await until('the cable stands', () => api.cable.connections.size === 1);
    const [carried] = api.cable.connections.values();
    const other = carried === tokens[0] ? second : first;
    api.sessions.end(carried === tokens[0] ? (tokens[1] ?? '') : (tokens[0] ?? ''));
    api.cable.review();
    const outcome = await Promise.race([
      closing(other).then(() => 'closed'),
      new Promise((resolve) => setTimeout(resolve, 2500, 'open')),
    ]);
    expect(outcome).toBe('open');
    await weak.stop();
  });
});
