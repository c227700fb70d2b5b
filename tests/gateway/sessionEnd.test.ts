import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { answers, closeCode, send, admitted as socketOf } from '../support/graphqlSocket.ts';
import { until } from '../support/processes.ts';
import { ownGateway, suiteStub } from '../support/stubbed.ts';

const { api, gateway } = await suiteStub({
  settings: { live: { sessionCheckMs: 50 }, upstream: { breakerFailures: 1e9 } },
});
const opened: WebSocket[] = [];

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await until('nobody is there any more', () => gateway.counts().sockets === 0 && gateway.counts().cables === 0);
});

/** Opens an admitted socket, which is closed after the test; `watching` adds a subscription. */
async function admitted(token: string, watching = true, to = gateway): Promise<WebSocket> {
  const socket = await socketOf(to, token);
  opened.push(socket);
  const payload = { query: 'subscription { recordChanged { id } }' };
  if (watching) send(socket, { type: 'subscribe', id: 'a', payload });
  return socket;
}

describe('a session that ends elsewhere', () => {
  it('closes its sockets and no others, whichever session of the user came first', async () => {
    for (const ending of [0, 1]) {
      const tokens = [api.sessions.issue(31), api.sessions.issue(31)];
      const sockets = await Promise.all(tokens.map((token) => admitted(token)));
      await until('the cable stands', () => api.cable.connections.size === 1);
      expect(gateway.counts().cables).toBe(1);
      const [gone, staying] = ending === 0 ? sockets : sockets.toReversed();
      if (!gone || !staying) throw new Error('two sockets were opened');
      const closed = closeCode(gone);
      api.sessions.end(tokens[ending] ?? '');
      api.cable.review();
      expect(await closed).toBe(4403);
      await until('the other session has the cable', () => api.cable.connections.size === 1);
      expect([...api.cable.connections.values()]).not.toContain(tokens[ending]);
      expect(await answers(staying)).toBe(true);
      staying.terminate();
      await until('both are gone', () => gateway.counts().sockets === 0);
    }
  });

  it('closes a socket without subscriptions, too', async () => {
    const token = api.sessions.issue(32);
    const socket = await admitted(token, false);
    await until('the cable stands', () => api.cable.connections.size === 1);
    const closed = closeCode(socket);
    api.sessions.end(token);
    api.cable.review();
    expect(await closed).toBe(4403);
  });

  it('closes nothing while the backend cannot check the session', async () => {
    const tokens = [api.sessions.issue(33), api.sessions.issue(33)];
    const sockets = await Promise.all(tokens.map((token) => admitted(token)));
    api.on('GET', 'profile', () => ({ status: 503, body: {} }));
    api.calls.length = 0;
    await until('it was asked', () => api.count('profile') > 2);
    expect(await Promise.all(sockets.map(answers))).toEqual([true, true]);
    api.on('GET', 'profile', () => undefined);
  });

  it('goes unnoticed next to another session if nothing checks it', async () => {
    const weak = await ownGateway(api, { settings: { live: { sessionCheckMs: 2 ** 31 - 1 } } });
    const tokens = [api.sessions.issue(34), api.sessions.issue(34)] as const;
    const sockets = [await admitted(tokens[0], true, weak), await admitted(tokens[1], true, weak)] as const;
    await until('the cable stands', () => api.cable.connections.size === 1);
    const [carried] = api.cable.connections.values();
    const other = carried === tokens[0] ? 1 : 0;
    // In parallel, a gateway that checks: once it has noticed the end, both have had the time.
    const noticing = await admitted(tokens[1 - other] ?? '');
    const noticed = closeCode(await admitted(tokens[other]));
    await until('the other cable stands', () => api.cable.connections.size === 2);
    api.sessions.end(tokens[other]);
    api.cable.review();
    expect(await noticed).toBe(4403);
    expect(await answers(noticing)).toBe(true);
    expect(await answers(sockets[other])).toBe(true);
  });
});
