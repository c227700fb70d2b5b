/**
 * Sends one api/v1 call and returns its response in our names, or throws a RestError: with deadline, bulkhead, retries and
 * circuit breaker (`stream.ts` does so for files). Knows nothing about sessions, records or GraphQL.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { type Answer, attempt, type Failure, parsed } from './attempt.ts';
import { breaker } from './breaker.ts';
import { bulkhead, callerOf } from './bulkhead.ts';
import type { Call, Observer, StreamCall } from './call.ts';
import { deadlineIn, reasonOf } from './deadline.ts';
import { type Code, RestError } from './error.ts';
import type { ExchangeRequest } from './exchange.ts';
import { headersOf } from './headers.ts';
import { toRest } from './names.ts';
import { routeOf } from './path.ts';
import { type Streamed, streams, textOf } from './stream.ts';

/** The client of one backend. */
export interface Client {
  /** Sends a call. @throws RestError for anything but a 2xx with a readable body */
  send(call: Call): Promise<Answer>;
  /** Sends a call with streamed bodies. @throws RestError for any status but 2xx, 304 and 416 */
  stream(call: StreamCall): Promise<Streamed>;
  /** Whether the backend reports that it can serve. */
  ready(): Promise<boolean>;
  /** Returns the state of breaker and bulkhead, for metrics. */
  state(): { isOpen: boolean; routes: Iterable<[route: string, counts: { running: number; waiting: number }]> };
  close(): Promise<void>;
}

/** HTTP servers accept 16 KB of request line and headers; 200 ids need 4 KB. */
const LONGEST_URL = 12_000;

/**
 * Creates a client of one backend, with its own connections.
 * @param apiUrl the backend's URL, without `/api/v1`; a path before that is kept
 * @param observer receives every call, for log and metrics
 */
