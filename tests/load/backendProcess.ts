import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dataDirFor } from '../support/preparedData.ts';
import { exitOf, freePort, killOnExit, outputOf } from '../support/processes.ts';

/** Starts a backend alone, with its own data folder. `env` overrides the defaults, for instance DATABASE_URL. */
export async function startBackend(
  env: Record<string, string>,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const dataDir = await dataDirFor(env);
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['backend/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      BACKEND_PORT: `${port}`,
      BACKEND_METRICS_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  killOnExit(child);
  await outputOf(child).includes('backend is listening');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exitOf(child);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
