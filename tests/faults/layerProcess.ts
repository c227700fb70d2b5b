/** One layer of Lading in its own process, which a test kills and restarts on the same port and data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { exitOf, freePort, killOnExit, outputOf, until } from '../support/processes.ts';

export interface LayerProcess {
  url: string;
  /** Returns the id of its process, which changes with a restart. */
  pid: () => number;
  /** `kill -9`; resolves when the process is gone. */
  kill: () => Promise<void>;
  /** Starts it again and waits until it is ready. */
  restart: () => Promise<void>;
}

/** Starts `backend/main.ts` or `gateway/main.ts`, not supervised, and waits until it is ready. */
export async function startLayer(layer: 'backend' | 'gateway', env: Record<string, string>): Promise<LayerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const portVariable = layer === 'backend' ? 'BACKEND_PORT' : 'PORT';
  let child: ChildProcess;

  async function start() {
    child = spawn(process.execPath, [`${layer}/main.ts`], {
      env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'warn', [portVariable]: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    killOnExit(child);
    const { lines } = outputOf(child);
    await until(`the ${layer} is ready`, () => answers(`${url}/readyz`)).catch((error: Error) => {
      throw new Error(`${error.message}\n${lines.join('\n')}`);
    });
  }

  await start();
  return {
    url,
    pid: () => child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    restart: start,
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
