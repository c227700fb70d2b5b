/** A gateway that is stopped while it is busy. */

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownApi, ownGateway } from '../support/stubbed.ts';

let api: StubApi;
let token: string;

/** How many clients a stopped gateway has; each takes 1 ms of the spread. */
const SOCKETS = 500;

afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  ({ api, token } = await ownApi());
});

/** Starts a gateway that does not close the silent sockets before all of them are open. */
const start = (stop: SettingsPatch['stop'] = {}): Promise<TestGateway> =>
  ownGateway(api, { settings: { stop, sockets: { initMs: 600_000 } } });

/** Sends a request over a connection of the agent, as a balancer does; returns the body and the Connection header. */
async function ask(url: string, agent: Agent): Promise<{ body: string; connection: string | undefined }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const asked = request(`${url}/graphql`, { method: 'POST', headers, agent });
  asked.end('{"query":"{ viewer { profile { id } } }"}');
  const [response] = await once(asked, 'response');
  return { body: await text(response), connection: response.headers.connection };
}
/** The response that tools get, which includes its cost. */
const RIGHT =
  '{"data":{"viewer":{"profile":{"id":"1"}}},"extensions":{"cost":{"objects":2,"limit":12000,"calls":1}}}\n';
const ready = async ({ url }: TestGateway) =>
  (await fetch(`${url}/readyz`, { headers: { connection: 'close' } }).catch(() => null))?.status === 200;

describe('a gateway that is stopped', () => {
  it.each([
    ['fails no request of a balancer that looks whether it is ready, with another beside it', true],
    ['fails requests of a balancer that does not look', false],
  ])('%s', async (_what, looks) => {
    const [leaving, staying] = [await start({ drainMs: looks ? 1500 : 0 }), await start()];
    let targets = [leaving, staying];
    let busy = true;
    const agent = new Agent({ keepAlive: true });
    const answers: string[] = [];
    const balancer = (async () => {
      while (busy && looks) {
        const states = await Promise.all([leaving, staying].map(ready));
        targets = [leaving, staying].filter((_gateway, index) => states[index]);
      }
    })();
    const callers = Array.from({ length: 8 }, async (_, index) => {
      for (let turn = index; busy; turn += 1) {
        const to = targets[turn % targets.length] ?? staying;
        answers.push((await ask(to.url, agent).catch((error: Error) => ({ body: error.message }))).body);
      }
    });
    await until('both are in use', () => answers.length > 50);
    await leaving.stop();
    const then = answers.length;
    await until('the other one goes on', () => answers.length > then + 50);
    busy = false;
    await Promise.all([...callers, balancer]);
    agent.destroy();
    expect(answers.every((answer) => answer === RIGHT)).toBe(looks);
  });

  it('first reports that it is stopping, still responds, ends its connections, and accepts no socket', async () => {
    const gateway = await start({ drainMs: 2000 });
    const agent = new Agent({ keepAlive: true });
    expect(await ask(gateway.url, agent)).toEqual({ body: RIGHT, connection: 'keep-alive' });
    const stopped = gateway.stop();
    const state = await fetch(`${gateway.url}/readyz`);
    expect([state.status, await state.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await gateway.fetch('/healthz')).status).toBe(200);
    expect(await ask(gateway.url, agent)).toEqual({ body: RIGHT, connection: 'close' });
    const socket = gateway.socket();
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(503);
    socket.on('error', () => {}).terminate();
    agent.destroy();
    await stopped;
    await expect(gateway.fetch('/healthz')).rejects.toThrow();
  });

  it('waits for running requests, but not forever', async () => {
    for (const [finishMs, outcome] of [
      [30_000, RIGHT],
      [50, 'socket hang up'],
    ] as const) {
      const gateway = await start({ finishMs });
      const begun = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      api.on('GET', 'profile', async () => {
        begun.resolve();
        await release.promise;
        return undefined;
      });
      const agent = new Agent({ keepAlive: true });
      const answer = ask(gateway.url, agent).then(
        ({ body }) => body,
        (error: Error) => error.message,
      );
      await begun.promise;
      const stopped = gateway.stop();
      if (outcome === RIGHT) release.resolve();
      expect(await answer).toBe(outcome);
      release.resolve();
      await stopped;
      agent.destroy();
    }
  });

  it.each([
    ['all at once where that is wanted', 0, 1],
    ['one after the other', 10_000, SOCKETS / 2],
  ])('closes its sockets with 1001, %s', async (_what, spreadMs, passedMs) => {
    const gateway = await start({ spreadMs });
    const sockets = Array.from({ length: SOCKETS }, () => gateway.socket());
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    const codes = Promise.all(sockets.map(async (socket) => (await once(socket, 'close'))[0]));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopped = gateway.stop();
    await until('it has begun', () => vi.getTimerCount() >= SOCKETS);
    // Time stands still from here on, however busy the machine is.
    vi.advanceTimersByTime(passedMs);
    if (spreadMs > 0) {
      await Promise.race(sockets.map((socket) => once(socket, 'close')));
      expect(sockets.some((socket) => socket.readyState === socket.OPEN)).toBe(true);
      vi.advanceTimersByTime(SOCKETS);
    }
    expect(new Set(await codes)).toEqual(new Set([1001]));
    await stopped;
  });
});
