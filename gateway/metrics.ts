/** Figures for Prometheus: what the gateway does, and how it stands. They name routes and codes, never people or records. */
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedCall } from './rest/client.ts';

/** Values that are read whenever Prometheus asks, each shown by a gauge of its own. */
export interface GaugeReadings {
  /** HTTP requests that are being answered. */
  answering(): number;
  sockets(): number;
  /** Subscriptions that listen, and the events that wait in their queues. */
  sources(): number;
  queued(): number;
  cables(): number;
  isBreakerOpen(): boolean;
  /** How many requests may run at a time now, however late they come. */
  room(): number;
  /** Calls upstream that run and that wait for their turn, by route. */
  routes(): Iterable<[route: string, counts: { running: number; waiting: number }]>;
}

/** Where the gateway tells what it does. */
export interface Metrics {
  readonly registry: Registry;
  requestEnded(status: number, seconds: number): void;
  callEnded(call: EndedCall): void;
  renewed(outcome: 'renewed' | 'over' | 'failed'): void;
  /** Something was refused because there is too much of it. */
  shed(what: 'call' | 'socket' | 'request'): void;
  stop(): void;
}

/** From a cached answer to the longest that an operation may take. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The figures of one gateway process, in a registry of their own. */
export function gatewayMetrics(readings: GaugeReadings): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const named = (name: string, help: string, labelNames: string[] = []) => ({
    name: `lading_gateway_${name}`,
    help,
    labelNames,
    registers,
  });

  const requests = new Histogram({
    ...named('request_seconds', 'HTTP requests by status, until their answer was sent', ['status']),
    buckets: SECONDS,
  });
  const calls = new Counter(named('upstream_calls_total', 'Calls to api/v1 by how they ended', ['route', 'outcome']));
  const attempts = new Counter(
    named('upstream_attempts_total', 'Tries of calls to api/v1, repeats included', ['route']),
  );
  const waited = new Counter(
    named('upstream_seconds_total', 'Time that calls to api/v1 took, waiting included', ['route']),
  );
  const renewals = new Counter(named('refreshes_total', 'Renewals of tokens by how they ended', ['outcome']));
  const shed = new Counter(named('shed_total', 'What was refused because there was too much of it', ['what']));

  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      ...named(name, help),
      collect() {
        this.set(value());
      },
    });
  gauge('requests_running', 'HTTP requests that are being answered', readings.answering);
  gauge('sockets', 'Open graphql-ws sockets', readings.sockets);
  gauge('subscription_sources', 'Subscriptions that listen', readings.sources);
  gauge('queued_events', 'Events that wait for a slow reader', readings.queued);
  gauge('cables', 'Connections to the cable, one for each user', readings.cables);
  gauge('requests_room', 'GraphQL requests that may run at a time, however late they come', readings.room);
  gauge('breaker_open', '1 while the backend is taken for gone', () => Number(readings.isBreakerOpen()));
  for (const state of ['running', 'waiting'] as const) {
    new Gauge({
      ...named(`upstream_${state}`, `Calls to api/v1 that are ${state}`, ['route']),
      collect() {
        for (const [route, counts] of readings.routes()) this.set({ route }, counts[state]);
      },
    });
  }
  const stopProcess = processMetrics(registry);

  return {
    registry,
    requestEnded: (status, seconds) => requests.observe({ status }, seconds),
    callEnded({ route, attempts: tries, ms, error }) {
      calls.inc({ route, outcome: error?.code ?? 'ok' });
      attempts.inc({ route }, tries);
      waited.inc({ route }, ms / 1000);
    },
    renewed: (outcome) => renewals.inc({ outcome }),
    shed: (what) => shed.inc({ what }),
    stop: stopProcess,
  };
}

/** How finely the event loop is watched (ms); one that is on time has this long between two looks. */
const WATCH_MS = 10;

/** The process itself, by the names that dashboards know. */
function processMetrics(registry: Registry): () => void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: WATCH_MS });
  delay.enable();
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'The 99th percentile of how late the event loop was since it was last asked',
    aggregator: 'max',
    registers,
    collect() {
      this.set(Number.isNaN(delay.mean) ? 0 : Math.max(0, delay.percentile(99) / 1e6 - WATCH_MS) / 1000);
      delay.reset();
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory that the process holds',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_open_fds',
    help: 'Open file descriptors; absent where the system does not tell',
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
