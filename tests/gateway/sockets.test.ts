import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { TestGateway } from '../support/gateway.ts';
import { admitted, closeCode, init, nextFrame, send } from '../support/graphqlSocket.ts';
import { until } from '../support/processes.ts';
import { ownGateway, suiteStub } from '../support/stubbed.ts';

const { api, gateway } = await suiteStub({ settings: { sockets: { operations: 3, perUser: 2 } } });
const INIT = { type: 'connection_init' };

const watching = (id: string) => ({
  type: 'subscribe',
  id,
  payload: { query: 'subscription { recordChanged { id } }' },
});

let users = 1000;
/** Returns the token of a user without sockets. */
function tokenOfNobodyElse(): string {
  users += 1;
  return api.sessions.issue(users);
}

/** Opens the only socket of a user. */
const alone = () => admitted(gateway, tokenOfNobodyElse());

describe('graphql-transport-ws', () => {
  it.each([
    ['4401 for a subscription before the acknowledgement', [watching('a')], 4401],
    ['4401 for a start without a session', [INIT], 4401],
    ['4400 for a frame that is no message', ['hello'], 4400],
    ['4400 for an unknown message', [{ type: 'start' }], 4400],
    ['4400 for an acknowledgement, which only servers send', [{ type: 'connection_ack' }], 4400],
    ['4400 for a result, which only servers send', [{ type: 'next', id: 'a', payload: {} }], 4400],
    ['4400 for an error, which only servers send', [{ type: 'error', id: 'a', payload: [{ message: 'x' }] }], 4400],
    ['1009 for a frame over 1 MB', ['x'.repeat(1024 * 1024 + 1)], 1009],
  ])('closes with %s', async (_what, frames, code) => {
    const socket = gateway.socket();
    await once(socket, 'open');
    send(socket, ...frames);
    expect(await closeCode(socket)).toBe(code);
    expect(gateway.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  it('closes with 4408 for no start in time, but not under a longer limit', async () => {
    const hasty = await ownGateway(api, { settings: { sockets: { initMs: 100 } } });
    const patient = gateway.socket();
    const socket = hasty.socket();
    await Promise.all([once(patient, 'open'), once(socket, 'open')]);
    expect(await closeCode(socket)).toBe(4408);
    send(patient, init(tokenOfNobodyElse()));
    expect(await nextFrame(patient)).toMatchObject({ type: 'connection_ack' });
    patient.close();
  });

  it('closes with 4429 for a second start and 4409 for an id in use', async () => {
    const twice = await alone();
    send(twice, init(api.sessions.issue()));
    expect(await closeCode(twice)).toBe(4429);
    const same = await alone();
    send(same, watching('a'), watching('a'));
    expect(await closeCode(same)).toBe(4409);
  });

  it('accepts no older protocol', async () => {
    const socket = gateway.socket({ protocol: 'graphql-ws' });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('subprotocol');
  });

  it('answers one operation too many with an error, and stays open', async () => {
    const socket = await alone();
    send(socket, watching('a'), watching('b'), watching('c'), watching('d'));
    expect(await nextFrame(socket, 'error')).toMatchObject({
      id: 'd',
      payload: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    send(socket, { type: 'ping' });
    await nextFrame(socket, 'pong');
    socket.close();
  });

  it('limits the sockets of a user, and closes one that sends many tiny fragments', async () => {
    const token = api.sessions.issue(77);
    const mine = [await admitted(gateway, token), await admitted(gateway, token)];
    const third = gateway.socket();
    await once(third, 'open');
    send(third, init(token));
    expect(await closeCode(third)).toBe(1013);
    for (const socket of mine) socket.terminate();
    await until('they are gone', () => gateway.counts().sockets === 0);
    (await admitted(gateway, token)).close();
    const flood = await alone();
    for (let part = 0; part < 200; part += 1) flood.send('x', { fin: false });
    expect(await closeCode(flood)).toBe(1008);
  });

  it('accepts more if the settings allow it', async () => {
    const roomy = await ownGateway(api, {
      settings: { sockets: { frameBytes: 4 * 1024 * 1024, frameParts: 1000, operations: 4, perUser: 3 } },
    });
    const token = tokenOfNobodyElse();
    const [socket, large, flood] = [
      await admitted(roomy, token),
      await admitted(roomy, token),
      await admitted(roomy, token),
    ];
    const types: string[] = [];
    socket.on('message', (data) => types.push(JSON.parse(String(data)).type));
    send(socket, watching('a'), watching('b'), watching('c'), watching('d'), { type: 'ping' });
    await until('all were read', () => types.includes('pong'));
    expect(types).not.toContain('error');
    // Read in full, neither is a valid message.
    send(large, 'x'.repeat(1024 * 1024 + 1));
    expect(await closeCode(large)).toBe(4400);
    for (let part = 0; part < 200; part += 1) flood.send('x', { fin: part === 199 });
    expect(await closeCode(flood)).toBe(4400);
  });

  it('is never compressed', async () => {
    const socket = await alone();
    expect(socket.extensions).toBe('');
    socket.close();
  });

  it('rejects signing in or out over a socket', async () => {
    const socket = await alone();
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
  ])('of %s with a cookie is rejected', async (_what, headers) => {
    expect(await status({ cookie: cookie(), ...headers })).toBe(403);
  });

  it('of this site is admitted with its cookie, and of another site if that protection is off', async () => {
    expect(await status({ cookie: cookie(), origin: gateway.url })).toBe(101);
    const weak = await ownGateway(api, { settings: { protections: { origins: false } } });
    const socket = weak.socket({ headers: { cookie: cookie(), origin: 'https://evil.example' } });
    await once(socket, 'open');
    socket.close();
  });

  it('in production is admitted from PUBLIC_URL and ALLOWED_ORIGINS only', async () => {
    const production = await ownGateway(api, {
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
  it('closes its sockets with 4403 on sign-out, by any of its tokens, and no others', async () => {
    const cookie = api.sessions.issue(5, 100);
    const closed = Promise.withResolvers<number>();
    const client = gateway.live({ cookie, onClosed: closed.resolve });
    void client
      .iterate({ query: 'subscription { recordChanged { id } }' })
      .next()
      .catch(() => {});
    const other = await alone();
    await until('both are in', () => gateway.counts().sockets >= 2);
    // Less than two minutes are left, so the sign-out itself runs with the next token.
    await gateway.ask('mutation { signOut { ended } }', {}, { cookie });
    expect(await closed.promise).toBe(4403);
    expect(other.readyState).toBe(other.OPEN);
    other.close();
  });

  it('closes the sockets of a token with 4440 before it expires, and a browser that connects with a dead one', async () => {
    const ending = api.sessions.issue(6, 4);
    const soon = [gateway.socket(), gateway.socket()];
    await Promise.all(soon.map((socket) => once(socket, 'open')));
    const codes = Promise.all(soon.map(closeCode));
    for (const socket of soon) send(socket, init(ending));
    expect(await codes).toEqual([4440, 4440]);
    const late = gateway.socket({ headers: { cookie: `lading-0=${api.sessions.issue(6, -5)}`, origin: gateway.url } });
    await once(late, 'open');
    send(late, INIT);
    expect(await closeCode(late)).toBe(4440);
    const tool = gateway.socket();
    await once(tool, 'open');
    send(tool, init('made.up.token'));
    expect(await closeCode(tool)).toBe(4401);
  });

  it('is checked for once for all sockets of a token, and again from its sign-out on', async () => {
    const token = tokenOfNobodyElse();
    const first = await admitted(gateway, token);
    const asked = api.count('profile');
    await admitted(gateway, token);
    expect(api.count('profile')).toBe(asked);
    const late = gateway.socket();
    await once(late, 'open');
    const code = closeCode(first);
    await gateway.ask('mutation { signOut { ended } }', {}, { token });
    send(late, init(token));
    expect(await closeCode(late)).toBe(4401);
    expect(await code).toBe(4403);
  });

  it('closes all sockets with 1001 when the gateway stops', async () => {
    const stopping = await ownGateway(api);
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

  /** Runs an operation on a new socket and returns the payload of its first frame. */
  async function operated(to: TestGateway, headers: Record<string, string>, payload: object): Promise<unknown> {
    const socket = to.socket({ headers });
    await once(socket, 'open');
    send(socket, init(tokenOfNobodyElse()));
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

  it('carries the address and the time zone of the client that opened it, like one over HTTP', async () => {
    const proxied = await ownGateway(api, { config: { trustProxy: 'loopback' } });
    const headers = { 'x-forwarded-for': '203.0.113.7', 'time-zone': 'Africa/Nairobi' };
    await operated(proxied, headers, { query: CREATE });
    expect(sent()).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'time-zone': 'Africa/Nairobi' });
    await operated(gateway, headers, { query: CREATE });
    expect(sent()?.['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('may carry an idempotency key, and is rejected with an invalid one', async () => {
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
