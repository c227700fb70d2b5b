/**
 * Several processes that serve and share one port (`WORKERS`). This process starts them, starts again what ends, adds up
 * their figures and passes on that it is to stop; it serves nothing itself. What a process remembers (sockets, cable
 * connections, renewals, shared lists, limits such as that of browser errors) each worker has of its own.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import { onStop, REFUSED } from './exit.ts';
import { listenForMetrics } from './http/metricsServer.ts';
import type { Logger } from './log.ts';
import { workerFigures } from './workerFigures.ts';

/** How long to wait before the first, second, … start after an end (ms); the last one repeats. */
const DELAYS = [0, 1000, 2000, 4000, 8000, 16_000, 30_000];
/** A worker that was up this long (ms) has recovered: its next end counts as the first again. */
const RECOVERED_MS = 60_000;

/** Starts as many workers as configured and keeps them running, until this process is told to stop. */
export async function runWorkers(config: Config, log: Logger): Promise<void> {
  let stopping = false;
  let failures = 0;

  function start(): void {
    const worker = cluster.fork();
    const startedAt = performance.now();
    worker.once('exit', async (code, signal) => {
      if (stopping) return;
      // It has said why: a wrong setting or a busy port, which the others have, too.
      if (code === REFUSED) return end(REFUSED);
      failures = performance.now() - startedAt > RECOVERED_MS ? 1 : failures + 1;
      const delay = DELAYS[Math.min(failures, DELAYS.length) - 1] ?? 0;
      log.error({ worker: worker.process.pid, code, signal, delay }, 'a worker ended; starting another');
      await sleep(delay);
      if (!stopping) start();
    });
  }

  async function stopWorkers(): Promise<void> {
    stopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      running.map(async (worker) => {
        const gone = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await gone;
      }),
    );
  }

  async function end(code: number): Promise<never> {
    await stopWorkers();
    process.exit(code);
  }

  // The first one finds out whether the port can be had, so that one message says so and not each of them.
  start();
  await once(cluster, 'listening');
  for (let count = 1; count < config.workers; count += 1) start();
  const figures = await listenForMetrics(config, log, workerFigures);
  onStop(async () => {
    await stopWorkers();
    figures?.close();
  });
}
