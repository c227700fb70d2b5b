/**
 * Keeps a set of Node processes running: starts them, reports when all are ready, restarts those that end, and stops them
 * in order. It knows processes and ready addresses, but not what the processes do.
 *
 * The contract with a child: it ends on SIGTERM, which it also gets when this process is gone (`endWithParent.mjs`), and
 * exits with `EXIT_REFUSED`, after printing the reason on stderr, if a restart would not help (a wrong setting, a busy
 * port, a data folder in use). A message that it sends is a line for people, which is printed once all children are ready.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** EX_CONFIG of BSD's sysexits.h. */
export const EXIT_REFUSED = 78;

/** One process to keep running. */
export type ChildSpec = {
  /** Its name in messages, for instance "backend". */
  name: string;
  /** The arguments of Node, the script first. */
  args: string[];
  /** Environment variables in addition to this process's own. */
  env?: Record<string, string>;
  /** An address that responds 2xx when the child can serve. */
  readyUrl: string;
};

export type SupervisorOptions = {
  /** Receives the supervisor's own lines. */
  log: (line: string) => void;
  /** The delays (ms) before the first, second, … restart; the last one repeats. */
  restartDelays?: number[];
  /** A child that was up this long (ms) has recovered: its next end counts as the first again. */
  recoveredAfter?: number;
  /** How long (ms) a child may take to end before it is killed. */
  stopTimeout?: number;
  /** How often (ms) a child that is not ready yet is polled. */
  pollInterval?: number;
};

export type Supervisor = {
  /** Resolves when every child is ready; rejects with `RefusedError` when one refused to start. */
  ready: Promise<void>;
  /** Resolves with this process's exit code when every child has ended: 0 after `stop`, 1 after a refusal. */
  ended: Promise<number>;
  /** Returns the latest parsed response of the child's ready address; null if there is none. */
  readyAnswer: (name: string) => unknown;
  /** Ends a child and restarts it at once, without a message. For reloading on change. */
  restart: (name: string) => void;
  /** Ends the children one after another, in reverse order. May be called repeatedly. */
  stop: () => Promise<void>;
};

/** A child ended with `EXIT_REFUSED`, after printing the reason. */
export class RefusedError extends Error {}

type Running = { spec: ChildSpec; process: ChildProcess | null; answer: unknown; failures: number; reloading: boolean };

const END_WITH_PARENT = import.meta.resolve('./endWithParent.mjs');
const RESTART_DELAYS = [0, 1000, 2000, 4000, 8000, 16_000, 30_000];

/** Starts the children, in the given order and without waiting in between, and keeps them running. */
export function supervise(specs: ChildSpec[], options: SupervisorOptions): Supervisor {
  const { log, restartDelays = RESTART_DELAYS, recoveredAfter = 60_000, stopTimeout = 40_000 } = options;
  const children: Running[] = specs.map((spec) => ({
    spec,
    process: null,
    answer: null,
    failures: 0,
    reloading: false,
  }));
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<number>();
  // Callers that wait only for `ended` must not cause an unhandled rejection.
  ready.promise.catch(() => undefined);
  let exitCode = 0;
  let stopped: Promise<void> | null = null;

  const find = (name: string): Running => {
    const child = children.find(({ spec }) => spec.name === name);
    if (!child) throw new Error(`No supervised process is called ${name}`);
    return child;
  };

  function start(child: Running): void {
    const { args, env } = child.spec;
    // `detached`: Ctrl-C in a terminal reaches only this process, which then ends the children in order.
    const started = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    // A line for people belongs after the one that says that everything is ready.
    started.on('message', (line) => {
      void ready.promise.then(
        () => log(String(line)),
        () => undefined, // stopped or refused
      );
    });
    const startedAt = performance.now();
    child.process = started;
    child.reloading = false;
    started.once('exit', (code, signal) => {
      child.process = null;
      child.answer = null;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > recoveredAfter) child.failures = 0;
      if (code === EXIT_REFUSED) refuse(child);
      else if (child.reloading) start(child);
      else startAgain(child, signal ? `signal ${signal}` : `code ${code}`);
    });
  }

  function startAgain(child: Running, cause: string): void {
    const delay = restartDelays[Math.min(child.failures, restartDelays.length - 1)] ?? 0;
    child.failures += 1;
    log(`The ${child.spec.name} ended (${cause}); starting it again${delay ? ` in ${delay / 1000} s` : ''}.`);
    sleep(delay, undefined, { signal: stopping.signal }).then(
      () => start(child),
      () => undefined, // stopping: no more restarts
    );
  }

  function refuse(child: Running): void {
    exitCode = 1;
    ready.reject(new RefusedError(`The ${child.spec.name} refused to start.`));
    void stop();
  }

  async function stopAll(): Promise<void> {
    stopping.abort();
    for (const child of children.toReversed()) await end(child.process, stopTimeout);
    ready.reject(new Error('Stopped before everything was ready.'));
    ended.resolve(exitCode);
  }

  function stop(): Promise<void> {
    stopped ??= stopAll();
    return stopped;
  }

  for (const child of children) start(child);
  Promise.all(children.map((child) => untilReady(child, stopping.signal, options.pollInterval))).then(
    () => ready.resolve(),
    () => undefined, // stopping: `ready` has been or will be rejected with the reason
  );
  return {
    ready: ready.promise,
    ended: ended.promise,
    readyAnswer: (name) => find(name).answer,
    restart: (name) => {
      const child = find(name);
      child.reloading = child.process !== null;
      child.process?.kill('SIGTERM');
    },
    stop,
  };
}

async function untilReady(child: Running, signal: AbortSignal, interval = 100): Promise<void> {
  while (true) {
    child.answer = child.process && (await askReady(child.spec.readyUrl));
    if (child.answer !== null) return;
    await sleep(interval, undefined, { signal });
  }
}

/** Returns the parsed response, `true` if it is not JSON, null if the address does not respond 2xx. */
async function askReady(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    if (!response.ok) return null;
    return await response.json().catch(() => true);
  } catch {
    return null;
  }
}

async function end(child: ChildProcess | null, timeout: number): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), timeout);
  await exit;
  clearTimeout(killer);
}
