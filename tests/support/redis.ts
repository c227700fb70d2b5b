/**
 * Redis for tests: a private server in a temporary folder from the machine's own program, or the one that TEST_REDIS_URL
 * names. If neither is available, suites are skipped with the reason.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { accepts, exitOf, findProgram, freePort, killGroup, killOnExit, until } from './processes.ts';

export type RedisServer = {
  url: string;
  /** Kills the server (`kill -9`); its data is lost. @throws Error on a server that is not ours */
  kill: () => Promise<void>;
  /** Starts the server again on the same port, after `kill`. @throws Error on a server that is not ours */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Returns the reason why suites on Redis cannot run here; null if they can. */
export function redisMissing(): string | null {
  if (process.env.TEST_REDIS_URL || findProgram(['redis-server'])) return null;
  return 'no redis-server on this machine and no TEST_REDIS_URL';
}

/** A server, or the reason why none is available. */
export type RedisOrReason = { server: RedisServer; reason: null } | { server: null; reason: string };

/** Starts a private server, or uses the one that TEST_REDIS_URL names. */
export async function startRedis(): Promise<RedisOrReason> {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { server: externalServer(given), reason: null };
  const program = findProgram(['redis-server']);
  if (!program) return { server: null, reason: redisMissing() ?? '' };
  return { server: await privateServer(program), reason: null };
}

/**
 * A `describe` whose tests have a Redis server: started before them, stopped after them. Skipped, with the reason in its
 * title, if none is available. Call `server()` inside tests and hooks only.
 */
export function describeOnRedis(title: string, suite: (server: () => RedisServer) => void): void {
  const missing = redisMissing();
  describe.skipIf(missing)(missing ? `${title} (skipped: ${missing})` : title, () => {
    let running: RedisServer | null = null;
    beforeAll(async () => {
      const { server, reason } = await startRedis();
      if (!server) throw new Error(reason);
      running = server;
    });
    afterAll(() => running?.stop());
    suite(() => {
      if (!running) throw new Error('The Redis server runs only inside tests and hooks');
      return running;
    });
  });
}

async function privateServer(program: string): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lading-redis-'));
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];

  async function start() {
    const child = spawn(program, options, { detached: true, stdio: 'ignore' });
    killOnExit(child);
    await until('Redis answers', () => accepts(port));
    return child;
  }

  let running = await start();
  async function kill(): Promise<void> {
    if (running.pid) killGroup(running.pid);
    await exitOf(running);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      running = await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function externalServer(url: string): RedisServer {
  const refuse = () => Promise.reject(new Error('The server of TEST_REDIS_URL is not ours to kill'));
  return { url, kill: refuse, restart: refuse, stop: () => Promise.resolve() };
}
