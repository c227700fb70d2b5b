/** Metrics for Prometheus. Their labels are routes and codes, never users or records. */
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedCall } from '../upstream/call.ts';

/** Values that are read at each scrape, each by its own gauge. */
export interface GaugeReadings {
  /** Running HTTP requests. */
  runningRequests(): number;
  sockets(): number;
  /** Active subscriptions, and the events in their queues. */
  sources(): number;
  queued(): number;
  cables(): number;
  isBreakerOpen(): boolean;
  /** The current concurrency limit of overload control. */
  room(): number;
  /** Running and queued upstream calls, by route. */
  routes(): Iterable<[route: string, counts: { running: number; waiting: number }]>;
}

/** The metrics of a gateway process. */
export interface Metrics {
  readonly registry: Registry;
  /** Adds gauges for these readings. */
  watch(readings: Partial<GaugeReadings>): void;
  requestEnded(status: number, seconds: number): void;
  callEnded(call: EndedCall): void;
  refreshed(outcome: 'renewed' | 'over' | 'failed'): void;
  /** Counts a call, socket or request that was shed under load. */
  shed(what: 'call' | 'socket' | 'request'): void;
  stop(): void;
}

const GAUGES: Readonly<Record<Exclude<keyof GaugeReadings, 'routes'>, readonly [name: string, help: string]>> = {
  runningRequests: ['requests_running', 'Running HTTP requests'],
  sockets: ['sockets', 'Open graphql-ws sockets'],
  sources: ['subscription_sources', 'Active subscriptions'],
  queued: ['queued_events', 'Events queued for slow readers'],
  cables: ['cables', 'Cable connections, one for each user'],
  room: ['requests_room', 'GraphQL requests that overload control lets run at a time'],
  isBreakerOpen: ['breaker_open', '1 while the circuit breaker is open'],
};

/** Buckets from a cached response to the longest operation. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates the metrics of one gateway process, in their own registry. */
export function gatewayMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const named = (name: string, help: string, labelNames: string[] = []) => ({
    name: `lading_gateway_${name}`,
    help,
    labelNames,
    registers,
  });

  const requests = new Histogram({
    ...named('request_seconds', 'Duration of HTTP requests by status, until the answer was sent', ['status']),
    buckets: SECONDS,
  });
  const calls = new Counter(named('upstream_calls_total', 'Calls to api/v1 by outcome', ['route', 'outcome']));
  const attempts = new Counter(
    named('upstream_attempts_total', 'Attempts of calls to api/v1, retries included', ['route']),
  );
  const waited = new Counter(
    named('upstream_seconds_total', 'Duration of calls to api/v1, queueing included', ['route']),
  );
  const refreshes = new Counter(named('refreshes_total', 'Token refreshes by outcome', ['outcome']));
  const shed = new Counter(named('shed_total', 'What was shed under load', ['what']));

  function watch({ routes, ...readings }: Partial<GaugeReadings>): void {
    for (const [reading, read] of Object.entries(readings)) {
      const [name, help] = GAUGES[reading as keyof typeof GAUGES]; // its keys
      new Gauge({
        ...named(name, help),
        collect() {
          this.set(Number(read()));
        },
      });
    }
    if (routes) watchRoutes(routes);
  }

  function watchRoutes(routes: GaugeReadings['routes']): void {
    for (const state of ['running', 'waiting'] as const) {
      new Gauge({
        ...named(`upstream_${state}`, `Calls to api/v1 that are ${state}`, ['route']),
        collect() {
          for (const [route, counts] of routes()) this.set({ route }, counts[state]);
        },
      });
    }
  }

  const stopProcess = processMetrics(registry);

  return {
    registry,
    watch,
    requestEnded: (status, seconds) => requests.observe({ status }, seconds),
    callEnded({ route, attempts: tries, ms, error }) {
      calls.inc({ route, outcome: error?.code ?? 'ok' });
      attempts.inc({ route }, tries);
      waited.inc({ route }, ms / 1000);
    },
    refreshed: (outcome) => refreshes.inc({ outcome }),
    shed: (what) => shed.inc({ what }),
    stop: stopProcess,
  };
}

/** The resolution of the event loop histogram (ms): an idle loop shows this delay. */
const RESOLUTION_MS = 10;

/** Adds metrics of the process, with prom-client's usual names. Returns a function that stops measuring. */
function processMetrics(registry: Registry): () => void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: '99th percentile of the event loop delay since the last scrape',
    aggregator: 'max',
    registers,
    collect() {
      this.set(Number.isNaN(delay.mean) ? 0 : Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS) / 1000);
      delay.reset();
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_open_fds',
    help: 'Open file descriptors; absent where the system has no /proc',
    registers,
    collect() {
      const count = openDescriptors();
      if (count !== null) this.set(count);
    },
  });
  return () => delay.disable();
}

function openDescriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null; // not Linux
  }
}
