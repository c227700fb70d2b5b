/** A backend that is stopped while it is busy. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from '../support/backend.ts';
import { rawRequest } from '../support/rawRequest.ts';

const started: TestBackend[] = [];
afterEach(async () => {
  for (const backend of started.splice(0)) await backend.stop();
});
async function start(stop: { drainMs?: number; finishMs?: number }): Promise<TestBackend> {
  const backend = await startBackend({ stop });
  started.push(backend);
  return backend;
}

/** Sends a request over a connection of the agent; returns the status and the Connection header. */
async function ask(url: string, agent: Agent) {
  const asked = request(`${url}/healthz`, { agent }).end();
  const [response] = await once(asked, 'response');
  await text(response);
  return [response.statusCode, response.headers.connection];
}

describe('a backend that is stopped', () => {
  it('first reports that it is stopping, still responds, ends its connections, and is gone then', async () => {
    const backend = await start({ drainMs: 2000 });
    const agent = new Agent({ keepAlive: true });
    expect(await ask(backend.url, agent)).toEqual([200, 'keep-alive']);
    const stopped = backend.close();
    const ready = await fetch(`${backend.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, stopping: true, database: true }]);
    expect(await ask(backend.url, agent)).toEqual([200, 'close']);
    await stopped;
    await expect(fetch(`${backend.url}/healthz`)).rejects.toThrow();
    agent.destroy();
  });

  it('waits for a request that is still arriving, but not forever', async () => {
    for (const [finishMs, outcome] of [
      [30_000, /^HTTP\/1\.1 401 /],
      [100, /^$/],
    ] as const) {
      const backend = await start({ finishMs });
      const body = '{"user":{"login":"nobody@lading.example","password":"wrong"}}';
      const head = { 'content-type': 'application/json', 'content-length': `${body.length}`, connection: 'close' };
      const late = rawRequest(backend.url, 'POST', '/api/v1/login', head);
      late.write(body.slice(0, 10));
      const answer = late.answer();
      // It has arrived once a later request is answered.
      await (await fetch(`${backend.url}/healthz`)).text();
      const stopped = backend.close();
      if (finishMs > 1000) late.write(body.slice(10));
      expect(await answer).toMatch(outcome);
      await stopped;
    }
  });

  it('is not held up by a silent connection', async () => {
    const backend = await start({ finishMs: 100 });
    const { hostname, port } = new URL(backend.url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const gone = once(silent, 'close');
    await backend.close();
    await gone;
  });
});
