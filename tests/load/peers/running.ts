/** The servers and the load generator of the benchmarks, each a separate process. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { accepts, childrenOf, freePort, residentMemory, until } from '../../support/processes.ts';
import { endProcess, heard, told } from '../children.ts';
import type { RawLoad, RawLoadResult } from './rawLoad.ts';
import { hasWrk, wrk } from './wrk.ts';

export interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  /** The URL of its Prometheus metrics; empty for peers, which have none. */
  readonly metricsUrl: string;
  /** Returns the bytes of memory that it holds now (Linux). */
  memory(): number;
  /** Returns the seconds of processor time that it has used so far, its workers included (Linux). */
  processorTime(): number;
  /** Pins it to one processor. @returns false if that is not possible */
  runOn(cpu: number): boolean;
  /** Ends it, by SIGINT unless another signal is given. */
  stop(signal?: NodeJS.Signals): Promise<void>;
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
    process: child,
    url,
    metricsUrl,
    memory: () => residentMemory(pid) ?? 0,
    processorTime: () => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + processorTimeOf(one), 0),
    runOn: (cpu) => runOn(pid, cpu),
    stop: (signal) => endProcess(child, signal),
  };
}

/** Starts a server from a file of this folder, which reports its port. */
export async function startPeer(name: string, env: Record<string, string> = {}): Promise<Running> {
  const child = forked(fileOf(name), env);
  const port = await heard(child, (message) => typeof message === 'number');
  return running(child, `http://127.0.0.1:${port}`);
}

/** Starts our gateway as in production, on a free port unless `env` sets PORT. */
export async function startOurs(apiUrl: string, env: Record<string, string> = {}): Promise<Running> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const metricsPort = await freePort();
  const settings = {
    METRICS_PORT: `${metricsPort}`,
    API_URL: apiUrl,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const child = forked(resolve(import.meta.dirname, '../../../gateway/main.ts'), { ...settings, ...env });
  await until('the gateway listens', () => {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode} before it listened`);
    return accepts(port);
  });
  return running(child, `http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}/metrics`);
}

/**
 * Keeps a server busy on a number of connections, with wrk if the machine has it.
 * @returns responses per second @throws Error when any request failed
 */
export async function busy(url: string, options: { seconds: number; connections: number }): Promise<number> {
  if (hasWrk) return wrk(url, options);
  const { good, shed, others } = await rawLoad({ url, seconds: options.seconds, pace: options });
  if (shed > 0 || Object.keys(others).length > 0)
    throw new Error(`${url} answered ${JSON.stringify({ shed, others })}`);
  return good;
}

/** Sends requests at a rate, or on a number of connections. @param cpu the processor that the load generator is pinned to */
export const rawLoad = (options: RawLoad, cpu?: number): Promise<RawLoadResult> => startRawLoad(options, cpu).result;

/** Starts the same load; it ends when `end` is called or its time is over, whichever is first. */
export function startRawLoad(options: RawLoad, cpu?: number): { result: Promise<RawLoadResult>; end(): void } {
  const child = forked(fileOf('rawLoad'), {});
  child.send(options);
  if (cpu !== undefined) runOn(child.pid ?? 0, cpu);
  const answer = async () => {
    try {
      return await told<RawLoadResult>(child, 'good', lasting(options));
    } finally {
      await endProcess(child);
    }
  };
  return { result: answer(), end: () => child.send({ end: true }) };
}

/** Returns how long to wait for the result of a load of this length (ms). */
const lasting = ({ seconds }: { seconds: number }) => (seconds + 60) * 1000;

/** Reads a metric of our gateway, summed over all its labels. */
export async function metric({ metricsUrl }: Running, name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const lines = text.split('\n').filter((line) => new RegExp(`^(lading_gateway_)?${name}[{ ]`).test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

function runOn(pid: number, cpu: number): boolean {
  return cpus().length > cpu && spawnSync('taskset', ['-apc', `${cpu}`, `${pid}`]).status === 0;
}

/** Returns the seconds of one process; `proc(5)`, fields 14 and 15, in ticks of a hundredth of a second. */
function processorTimeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    // The process has ended, or this is not Linux: nothing to add.
    return 0;
  }
}
