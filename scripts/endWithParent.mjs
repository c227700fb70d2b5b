/**
 * Loaded into every supervised process before its own code. When the supervisor ends, for any reason and at any point of
 * this process's startup, this process gets SIGTERM, and SIGKILL after a while. So ports and locks are released.
 */
import { Worker } from 'node:worker_threads';

const PATIENCE_MS = 40_000;

// The terminal, or the reader of a pipe, may be gone: no reason to end in the middle of something.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// A process that has finished its work does not wait for its parent.
process.channel?.unref();

/** The longest start (ms). */
const STARTING_MS = 120_000;
/** A start may not come to its events for seconds, while it makes a database. A thread of its own notices, and the signal,
 * which nothing handles before the end of the start, ends the process at once. */
const watcher = new Worker(
  `const parent = process.ppid;
   setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500);`,
  {
    eval: true,
    execArgv: [],
    stdin: false,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  },
);
watcher.on('error', () => {});
watcher.unref();
setTimeout(() => void watcher.terminate(), STARTING_MS).unref();
