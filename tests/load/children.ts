/**
 * The child processes of a benchmark and their messages. Waiting for a message fails when the process exits or stays
 * silent: a benchmark that never ends reports nothing.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf } from '../support/processes.ts';

/** How long a message may take (ms). */
const PATIENCE_MS = 120_000;
/** How long a process may take to exit by itself (ms). */
const END_MS = 60_000;

/** The message of a process that cannot continue. */
export interface Failure {
  readonly failure: string;
}

/** Starts a TypeScript file as a separate process with an IPC channel. @param argument passed as JSON */
export function startProcess(file: string, env: Record<string, string> = {}, argument?: unknown): ChildProcess {
  return fork(file, argument === undefined ? [] : [JSON.stringify(argument)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/**
 * Waits for the next message that fits.
 * @throws Error when the process exits first, reports a failure (`{ failure: text }`), or sends none in time
 */
export function heard<Message>(
  from: ChildProcess,
  fits: (message: unknown) => message is Message,
  withinMs = PATIENCE_MS,
): Promise<Message> {
  const name = `${from.spawnargs.slice(1).join(' ').slice(0, 200)} (${from.pid})`;
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      from.off('message', listen).off('exit', ended);
      act();
    };
    const listen = (message: unknown) => {
      if (fits(message)) settle(() => resolve(message));
      else if (has<Failure>('failure')(message)) settle(() => reject(new Error(`${name}: ${message.failure}`)));
    };
    const ended = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`${name} ended with ${signal ?? code} while something was awaited from it`)));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`${name} said nothing for ${withinMs} ms`))),
      withinMs,
    );
    from.on('message', listen).on('exit', ended);
    if (from.exitCode !== null || from.signalCode !== null) ended(from.exitCode, from.signalCode);
  });
}

/** Returns a guard that tells whether a message has this key. */
export const has =
  <Message>(key: keyof Message & string) =>
  (message: unknown): message is Message =>
    typeof message === 'object' && message !== null && key in message;

/** Waits for the next message that has this key. @throws Error like `heard` */
export const told = <Message>(from: ChildProcess, key: keyof Message & string, withinMs?: number): Promise<Message> =>
  heard(from, has<Message>(key), withinMs);

/** Ends a process with a signal, and with SIGKILL if it has not exited within a minute. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  child.kill(signal);
  const waiting = new AbortController();
  const late = sleep(END_MS, undefined, { signal: waiting.signal }).then(
    () => child.kill('SIGKILL'),
    () => {}, // it ended in time
  );
  await exitOf(child);
  waiting.abort();
  await late;
}
