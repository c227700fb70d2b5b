/**
 * The only file that knows HTTP upstream: sends one api/v1 call and gives its answer in our names, or a RestError.
 * Knows nothing of sessions, records or GraphQL.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { type Code, errorFromAnswer, RestError } from './error.ts';
import { fromRest, toRest } from './names.ts';
import type { Path } from './path.ts';
import { type Query, queryString } from './query.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call. The headers that go up are exactly those that are made from these fields. */
export interface Call {
  readonly method: Method;
  readonly path: Path;
  readonly query?: Query;
  readonly body?: unknown;
  readonly token?: string | null;
  /** It may be sent again when its answer is lost: reads, and the few writes that are the same the second time. */
  readonly repeatable?: boolean;
  /** The gateway's own repeat right after a refresh (`X-Repeat: 1`). */
  readonly repeat?: boolean;
  readonly requestId?: string;
  readonly timeZone?: string | null;
  readonly idempotencyKey?: string | null;
  /** The address of the person, for the backend's limits. */
  readonly address?: string | null;
  /** Fields (in snake_case) whose object has keys that are data. */
  readonly dataKeys?: ReadonlySet<string>;
  readonly signal?: AbortSignal;
}

/** A successful answer: its body in our names (undefined for none), and the new token where it carries one. */
export interface Answer {
  readonly body: unknown;
  readonly token: string | null;
}

/** The way to one backend. */
export interface Client {
  /** @throws RestError for anything but a 2xx with a readable body. */
  send(call: Call): Promise<Answer>;
  /** Whether the backend says that it can serve. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** HTTP servers take 16 KB of request line and headers; 200 ids need 4. */
const LONGEST_URL = 12_000;

/** What the log is told of a call that failed for good. */
export interface FailedCall {
  readonly method: Method;
  readonly path: string;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly error: RestError;
}

/** @param onFault told of failures that are the backend's or the network's, not the caller's */
export function restClient(
  apiUrl: string,
  settings: Settings['upstream'],
  onFault: (call: FailedCall) => void = () => {},
): Client {
  const base = new URL(apiUrl);
  const prefix = base.pathname.replace(/\/+$/, '');
  const pool = new Pool(base.origin, {
    connections: settings.connections,
    maxResponseSize: settings.maxAnswerBytes,
    // Deadlines are ours, to the millisecond and over retries; undici's are only the net below them.
    headersTimeout: settings.timeoutMs * 2,
    bodyTimeout: settings.timeoutMs * 2,
    connect: { timeout: settings.timeoutMs },
  });
  const allowance = retryAllowance(settings.retryShare);

  async function send(call: Call): Promise<Answer> {
    const url = `${prefix}/api/v1/${call.path}${queryString(call.query)}`;
    if (url.length > LONGEST_URL) throw new RestError('BAD_USER_INPUT', messages.tooLarge);
    const headers = headersOf(call);
    const body = call.body === undefined ? undefined : JSON.stringify(toRest(call.body));
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), settings.timeoutMs);
    const signal = call.signal ? AbortSignal.any([deadline.signal, call.signal]) : deadline.signal;
    allowance.earn();
    try {
      for (let attempt = 0; ; attempt += 1) {
        const outcome = await attemptOnce(
          pool,
          { path: url, method: call.method, headers, body, signal },
          call.dataKeys,
        );
        if ('answer' in outcome) return outcome.answer;
        const error = finalError(outcome, call, deadline.signal);
        const again = call.repeatable && outcome.passing && !signal.aborted && attempt < settings.retries;
        if (!again || !allowance.spend()) {
          const { method, path, requestId } = call;
          if (FAULTS.has(error.code)) onFault({ method, path, requestId, attempts: attempt + 1, error });
          throw error;
        }
        await sleep(settings.retryPauseMs * 2 ** attempt * (0.5 + Math.random() / 2));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function ready(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(Math.min(2000, settings.timeoutMs));
      const { statusCode, body } = await pool.request({ path: `${prefix}/readyz`, method: 'GET', signal });
      await body.dump();
      return statusCode < 500;
    } catch {
      // Whatever kept the backend from answering, it is not ready.
      return false;
    }
  }

  return { send, ready, close: () => pool.destroy() };
}

/** How one try ended without success. `passing` may be gone a moment later; `lost` was sent, but its answer is unknown. */
interface Failure {
  readonly error: RestError;
  readonly passing: boolean;
  readonly lost: boolean;
}

async function attemptOnce(
  pool: Pool,
  request: Dispatcher.RequestOptions,
  dataKeys: ReadonlySet<string> | undefined,
): Promise<{ answer: Answer } | Failure> {
  let status: number;
  let headers: Dispatcher.ResponseData['headers'];
  let text: string;
  try {
    const response = await pool.request(request);
    status = response.statusCode;
    headers = response.headers;
    text = await response.body.text();
  } catch (cause) {
    return connectionFailure(cause);
  }
  const body = parsed(text, dataKeys);
  if (status >= 200 && status < 300) {
    if (body !== undefined) return { answer: { body: body.value, token: bearerOf(headers.authorization) } };
    const error = new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse);
    return { error, passing: false, lost: true };
  }
  const error = errorFromAnswer(status, body?.value, secondsOf(headers['retry-after']));
  return { error, passing: [500, 502, 503].includes(status), lost: status === 502 || status === 504 };
}

/** What is thrown in the end: a lost answer of a write is its own kind, so that the caller can ask again with the key. */
function finalError(failure: Failure, call: Call, deadline: AbortSignal): RestError {
  if (call.signal?.aborted) return new RestError('REQUEST_CANCELLED', messages.cancelled);
  if (failure.lost && !call.repeatable) {
    return new RestError('OUTCOME_UNKNOWN', messages.outcomeUnknown, { cause: failure.error });
  }
  if (deadline.aborted) return new RestError('UPSTREAM_TIMEOUT', messages.timeout, { cause: failure.error });
  return failure.error;
}

const FAULTS = new Set<Code>(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE', 'OUTCOME_UNKNOWN']);

// Nothing was sent when the connection could not be made.
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function connectionFailure(cause: unknown): Failure {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    const error = new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse, { cause });
    return { error, passing: false, lost: true };
  }
  const sent = !NOT_SENT.has(code);
  return { error: new RestError('UPSTREAM_UNAVAILABLE', messages.unavailable, { cause }), passing: sent, lost: sent };
}

function headersOf(call: Call): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (call.token) headers.authorization = `Bearer ${call.token}`;
  if (call.requestId) headers['x-request-id'] = call.requestId;
  if (call.timeZone) headers['time-zone'] = call.timeZone;
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  if (call.address) headers['x-forwarded-for'] = call.address;
  if (call.repeat) headers['x-repeat'] = '1';
  return headers;
}

/** The body in our names, in a box because JSON's `null` is a value; undefined when it is not JSON. No body is a value too. */
function parsed(text: string, dataKeys: ReadonlySet<string> | undefined): { value: unknown } | undefined {
  if (text === '') return { value: undefined };
  try {
    return { value: fromRest(JSON.parse(text), dataKeys) };
  } catch {
    return undefined;
  }
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
const bearerOf = (header: string | string[] | undefined) => single(header)?.match(/^Bearer (\S+)$/)?.[1] ?? null;

function secondsOf(header: string | string[] | undefined): number | undefined {
  const value = single(header);
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Retries as a share of all requests, with a reserve for quiet times. */
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
