/** Processes, ports and programs of the machine, for tests that run real processes. Knows nothing of Lading. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ports that no system assigns by itself: a free one stays free until a process requests it by number. */
const named = { from: 20_000, to: 32_000 };

/** Returns a TCP port on the loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(named.from, named.to);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Returns the path of the first of these programs that is on PATH or in a further folder; null if none is. */
export function findProgram(names: string[], folders: string[] = []): string | null {
  for (const name of names) {
    for (const folder of [...(process.env.PATH ?? '').split(':'), ...folders]) {
      const path = `${folder}/${name}`;
      if (folder && existsSync(path)) return path;
    }
  }
  return null;
}

/**
 * Polls until the result is truthy, and returns it; fails after `timeout` ms, naming what was expected. The timeout is for
 * results that never arrive: it asserts nothing about speed.
 */
export async function until<T>(what: string, ask: () => T | Promise<T>, timeout = 90_000): Promise<NonNullable<T>> {
  const deadline = performance.now() + timeout;
  while (true) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${timeout} ms in vain until ${what}`);
    await sleep(20);
  }
}

/** Whether something accepts connections on this port of the loopback. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}

/** Collects the lines that a child prints, on stdout and stderr. `includes` resolves with the first line that matches. */
export function outputOf(child: ChildProcess): {
  lines: string[];
  includes: (text: string | RegExp) => Promise<string>;
} {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => lines.push(line));
  }
  const fits = (text: string | RegExp) => (line: string) =>
    typeof text === 'string' ? line.includes(text) : text.test(line);
  return {
    lines,
    includes: (text) =>
      until(`"${text}" was printed`, () => lines.find(fits(text))).catch((error: Error) => {
        throw new Error(`${error.message}. Printed:\n${lines.join('\n')}`);
      }),
  };
}

/** Whether the process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Returns the children of a process whose command line includes the text (Linux). */
export function childrenOf(pid: number, commandIncludes = ''): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid && commandLine(candidate).includes(commandIncludes));
}

function parentOf(pid: number): number | null {
  const status = readProc(pid, 'status');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN);
}

function commandLine(pid: number): string {
  return readProc(pid, 'cmdline').replaceAll('\0', ' ');
}

/** Returns the peak memory of a running process in bytes (Linux, VmHWM); null if it has ended. */
export function peakMemory(pid: number): number | null {
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readProc(pid, 'status'))?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}

/** Returns the memory that a running process holds now, in bytes (Linux, VmRSS); null if it has ended. */
export function residentMemory(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, 'status'))?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Kills a detached child and everything it started; does nothing if it has ended. */
export function killGroup(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: the group has already ended
  }
}

/**
 * Kills a detached child when this process ends, even by `kill -9`: a shell waits for the end of a pipe from here.
 * (Servers such as PostgreSQL do not notice that their parent has died.)
 */
export function killOnExit(child: ChildProcess): void {
  if (!child.pid) return;
  const watcher = spawn('sh', ['-c', 'read -r _; kill -9 "$0"', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.once('exit', () => watcher.kill('SIGKILL'));
  child.unref();
  watcher.unref();
}

/** Waits for the end of a child, even if `killOnExit` unreferenced it, or it has already ended. */
export async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  await once(child, 'exit');
}

/** Returns the numeric user and group ids of a system account; null if it does not exist. */
export function accountIds(name: string): { uid: number; gid: number } | null {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [ask('-u'), ask('-g')];
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
