/**
 * Runs several processes that serve and share one port (`WORKERS`). This process starts them, restarts those that exit,
 * aggregates their metrics and passes on the stop signal; it serves nothing itself. Each worker has its own state: sockets,
 * cable connections, token refreshes, shared lists, limits such as that of browser errors.
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
/** A worker that was up this long (ms) has recovered: its next exit counts as the first again. */
const RECOVERED_MS = 60_000;

/** Starts the configured number of workers and keeps them running until this process is signaled to stop. */
export async function runWorkers(config: Config, log: Logger): Promise<void> {
  let stopping = false;
  let failures = 0;
  // Workers accept connections themselves. Round robin would accept here and hand them over: a connection in transit to a
  // worker that is killed, or hangs, would be neither answered nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  function start(): void {
    const worker = cluster.fork();
    const startedAt = performance.now();
    worker.once('exit', async (code, signal) => {
      if (stopping) return;
      // The worker has reported why: an invalid setting or a busy port. The others have it, too.
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
    // A dead worker would not emit 'exit' again.
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

  // The first worker checks whether the port is free, so that there is one message and not one per worker.
  start();
  await once(cluster, 'listening');
  for (let count = 1; count < config.workers; count += 1) start();
  const metrics = await listenForMetrics(config, log, workerMetrics);
  onStop(async () => {
    await stopWorkers();
    metrics?.close();
  });
}
