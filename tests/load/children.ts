/**
 * The processes of a benchmark and what they say. Whoever waits for a word fails when its process ends or stays silent: a
 * benchmark that never ends tells nothing.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf } from '../support/processes.ts';

/** A word may take this long (ms). */
const PATIENCE_MS = 120_000;
/** So long a process may take to end by itself. */
const END_MS = 60_000;

/** What a process says when it cannot go on. */
export interface Failure {
  readonly failure: string;
}

/** Starts a TypeScript file as a process of its own that can be spoken to. @param argument sent as JSON */
export function startProcess(file: string, env: Record<string, string> = {}, argument?: unknown): ChildProcess {
  return fork(file, argument === undefined ? [] : [JSON.stringify(argument)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/**
 * The next message that fits.
 * @throws Error when the process ends before, says that something failed (`{ failure: text }`), or says nothing in time
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

/** Whether a message is the one that has this key. */
export const has =
  <Message>(key: keyof Message & string) =>
  (message: unknown): message is Message =>
    typeof message === 'object' && message !== null && key in message;

/** The next message that has this key. @throws Error as `heard` does */
export const told = <Message>(from: ChildProcess, key: keyof Message & string, withinMs?: number): Promise<Message> =>
  heard(from, has<Message>(key), withinMs);

/** Ends a process politely, and by force when it does not. */
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
