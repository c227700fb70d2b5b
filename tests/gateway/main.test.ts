import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, outputOf } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.stop());

function start(env: Record<string, string>): { child: ChildProcess; output: ReturnType<typeof outputOf> } {
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', API_URL: api.url, CABLE_URL: api.cableUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return { child, output: outputOf(child) };
}

it('exits with a message that names an invalid setting or a busy port', async () => {
  const wrong = start({ API_URL: 'nowhere' });
  expect(await once(wrong.child, 'close')).toEqual([78, null]);
  expect(wrong.output.lines.join('\n')).toMatch(/^API_URL: /m);

  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // a TCP server that listens
  const busy = start({ PORT: String(port) });
  expect(await once(busy.child, 'close')).toEqual([78, null]);
  expect(busy.output.lines.join('\n')).toContain(`PORT: ${port} is in use`);
  other.close();
});

it('finishes running requests when it is stopped, and accepts no new ones', async () => {
  const port = await freePort();
  const { child, output } = start({ PORT: String(port) });
  await output.includes('listening');
  const asked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const token = api.sessions.issue();
  api.on('GET', 'profile', async () => {
    asked.resolve();
    await release.promise;
    return undefined;
  });
  const answer = fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' },
    body: '{"query":"{ viewer { profile { id } } }"}',
  });
  await asked.promise;
  child.kill('SIGTERM');
  const refused = await fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => null,
    (error: Error) => error,
  );
  release.resolve();
  expect(await (await answer).json()).toMatchObject({ data: { viewer: { profile: { id: '1' } } } });
  expect(await once(child, 'close')).toEqual([0, null]);
  // Whether the new request arrived before or after the port was closed, it did not affect the running one.
  expect(refused === null || refused instanceof Error).toBe(true);
});

it('does not outlive the process that started it', async () => {
  const { child, output } = start({ PORT: String(await freePort()) });
  await output.includes('listening');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
