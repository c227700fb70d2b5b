/** Peers that vanish silently, and callers that disconnect. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { FaultProxy } from '../support/faultProxy.ts';
import type { TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownFaultyApi, ownGateway } from '../support/stubbed.ts';

const PROFILE = '{ viewer { profile { id } } }';
const COMMENT = `mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "Hello" }) { comment { id } errors { code } } }`;
const WATCH = 'subscription { recordChanged(programId: 4) { actionType id } }';

let api: StubApi;
let proxy: FaultProxy;
let token: string;

beforeEach(async () => {
  ({ api, proxy, token } = await ownFaultyApi());
});

const start = (settings: SettingsPatch): Promise<TestGateway> => ownGateway(proxy, { settings });

describe('a backend that vanished silently', () => {
  it('fails calls at their deadline, and serves again when it is back', async () => {
    const gateway = await start({ upstream: { timeoutMs: 1000 } });
    expect((await gateway.ask(PROFILE, {}, { token })).errors).toEqual([]);
    proxy.faults.silent = true;
    const answer = await gateway.ask(PROFILE, {}, { token });
    expect(answer.errors[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
    expect((await gateway.fetch('/readyz')).status).toBe(503);
    proxy.faults.silent = false;
    await until('it serves again', async () => (await gateway.ask(PROFILE, {}, { token })).errors.length === 0);
  });

  it('is noticed by two missed pings of its cable; watchers are told to refetch, and miss nothing more', async () => {
    // The second user's gateway does not check for pings, and so never notices.
    const gateways = [
      await start({ live: { pingMs: 1000, reconnectMs: 20, reconnectMaxMs: 100 } }),
      await start({ live: { pingMs: 10_000_000 } }),
    ];
    const watched = gateways.map((gateway) => {
      const client = gateway.live({ token });
      const events: unknown[] = [];
      client.subscribe({ query: WATCH }, { next: ({ data }) => void events.push(data), error() {}, complete() {} });
      return { client, events };
    });
    const refetch = { recordChanged: { actionType: 'REFETCH', id: null } };
    await until('both watch', () => watched.every(({ events }) => events.length === 1));
    const before = new Set(api.cable.connections.keys());
    const accepted = proxy.accepted();
    proxy.faults.silent = true;
    const record = { type: 'PurchaseOrder', id: 1, lock_version: 1 };
    api.cable.broadcast('ChangesChannel', { action_type: 'edit', record });
    await until('another connection was tried', () => proxy.accepted() > accepted);
    proxy.faults.silent = false;
    const [noticing, blind] = watched;
    await until('it is told', () => noticing?.events.length === 2);
    await until('it watches again', () => [...api.cable.connections.keys()].some((socket) => !before.has(socket)));
    api.cable.broadcast('ChangesChannel', { action_type: 'edit', record: { ...record, id: 2 } });
    const seen = { recordChanged: { actionType: 'EDIT', id: '2' } };
    await until('both see', () => watched.every(({ events }) => JSON.stringify(events).includes('EDIT')));
    expect(noticing?.events).toEqual([refetch, refetch, seen]);
    expect(blind?.events).toEqual([refetch, seen]);
    for (const { client } of watched) await client.dispose();
  });
});

describe('a client that vanished silently', () => {
  /** Opens a socket of RFC 6455 that never answers anything. */
  async function mute(gateway: TestGateway): Promise<Socket> {
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    const headers = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    headers.push('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Protocol: graphql-transport-ws');
    socket.write(`GET /graphql HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('101 Switching Protocols');
    return socket;
  }

  it('is cut off after one missed ping, and leaves nothing behind', async () => {
    const gateway = await start({ sockets: { pingMs: 50, initMs: 600_000 } });
    const socket = await mute(gateway);
    await once(socket.resume(), 'close');
    await until('nothing of it stays', () => gateway.counts().sockets === 0);
  });

  it('stays if nothing pings it', async () => {
    const weak = await start({ sockets: { pingMs: 2 ** 31 - 1, initMs: 600_000 } });
    const pinging = await start({ sockets: { pingMs: 50, initMs: 600_000 } });
    const socket = await mute(weak);
    // It connected before one that is cut off.
    await once((await mute(pinging)).resume(), 'close');
    expect([weak.counts().sockets, socket.destroyed]).toEqual([1, false]);
    socket.destroy();
  });
});

describe('a caller that disconnects', () => {
  /** No deadline ends a call that the caller's disconnect is to end, or not to end. */
  const endless: SettingsPatch = { upstream: { timeoutMs: 600_000 }, document: { operationMs: 600_000 } };

  async function leaving(gateway: TestGateway, query: string, begun: Promise<void>): Promise<void> {
    const gone = new AbortController();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const asked = gateway.fetch('/graphql', { method: 'POST', body, headers, signal: gone.signal }, { token });
    await begun;
    gone.abort();
    await expect(asked).rejects.toThrow();
  }

  it('ends a read upstream', async () => {
    const gateway = await start(endless);
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    api.on('GET', 'profile', (_call, { response }) => {
      response.once('close', () => ended.resolve());
      begun.resolve();
      return new Promise(() => {});
    });
    await leaving(gateway, PROFILE, begun.promise);
    await ended.promise;
  });

  it('does not end a mutation that was sent, and its outcome is logged', async () => {
    const gateway = await start(endless);
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let isHeard = false;
    api.on('POST', 'purchase_orders/1/comments', async (_call, { response }) => {
      begun.resolve();
      await release.promise;
      isHeard = !response.destroyed;
      return { status: 201, body: { data: { id: 5, message: 'Hello' } } };
    });
    await leaving(gateway, COMMENT, begun.promise);
    await until('the gateway has noticed', () => gateway.logged.some((line) => JSON.parse(line).status === 499));
    release.resolve();
    const line = await until('it is recorded', () =>
      gateway.logged
        .map((entry) => JSON.parse(entry))
        .find(({ msg }) => msg === 'a write ended after its caller had left'),
    );
    expect(isHeard).toBe(true);
    expect(line).toMatchObject({ method: 'POST', path: 'purchase_orders/1/comments', attempts: 1 });
    const request = gateway.logged.map((entry) => JSON.parse(entry)).find(({ msg }) => msg === 'request');
    expect(line.requestId).toBe(request.requestId);
  });
});