export function restClient(
  apiUrl: string,
  { upstream: settings, files }: Pick<Settings, 'upstream' | 'files'>,
  observer: Observer = {},
): Client {
  const base = new URL(apiUrl);
  const prefix = base.pathname.replace(/\/+$/, '');
  const pool = new Pool(base.origin, {
    connections: settings.connections,
    maxResponseSize: settings.maxAnswerBytes,
    // Our own deadlines are exact and span retries; undici's are the safety net.
    headersTimeout: Math.max(settings.timeoutMs, settings.longMs) * 2,
    bodyTimeout: Math.max(settings.timeoutMs, settings.longMs) * 2,
    connect: { timeout: settings.timeoutMs },
  });
  const allowance = retryAllowance(settings.retryShare);
  const line = bulkhead({ ...settings, waiting: settings.waitingPerRoute }, (route) => {
    observer.onShed?.(route);
    return new RestError('UPSTREAM_UNAVAILABLE', messages.unavailable, { retryAfter: 1 });
  });
  const circuit = breaker({
    failures: settings.breakerFailures,
    windowMs: settings.breakerWindowMs,
    soonestProbeMs: settings.breakerSoonestProbeMs,
    probeMs: settings.breakerProbeMs,
    probe: async () => (await state()) !== 'away',
    onChange: (isOpen) => observer.onBreaker?.(isOpen),
  });

  const bodies = streams({ base, prefix, settings: files, circuit, observer, unavailable });

  async function send(call: Call): Promise<Answer> {
    const url = `${prefix}/api/v1/${call.path}${call.search ?? ''}`;
    if (url.length > LONGEST_URL) throw new RestError('TOO_LARGE', messages.tooLarge);
    const { method, path, requestId } = call;
    const route = routeOf(path);
    const turn = { route, caller: callerOf(call) };
    const began = performance.now();
    const deadline = deadlineIn(call.isLong ? Math.max(settings.timeoutMs, settings.longMs) : settings.timeoutMs, call);
    let attempts = 0;
    const end = (error: RestError | null) => {
      const ended = { method, path, route, requestId, attempts, ms: performance.now() - began, error };
      observer.onEnd?.(ended);
      if (call.listener?.aborted) observer.onAbandonedWrite?.(ended);
    };

    async function tryOnce(request: ExchangeRequest): Promise<{ answer: Answer } | Failure> {
      if (circuit.isOpen) throw unavailable(circuit.retryAfter);
      attempts += 1;
      const tried = performance.now();
      const outcome = await attempt(pool, request, call.dataKeys);
      if (outcome.limits) call.onLimits?.(outcome.limits);
      // A call whose caller disconnected, or that had little time left after queueing, proves nothing about the backend.
      const brief = deadline.signal.aborted && performance.now() - tried < settings.timeoutMs / 2;
      if ('answer' in outcome || !outcome.unanswered) circuit.answered();
      else if (!call.signal?.aborted && !brief) circuit.failed(tried);
      return outcome;
    }

    async function inTurn(): Promise<Answer> {
      const { signal } = deadline;
      const body = call.body === undefined ? undefined : JSON.stringify(toRest(call.body));
      const headers = headersOf(call, body === undefined ? {} : { 'content-type': 'application/json' });
      const request = { path: url, method, headers, body, signal };
      while (true) {
        const outcome = await tryOnce(request);
        if ('answer' in outcome) return outcome.answer;
        const again = call.repeatable && outcome.passing && !signal.aborted && attempts <= settings.retries;
        if (!again || !allowance.spend()) throw finalError(outcome, call, signal);
        await sleep(settings.retryPauseMs * 2 ** (attempts - 1) * (0.5 + Math.random() / 2));
      }
    }

    allowance.earn();
    try {
      await line.take(turn, deadline);
      try {
        const answer = await inTurn();
        end(null);
        return answer;
      } finally {
        line.give(turn);
      }
    } catch (error) {
      if (error instanceof RestError) end(error);
      throw error;
    } finally {
      deadline.done();
    }
  }

  /** A backend whose disk is full, for instance, is not ready, but reads. */
  async function state(): Promise<'ready' | 'reads' | 'away'> {
    try {
      const signal = AbortSignal.timeout(Math.min(2000, settings.timeoutMs));
      const { statusCode, body } = await pool.request({ path: `${prefix}/readyz`, method: 'GET', signal });
      if (statusCode < 500) {
        await body.dump();
        return 'ready';
      }
      const parts = partsOf(parsed(await textOf(body, MOST_OF_STATE))?.value);
      return parts.database === true && parts.stopping === false ? 'reads' : 'away';
    } catch {
      // No response, for any reason: not ready.
      return 'away';
    }
  }

  return {
    send,
    stream: bodies.stream,
    ready: async () => (await state()) === 'ready',
    state: () => ({ isOpen: circuit.isOpen, routes: [...line.counts(), ...bodies.counts()] }),
    async close() {
      circuit.stop();
      await Promise.all([pool.destroy(), bodies.close()]);
    },
  };
}

/** The longest response of `/readyz` that is read (bytes). */
const MOST_OF_STATE = 16 * 1024;

const partsOf = (body: unknown): { database?: unknown; stopping?: unknown } =>
  typeof body === 'object' && body !== null ? body : {};

const unavailable = (retryAfter: number) => new RestError('UPSTREAM_UNAVAILABLE', messages.unavailable, { retryAfter });

/** Returns the error of a call. A write whose response was lost has its own code: its caller retries with the same key. */
function finalError(failure: Failure, call: Call, deadline: AbortSignal): RestError {
  if (call.signal?.aborted) return reasonOf(call.signal);
  if (failure.lost && !call.repeatable) {
    return new RestError('OUTCOME_UNKNOWN', messages.outcomeUnknown, { cause: failure.error });
  }
  if (deadline.aborted) return new RestError('UPSTREAM_TIMEOUT', messages.timeout, { cause: failure.error });
  return failure.error;
}

const FAULTS = new Set<Code>(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE', 'OUTCOME_UNKNOWN']);

/** Whether the backend or the network is at fault, not the caller. */
export const isFault = (error: RestError | null): error is RestError => error !== null && FAULTS.has(error.code);

/** Allows retries as a share of all calls, with a reserve for quiet times. */
function retryAllowance(share: number): { earn(): void; spend(): boolean } {
  const reserve = 10;
  let saved = reserve;
  return {
    earn() {
      saved = Math.min(reserve, saved + share);
    },
    spend() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
