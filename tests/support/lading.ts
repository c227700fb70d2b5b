/** A whole Lading for tests and benchmarks: `scripts/start.ts` on its own ports, with a data folder after a first start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dataDirFor } from './preparedData.ts';
import { childrenOf, exitOf, freePort, killOnExit, outputOf } from './processes.ts';

export type Lading = {
  /** The URL for browsers. */
  url: string;
  /** The URL that the gateway reaches the backend at. */
  backendUrl: string;
  dataDir: string;
  /** Its output so far, stdout and stderr. */
  output: string[];
  /** The id of the supervising process. */
  pid: number;
  /** Returns the id of the current process of the backend or the gateway; it changes when that is restarted. */
  pidOf: (name: 'backend' | 'gateway') => number;
  /** Ends it and removes its data folder, unless DATA_DIR was given. */
  stop: () => Promise<void>;
};

/**
 * Starts Lading from the last build (`buildStale`), and waits until it reports that it is ready. `env` overrides the
 * defaults, for instance DATABASE_URL or DEMO.
 */
export async function startLading(env: Record<string, string> = {}): Promise<Lading> {
  const dataDir = env.DATA_DIR ?? (await dataDirFor(env));
  const [port, backendPort] = [await freePort(), await freePort()];
  const settings = { PORT: `${port}`, BACKEND_PORT: `${backendPort}`, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env };
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, NODE_ENV: 'development', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  killOnExit(child);
  const { pid } = child;
  if (!pid) throw new Error('Lading could not be started');
  const output = outputOf(child);
  await Promise.race([output.includes('Lading is ready at'), failsWhenEnded(child, output.lines)]);
  return {
    url: `http://localhost:${port}`,
    backendUrl: `http://127.0.0.1:${backendPort}`,
    dataDir,
    output: output.lines,
    pid,
    pidOf: (name) => {
      const [running] = childrenOf(pid, `${name}/main.ts`);
      if (!running) throw new Error(`The ${name} is not running`);
      return running;
    },
    stop: async () => {
      child.kill('SIGINT');
      await exitOf(child);
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function failsWhenEnded(child: ChildProcess, lines: string[]): Promise<never> {
  const [code] = await once(child, 'close');
  throw new Error(`Lading ended (code ${code}) before it was ready:\n${lines.join('\n')}`);
}
