/** Peers that vanish without a word, and callers that leave (reliability.md, F6 and F22). */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FormattedExecutionResult } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import { type FaultProxy, faultProxy } from '../support/faultProxy.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

const PROFILE = '{ viewer { profile { id } } }';
const COMMENT = `mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "Hello" }) { comment { id } errors { code } } }`;
const WATCH = 'subscription { recordChanged(programId: 4) { actionType id } }';

let api: StubApi;
let proxy: FaultProxy;
let token: string;
const gateways: TestGateway[] = [];

beforeEach(async () => {
  api = await startStubApi();
  proxy = await faultProxy(api.url);
  token = api.sessions.issue();
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.stop();
  await proxy.stop();
  await api.stop();
});

async function start(settings: SettingsPatch): Promise<TestGateway> {
  const gateway = await startGateway(proxy, { settings });
  gateways.push(gateway);
  return gateway;
}

describe('a backend that vanished without a word (F6)', () => {
  it('fails calls at their deadline, and serves again when it is back', async () => {
    const gateway = await start({ upstream: { timeoutMs: 300 } });
    expect((await gateway.ask(PROFILE, {}, { token })).errors).toEqual([]);
    proxy.faults.silent = true;
    const answer = await gateway.ask(PROFILE, {}, { token });
    expect(answer.errors[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
    expect((await gateway.fetch('/readyz')).status).toBe(503);
    proxy.faults.silent = false;
    await until('it serves again', async () => (await gateway.ask(PROFILE, {}, { token })).errors.length === 0);
  });

  it('is noticed by two missed pings of its cable; watchers are told to ask again, and miss nothing more', async () => {
    const gateway = await start({ live: { pingMs: 600, reconnectMs: 20, reconnectMaxMs: 100 } });
    const client = gateway.live({ token });
    const events: FormattedExecutionResult<Record<string, unknown>, unknown>[] = [];
    client.subscribe({ query: WATCH }, { next: (event) => void events.push(event), error() {}, complete() {} });
    expect((await until('it watches', () => events.shift())).data).toMatchObject({
      recordChanged: { actionType: 'REFETCH' },
    });
    const [first] = api.cable.connections.keys();
    proxy.faults.silent = true;
    const record = { type: 'PurchaseOrder', id: 1, lock_version: 1 };
    api.cable.broadcast('ChangesChannel', { action_type: 'edit', record });
    await until('another connection was tried', () => proxy.accepted() > 2);
    proxy.faults.silent = false;
    const event = await until('it is told', () => events.shift());
    expect(event.data).toEqual({ recordChanged: { actionType: 'REFETCH', id: null } });
    await until('it watches again', () => [...api.cable.connections.keys()].some((socket) => socket !== first));
    api.cable.broadcast('ChangesChannel', { action_type: 'edit', record: { ...record, id: 2 } });
    expect((await until('it sees', () => events.shift())).data).toEqual({
      recordChanged: { actionType: 'EDIT', id: '2' },
    });
    await client.dispose();
  });
});

describe('a client that vanished without a word (F6)', () => {
  /** A socket of RFC 6455 that was opened and never answers anything. */
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

  it('is cut off after one missed ping, and nothing of it stays', async () => {
    const gateway = await start({ sockets: { pingMs: 50, initMs: 60_000 } });
    const socket = await mute(gateway);
    await once(socket.resume(), 'close');
    await until('nothing of it stays', () => gateway.counts().sockets === 0);
  });

  it('stays where nobody pings', async () => {
    const gateway = await start({ sockets: { pingMs: 2 ** 31 - 1, initMs: 60_000 } });
    const socket = await mute(gateway);
    const outcome = await Promise.race([
      once(socket.resume(), 'close').then(() => 'cut off'),
      new Promise((resolve) => setTimeout(resolve, 300, 'there')),
    ]);
    expect(outcome).toBe('there');
    socket.destroy();
  });
});

describe('a caller who leaves (F22)', () => {
  async function leaving(gateway: TestGateway, query: string, begun: Promise<void>): Promise<void> {
    const gone = new AbortController();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const asked = gateway.fetch('/graphql', { method: 'POST', body, headers, signal: gone.signal }, { token });
    await begun;
    gone.abort();
    await expect(asked).rejects.toThrow();
  }

  it('ends a read upstream within 100 ms', async () => {
    const gateway = await start({});
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<number>();
    api.on('GET', 'profile', (_call, { response }) => {
      response.once('close', () => ended.resolve(performance.now()));
      begun.resolve();
      return new Promise(() => {});
    });
    await leaving(gateway, PROFILE, begun.promise);
    const left = performance.now();
    expect((await ended.promise) - left).toBeLessThan(100);
  });

  it('ends no mutation that was sent, and what became of it is in the log', async () => {
    const gateway = await start({});
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    api.on('POST', 'purchase_orders/1/comments', async () => {
      begun.resolve();
      await release.promise;
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
    expect(line).toMatchObject({ method: 'POST', path: 'purchase_orders/1/comments', attempts: 1 });
    const request = gateway.logged.map((entry) => JSON.parse(entry)).find(({ msg }) => msg === 'request');
    expect(line.requestId).toBe(request.requestId);
  });
});
