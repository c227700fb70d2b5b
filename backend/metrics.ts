/** Metrics for Prometheus. They name routes and statuses, never people or records. */
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseUse } from './db/counted.ts';
import type { FairQueue, QueueObserver } from './turns/fairQueue.ts';
import { type Resource, resources, type SharedWork } from './turns/sharedWork.ts';

/** The resolution of the event loop monitor (ms). Its samples include this interval even without a delay. */
const WATCH_MS = 10;

/** The values that are read at each scrape. */
export interface GaugeReadings {
  database(): DatabaseUse;
  cable(): { connections: number; subscriptions: number };
  /** The folder of incoming files. */
  readonly incoming: string;
  work(): SharedWork;
}

/** The metrics of a backend. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts a request as running until the returned function is called. */
  requestBegan(): (method: string, route: string, status: number, seconds: number) => void;
  /** Returns the observer of a resource's queue. */
  workObserver(resource: Resource): QueueObserver;
  stop(): void;
}

/** The buckets of request durations (s), from lookup lists to the longest write. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Creates the metrics of one backend process, in a separate registry. */
export function backendMetrics(readings: GaugeReadings): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const named = (name: string, help: string, labelNames: string[] = []) => ({
    name: `lading_backend_${name}`,
    help,
    labelNames,
    registers,
  });

  const requests = new Histogram({
    ...named('request_seconds', 'HTTP requests until their answer was sent', ['method', 'route', 'status']),
    buckets: SECONDS,
  });
  let running = 0;
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      ...named(name, help),
      collect() {
        this.set(value());
      },
    });
  gauge('requests_running', 'HTTP requests that are being answered', () => running);
  gauge('database_running', 'Queries and transactions that have a connection', () => readings.database().running);
  gauge('database_waiting', 'Queries and transactions that wait for a connection', () => readings.database().waiting);
  new Counter({
    ...named('transactions_total', 'Transactions by how they ended', ['outcome']),
    collect() {
      const { committed, rolledBack } = readings.database();
      this.reset();
      this.inc({ outcome: 'committed' }, committed);
      this.inc({ outcome: 'rolled_back' }, rolledBack);
    },
  });
  gauge('cable_sockets', 'Connections to the cable', () => readings.cable().connections);
  gauge('cable_subscriptions', 'Subscriptions of all connections', () => readings.cable().subscriptions);
  gauge(
    'incoming_files',
    'Files that are being uploaded, or that were left behind',
    () => entriesOf(readings.incoming) ?? 0,
  );
  const workObserver = workMetrics(named, () => readings.work());
  const stop = processMetrics(registry);

  return {
    registry,
    workObserver,
    requestBegan() {
      running += 1;
      return (method, route, status, seconds) => {
        running -= 1;
        requests.observe({ method, route, status }, seconds);
      };
    },
    stop,
  };
}

type Named = (
  name: string,
  help: string,
  labelNames?: string[],
) => {
  name: string;
  help: string;
  labelNames: string[];
  registers: Registry[];
};

/** Registers the metrics of the shared work's queues. Returns the observers that feed them. */
function workMetrics(named: Named, work: () => SharedWork): Metrics['workObserver'] {
  const gauge = (name: string, help: string, value: (counts: ReturnType<FairQueue['counts']>) => number) =>
    new Gauge({
      ...named(name, help, ['resource']),
      collect() {
        for (const resource of resources) this.set({ resource }, value(work()[resource].counts()));
      },
    });
  gauge('work_running', 'Shared work that runs, by resource', ({ running }) => running);
  gauge('work_waiting', 'Shared work that waits for its turn', ({ waiting }) => waiting);
  const waits = new Histogram({
    ...named('work_wait_seconds', 'How long shared work waited for its turn', ['resource']),
    buckets: SECONDS,
  });
  const refused = new Counter(
    named('work_refused_total', 'Shared work refused with 503: a full queue (of one key, of all), a long wait', [
      'resource',
      'why',
    ]),
  );
  const left = new Counter(named('work_left_total', 'Shared work whose client left before its turn', ['resource']));
  return (resource) => ({
    onStart: (waitedMs) => waits.observe({ resource }, waitedMs / 1000),
    onRefused: (why) => refused.inc({ resource, why }),
    onLeft: () => left.inc({ resource }),
  });
}

/** Registers process metrics under prom-client's default names, which dashboards know. Returns how to stop measuring. */
function processMetrics(registry: Registry): () => void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: WATCH_MS });
  delay.enable();
  const gauge = (name: string, help: string, value: () => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const now = value();
        if (now !== null) this.set(now);
      },
    });
  gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'The 99th percentile of how late the event loop was since last asked',
    () => {
      const seconds = Number.isNaN(delay.mean) ? 0 : Math.max(0, delay.percentile(99) / 1e6 - WATCH_MS) / 1000;
      delay.reset();
      return seconds;
    },
  );
  gauge('process_resident_memory_bytes', 'Memory that the process holds', () => process.memoryUsage.rss());
  gauge('process_open_fds', 'Open file descriptors; absent where the system does not tell', () =>
    entriesOf('/proc/self/fd'),
  );
  return () => delay.disable();
}

/** Returns the number of entries in a folder; null if it cannot be read. */
function entriesOf(folder: string): number | null {
  try {
    return readdirSync(folder).length;
  } catch {
    return null;
  }
}
