/** Servers and the load generator of the peers' benchmark, each a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { accepts, childrenOf, exitOf, freePort, residentMemory, until } from '../../support/processes.ts';
import type { Load, LoadResult } from './load.ts';
import type { OpenLoop, OpenLoopResult } from './openLoop.ts';

export interface Running {
  readonly url: string;
  /** Where its figures for Prometheus are; only our gateway has them. */
  readonly metricsUrl: string;
  /** Bytes of memory that it holds now (Linux). */
  memory(): number;
  /** Seconds of processor time that it has used so far, its workers included (Linux). */
  processorTime(): number;
  stop(): Promise<void>;
}

const fileOf = (name: string) => resolve(import.meta.dirname, `${name}.ts`);

function forked(file: string, env: Record<string, string>, argument?: string): ChildProcess {
  return fork(file, argument === undefined ? [] : [argument], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function running(child: ChildProcess, url: string, metricsUrl = ''): Running {
  const pid = child.pid ?? 0;
  return {
    url,
    metricsUrl,
    memory: () => residentMemory(pid) ?? 0,
    processorTime: () => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + processorTimeOf(one), 0),
    async stop() {
      child.kill('SIGINT');
      await exitOf(child);
    },
  };
}

/** Starts a file of this folder, which says where it listens. */
export async function startPeer(name: string, env: Record<string, string> = {}): Promise<Running> {
  const child = forked(fileOf(name), env);
  const [port] = await once(child, 'message');
  return running(child, `http://127.0.0.1:${port}`);
}

/** Starts our gateway as it is started in production. */
export async function startOurs(apiUrl: string, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const metricsPort = await freePort();
  const settings = {
    METRICS_PORT: `${metricsPort}`,
    API_URL: apiUrl,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const child = forked(resolve(import.meta.dirname, '../../../gateway/main.ts'), { ...settings, ...env });
  await until('the gateway listens', () => accepts(port));
  return running(child, `http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}/metrics`);
}

/** Keeps a server busy. @throws Error when anything but answers came back */
export async function load(options: Load): Promise<LoadResult> {
  const child = forked(fileOf('load'), {}, JSON.stringify(options));
  const [result] = (await once(child, 'message')) as [LoadResult];
  await exitOf(child);
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${options.url} failed`);
  return result;
}

/** Asks a server at a steady rate, however long it takes. */
export async function openLoop(options: OpenLoop): Promise<OpenLoopResult> {
  const child = forked(fileOf('openLoop'), {}, JSON.stringify(options));
  const [result] = (await once(child, 'message')) as [OpenLoopResult];
  await exitOf(child);
  return result;
}

/** Of one process; `proc(5)`, fields 14 and 15, in ticks of a hundredth of a second. */
function processorTimeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    // It has ended, or this is not Linux: then there is nothing to add.
    return 0;
  }
}
