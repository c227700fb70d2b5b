/**
 * Loaded before the programs that npm runs. When npm ends, for any reason, the program gets SIGTERM, and SIGKILL after a
 * while, so that its ports are free again. npm passes a signal on to the shell that it started, which ends without telling
 * the program; after `kill -9` it passes on nothing. A program started without npm (by systemd, for instance) is left alone,
 * and so is npm's own parent: `nohup npm start &` outlives its terminal.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const EVERY_MS = 500;
const PATIENCE_MS = 40_000;
/** npm, perhaps a shell, this program; another shell if a script of npm's is a shell script. */
const GENERATIONS = 3;
const PACKAGE_MANAGER = /\b(npm|npx|yarn|pnpm|bun|corepack)\b/;

const hasProc = existsSync('/proc/self/status');

// The terminal, or the reader of a pipe, may be gone: that is no reason to end in the middle of something.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const [, script = ''] = process.argv;
const scriptOfNpm = process.env.npm_lifecycle_script ?? '';
const isRunByNpm = scriptOfNpm.split(/\s+/).some((word) => word !== '' && script.endsWith(word.replace(/^\.\//, '')));
if (isRunByNpm && process.platform !== 'win32') watch(lineage());

/** Ends this program when one of its ancestors ends. */
function watch(ancestors) {
  const timer = setInterval(() => {
    if (ancestors !== null && isWhole(ancestors)) return;
    clearInterval(timer);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

/** Returns the ids of the parent, its parent and so on, up to npm; null if npm ended before this program began. */
function lineage() {
  const ancestors = [];
  let pid = process.ppid;
  while (ancestors.length < GENERATIONS && pid > 0) {
    ancestors.push(pid);
    const { parent, command } = about(pid);
    if (PACKAGE_MANAGER.test(command)) return ancestors;
    pid = parent;
  }
  // An orphan belongs to the first process, or to another one that adopts orphans.
  return ancestors[0] === 1 || ancestors[1] === 1 ? null : ancestors.slice(0, 1);
}

/** Whether each is still the parent of the one before it: a parent that has ended no longer is, even if it is a zombie. */
function isWhole([parent, ...further]) {
  if (process.ppid !== parent) return false;
  let child = parent;
  for (const pid of further) {
    if (hasProc ? about(child).parent !== pid : !isRunning(pid)) return false;
    child = pid;
  }
  return true;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns the parent and the command line of a process; 0 and nothing if it has ended. */
function about(pid) {
  try {
    if (!hasProc) return fromPs(pid);
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return { parent: 0, command: '' };
  }
}

function fromPs(pid) {
  const { stdout = '' } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return { parent: Number(parent), command };
}
