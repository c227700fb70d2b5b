import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { childKind, type Processes, processes } from '../../backend/turns/children.ts';
import type { HeldJob } from '../support/heldChild.ts';

const settings = {
  module: new URL('../support/heldChild.ts', import.meta.url),
  heapMb: 64,
  memoryMb: 400,
  isLong: true,
  jobMs: 60_000,
  graceMs: 0,
  idleMs: 60_000,
};
const pictures = childKind<HeldJob, string>({ ...settings, takesTurns: true });
const papers = childKind<HeldJob, string>({ ...settings, takesTurns: true });
const tables = childKind<HeldJob, string>(settings);

const server = createServer();
const begun: string[] = [];
const held = new Map<string, Socket>();
let all: Processes;

beforeEach(async () => {
  all = processes();
  server.on('connection', (socket) => {
    socket.once('data', (name) => {
      begun.push(String(name));
      held.set(String(name), socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  all.close();
  server.close();
});

it('one organization has one long picture or paper at a time, and another one begins at once', async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { signal } = new AbortController();
  const run = (kind: typeof pictures, key: string, name: string) =>
    all.of(kind).run({ name, port }, { key, gone: signal });
  const results = [run(pictures, 'one', 'a picture'), run(papers, 'one', 'a paper of the same')];
  await expect.poll(() => begun).toEqual(['a picture']);
  results.push(run(papers, 'another', 'a paper of another'), run(tables, 'one', 'a table'));
  await expect.poll(() => begun.toSorted()).toEqual(['a paper of another', 'a picture', 'a table']);
  held.get('a picture')?.write('done');
  await expect.poll(() => begun.at(-1)).toBe('a paper of the same');
  for (const socket of held.values()) socket.write('done');
  expect(await Promise.all(results)).toEqual(['a picture', 'a paper of the same', 'a paper of another', 'a table']);
});
