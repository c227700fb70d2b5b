/**
 * Asks at a steady rate however long the answers take, as people do who do not know of each other. A process of its own.
 * Latencies count from when a request was due.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile } from '../harness.ts';
import { QUERY, tokens, VARIABLES } from './question.ts';

export interface OpenLoop {
  readonly url: string;
  readonly seconds: number;
  /** Requests a second. */
  readonly rate: number;
}

export interface OpenLoopResult {
  /** Answers with 200, a second, and their 99th percentile (ms). */
  readonly good: number;
  readonly p99: number;
  /** Answers with 503, a second, and their 99th percentile (ms); 0 without any. */
  readonly shed: number;
  readonly shedP99: number;
  /** Anything else. */
  readonly failed: number;
}

const TICK_MS = 5;
const { url, seconds, rate }: OpenLoop = JSON.parse(process.argv[2] ?? '');
const pool = new Pool(new URL(url).origin, { connections: 2000 });
const body = JSON.stringify({ query: QUERY, variables: VARIABLES });
const latencies = new Map<number, number[]>();
let failed = 0;

async function ask(due: number, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` };
  try {
    const { statusCode, body: answer } = await pool.request({ path: '/graphql', method: 'POST', headers, body });
    await answer.dump();
    const known = latencies.get(statusCode) ?? [];
    known.push(performance.now() - due);
    latencies.set(statusCode, known);
  } catch {
    failed += 1; // a figure of the result
  }
}

const users = tokens();
const running: Promise<void>[] = [];
const began = performance.now();
let sent = 0;
while (performance.now() - began < seconds * 1000) {
  const due = Math.floor(((performance.now() - began) / 1000) * rate);
  for (; sent < due; sent += 1) running.push(ask(began + (sent / rate) * 1000, users[sent % users.length] ?? ''));
  await sleep(TICK_MS);
}
await Promise.all(running);
await pool.destroy();
const of = (status: number) => latencies.get(status) ?? [];
const others = [...latencies].filter(([status]) => status !== 200 && status !== 503).flatMap(([, times]) => times);
const result: OpenLoopResult = {
  good: of(200).length / seconds,
  p99: of(200).length > 0 ? percentile(of(200), 99) : Number.POSITIVE_INFINITY,
  shed: of(503).length / seconds,
  shedP99: of(503).length > 0 ? percentile(of(503), 99) : 0,
  failed: failed + others.length,
};
process.send?.(result);
process.disconnect?.();
