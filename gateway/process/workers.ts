/**
 * Several processes that serve and share one port (`WORKERS`). This process starts them, restarts those that end, adds up
 * their metrics and passes on the signal to stop; it serves nothing itself. What a process remembers (sockets, cable
 * connections, token refreshes, shared lists, limits such as that of browser errors) each worker has of its own.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { EX_CONFIG, onStop } from './exit.ts';
import { listenForMetrics } from './metricsServer.ts';
import { workerMetrics } from './workerMetrics.ts';

/** Delays before the first, second, … restart (ms); the last one repeats. */
const DELAYS = [0, 1000, 2000, 4000, 8000, 16_000, 30_000];
/** A worker that was up this long (ms) has recovered: its next end counts as the first again. */
const RECOVERED_MS = 60_000;

/** Starts as many workers as configured and keeps them running, until this process is told to stop. */
export async function runWorkers(config: Config, log: Logger): Promise<void> {
  let stopping = false;
  let failures = 0;
  // Workers accept connections themselves. Round robin accepts here and hands them over: a connection on its way to a
  // worker that is killed, or hangs, would be neither answered nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  function start(): void {
    const worker = cluster.fork();
    const startedAt = performance.now();
    worker.once('exit', async (code, signal) => {
      if (stopping) return;
      // The worker has said why: a wrong setting or a busy port. The others have it too.
      if (code === EX_CONFIG) return end(EX_CONFIG);
      failures = performance.now() - startedAt > RECOVERED_MS ? 1 : failures + 1;
      const delay = DELAYS[Math.min(failures, DELAYS.length) - 1] ?? 0;
      log.error({ worker: worker.process.pid, code, signal, delay }, 'a worker ended; starting another');
      await sleep(delay);
      if (!stopping) start();
    });
  }

  async function stopWorkers(): Promise<void> {
    stopping = true;
    // One whose end is known already will not say so again.
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead());
    await Promise.all(
      running.map(async (worker) => {
        if (!worker) return;
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

  // The first one finds out whether the port is free, so that one message says so and not one from each.
  start();
  await once(cluster, 'listening');
  for (let count = 1; count < config.workers; count += 1) start();
  const metrics = await listenForMetrics(config, log, workerMetrics);
  onStop(async () => {
    await stopWorkers();
    metrics?.close();
  });
}
