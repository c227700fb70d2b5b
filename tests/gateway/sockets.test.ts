import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

let api: StubApi;
let gateway: TestGateway;
const INIT = { type: 'connection_init' };

beforeAll(async () => {
  api = await startStubApi();
  gateway = await startGateway(api, { settings: { sockets: { initMs: 100, operations: 3, perUser: 2 } } });
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

const send = (socket: WebSocket, ...frames: unknown[]) => {
  for (const frame of frames) socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
};
async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close');
  return code;
}
async function nextFrame(socket: WebSocket): Promise<{ type: string; id?: string; payload?: unknown }> {
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}
const init = (token: string) => ({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
const watching = (id: string) => ({
  type: 'subscribe',
  id,
  payload: { query: 'subscription { recordChanged { id } }' },
});

/** A socket that was let in. */
async function admitted(token = api.sessions.issue(Math.floor(Math.random() * 1e9))): Promise<WebSocket> {
  const socket = gateway.socket();
  await once(socket, 'open');
  send(socket, init(token));
  expect(await nextFrame(socket)).toMatchObject({ type: 'connection_ack' });
  return socket;
}

describe('graphql-transport-ws', () => {
  it.each([
    ['4401 for a subscription before the acknowledgement', [watching('a')], 4401],
    ['4401 for a start without a session', [INIT], 4401],
    ['4400 for a frame that is no message', ['hello'], 4400],
    ['4400 for an unknown message', [{ type: 'start' }], 4400],
    ['4408 for no start in time', [], 4408],
    ['1009 for a frame over 1 MB', ['x'.repeat(1024 * 1024 + 1)], 1009],
  ])('closes with %s', async (_what, frames, code) => {
    const socket = gateway.socket();
    await once(socket, 'open');
    send(socket, ...frames);
    expect(await closeCode(socket)).toBe(code);
  });

  it('closes with 4429 for a second start and 4409 for an id in use', async () => {
    const twice = await admitted();
    send(twice, init(api.sessions.issue()));
    expect(await closeCode(twice)).toBe(4429);
    const same = await admitted();
    send(same, watching('a'), watching('a'));
    expect(await closeCode(same)).toBe(4409);
  });

  it('speaks no older protocol', async () => {
    const socket = gateway.socket({ protocol: 'graphql-ws' });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('subprotocol');
  });

  it('answers one operation too many with an error, and lives on', async () => {
    const socket = await admitted();
    send(socket, watching('a'), watching('b'), watching('c'), watching('d'));
    expect(await nextFrame(socket)).toMatchObject({
      type: 'error',
      id: 'd',
      payload: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    send(socket, { type: 'ping' });
    expect(await nextFrame(socket)).toMatchObject({ type: 'pong' });
    socket.close();
  });

  it('takes so many sockets of one user, and many tiny fragments of none', async () => {
    const token = api.sessions.issue(77);
    const mine = [await admitted(token), await admitted(token)];
    const third = gateway.socket();
    await once(third, 'open');
    send(third, init(token));
    expect(await closeCode(third)).toBe(1013);
    for (const socket of mine) socket.close();
    const flood = await admitted();
    for (let part = 0; part < 200; part += 1) flood.send('x', { fin: false });
    expect(await closeCode(flood)).toBe(1008);
  });

  it('refuses to sign in or out over a socket', async () => {
    const socket = await admitted();
    send(socket, { type: 'subscribe', id: 'a', payload: { query: 'mutation { signOut { ended } }' } });
    expect(await nextFrame(socket)).toMatchObject({
      type: 'next',
      payload: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    socket.close();
  });
});

describe('a socket from a page', () => {
  const cookie = () => `lading-0=${api.sessions.issue()}`;
  const status = async (headers: Record<string, string>) => {
    const socket = gateway.socket({ headers });
    const outcome = await Promise.race([
      once(socket, 'open'),
      once(socket, 'unexpected-response'),
      once(socket, 'error'),
    ]);
    socket.on('error', () => {});
    socket.terminate();
    const [, response] = outcome;
    return response?.statusCode ?? (outcome[0] instanceof Error ? outcome[0].message : 101);
  };

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no site', { origin: 'null' }],
    ['a forwarded host', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
    ['nowhere', {}],
  ])('of %s with a cookie is refused', async (_what, headers) => {
    expect(await status({ cookie: cookie(), ...headers })).toBe(403);
  });

  it('of this site is let in with its cookie, and another site where that protection is off', async () => {
    expect(await status({ cookie: cookie(), origin: gateway.url })).toBe(101);
    const weak = await startGateway(api, { settings: { protections: { origins: false } } });
    const socket = weak.socket({ headers: { cookie: cookie(), origin: 'https://evil.example' } });
    await once(socket, 'open');
    socket.close();
    await weak.stop();
  });

  it('in production comes from PUBLIC_URL or ALLOWED_ORIGINS only', async () => {
    const production = await startGateway(api, {
      config: { production: true, publicUrl: 'https://lading.example', allowedOrigins: ['https://tools.example'] },
    });
    for (const [origin, expected] of [
      ['https://lading.example', 101],
      ['https://tools.example', 101],
      [production.url, 403],
    ] as const) {
      const socket = production.socket({ headers: { origin } });
      const [, response] = await Promise.race([once(socket, 'open'), once(socket, 'unexpected-response')]);
      expect(response?.statusCode ?? 101).toBe(expected);
      socket.on('error', () => {});
      socket.terminate();
    }
    await production.stop();
  });

  it('is 404 on any other path', async () => {
    const other = new (gateway.socket().constructor as typeof WebSocket)(`${gateway.url.replace('http', 'ws')}/cable`);
    const [, response] = await once(other, 'unexpected-response');
    expect(response.statusCode).toBe(404);
    other.on('error', () => {});
    other.terminate();
  });
});

describe('the end of a session', () => {
  it('closes its sockets with 4403 when it signs out, by whichever of its tokens, and no others', async () => {
    const cookie = api.sessions.issue(5, 100);
    const closed = Promise.withResolvers<number>();
    const client = gateway.live({ cookie, onClosed: closed.resolve });
    void client
      .iterate({ query: 'subscription { recordChanged { id } }' })
      .next()
      .catch(() => {});
    const other = await admitted();
    await until('both are in', () => gateway.counts().sockets >= 2);
    // Less than two minutes are left, so the sign-out itself runs with the next token.
    await gateway.ask('mutation { signOut { ended } }', {}, { cookie });
    expect(await closed.promise).toBe(4403);
    expect(other.readyState).toBe(other.OPEN);
    other.close();
  });

  it('closes a socket with 4440 before its token runs out, and a browser that comes with a dead one', async () => {
    const soon = gateway.socket();
    await once(soon, 'open');
    send(soon, init(api.sessions.issue(6, 2)));
    expect(await closeCode(soon)).toBe(4440);
    const late = gateway.socket({ headers: { cookie: `lading-0=${api.sessions.issue(6, -5)}`, origin: gateway.url } });
    await once(late, 'open');
    send(late, INIT);
    expect(await closeCode(late)).toBe(4440);
    const tool = gateway.socket();
    await once(tool, 'open');
    send(tool, init('made.up.token'));
    expect(await closeCode(tool)).toBe(4401);
  });

  it('tells all sockets to go away when the gateway stops', async () => {
    const stopping = await startGateway(api);
    const socket = stopping.socket();
    await once(socket, 'open');
    const code = closeCode(socket);
    await stopping.stop();
    expect(await code).toBe(1001);
  });
});

describe('an operation on a socket', () => {
  const CREATE =
    'mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "Hello" }) { errors { field } } }';
  const comments = 'purchase_orders/1/comments';

  /** Runs an operation on a new socket, and gives what came of it. */
  async function operated(to: TestGateway, headers: Record<string, string>, payload: object): Promise<unknown> {
    const socket = to.socket({ headers });
    await once(socket, 'open');
    send(socket, init(api.sessions.issue(Math.floor(Math.random() * 1e9))));
    await nextFrame(socket);
    send(socket, { type: 'subscribe', id: 'a', payload });
    const frame = await nextFrame(socket);
    socket.terminate();
    return frame.payload;
  }
  const sent = () => api.calls.filter(({ path }) => path === comments).at(-1)?.headers;

  beforeAll(() => {
    api.on('POST', comments, () => ({ status: 422, body: { errors: { message: ["can't be blank"] } } }));
  });

  it('carries the address and the time zone of whoever opened it, as one over HTTP does', async () => {
    const proxied = await startGateway(api, { config: { trustProxy: 'loopback' } });
    const headers = { 'x-forwarded-for': '203.0.113.7', 'time-zone': 'Africa/Nairobi' };
    await operated(proxied, headers, { query: CREATE });
    expect(sent()).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'time-zone': 'Africa/Nairobi' });
    await operated(gateway, headers, { query: CREATE });
    expect(sent()?.['x-forwarded-for']).toBe('127.0.0.1');
    await proxied.stop();
  });

  it('may bring an idempotency key, and is refused with one that is none', async () => {
    await operated(gateway, {}, { query: CREATE, extensions: { idempotencyKey: 'k-1' } });
    expect(sent()?.['idempotency-key']).toBe('k-1:createComment');
    api.calls.length = 0;
    for (const idempotencyKey of ['a b', '', 7]) {
      const refused = await operated(gateway, {}, { query: CREATE, extensions: { idempotencyKey } });
      expect(refused).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    expect(sent()).toBeUndefined();
  });
});
