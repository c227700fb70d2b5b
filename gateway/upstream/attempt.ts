/** Makes one attempt of a call over HTTP: returns its response or failure. Knows nothing about retries and deadlines. */
import type { Pool } from 'undici';
import { messages } from '../messages.ts';
import { errorFromAnswer, RestError } from './error.ts';
import { type Exchanged, type ExchangeRequest, exchange } from './exchange.ts';
import { fromRest } from './names.ts';

/** A successful response: its body in our names (undefined without one), and the new token if there is one. */
export interface Answer {
  readonly body: unknown;
  readonly token: string | null;
}

/** How an attempt failed. */
export interface Failure {
  readonly error: RestError;
  /** Whether the failure is transient: a retry may succeed. */
  readonly passing: boolean;
  /** Whether the request was sent and its outcome is unknown. */
  readonly lost: boolean;
  /** Whether the backend did not respond, or a proxy in front of it reported that. */
  readonly unanswered: boolean;
}

/** The headers that report how much of a limit is used up (draft-ietf-httpapi-ratelimit-headers-09). */
export type LimitHeaders = Readonly<Record<'ratelimit' | 'ratelimit-policy', string>>;
interface Limited {
  readonly limits?: LimitHeaders;
}

/** Makes an attempt. @param dataKeys fields (in snake_case) whose object keys are data */
export async function attempt(
  pool: Pool,
  request: ExchangeRequest,
  dataKeys: ReadonlySet<string> | undefined,
): Promise<({ answer: Answer } | Failure) & Limited> {
  let exchanged: Exchanged;
  try {
    exchanged = await exchange(pool, request);
  } catch (cause) {
    return connectionFailure(cause);
  }
  const { status, headers, text } = exchanged;
  const limits = limitsIn(headers);
  if (status >= 200 && status < 300) {
    const body = parsed(text, dataKeys);
    if (body !== undefined) return { answer: { body: body.value, token: bearerOf(headers.authorization) }, limits };
    const error = new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse);
    return { error, passing: false, lost: true, unanswered: false };
  }
  const error = errorOf({ status, headers, text }, dataKeys);
  const busy = error.code === 'BUSY';
  return {
    error,
    // A full queue gets no repeats: they would only lengthen it.
    passing: !busy && [500, 502, 503].includes(status),
    lost: status === 502 || status === 504,
    unanswered: !busy && [502, 503, 504].includes(status),
    limits,
  };
}

/** Returns the error for a response that is not 2xx. */
export const errorOf = ({ status, headers, text }: Exchanged, dataKeys?: ReadonlySet<string>): RestError =>
  errorFromAnswer(status, parsed(text, dataKeys)?.value, secondsOf(headers['retry-after']));

// Without a connection, nothing was sent.
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns the failure of an attempt without a response, or with a partial one. @param cause the error of undici */
export function connectionFailure(cause: unknown): Failure {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    const error = new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse, { cause });
    return { error, passing: false, lost: true, unanswered: false };
  }
  const sent = !NOT_SENT.has(code);
  const error = new RestError('UPSTREAM_UNAVAILABLE', messages.unavailable, { cause });
  return { error, passing: sent, lost: sent, unanswered: true };
}

/** Parses a body to our names, boxed because JSON's `null` and an empty body are values; undefined if it is not JSON. */
export function parsed(text: string, dataKeys?: ReadonlySet<string>): { value: unknown } | undefined {
  if (text === '') return { value: undefined };
  try {
    return { value: fromRest(JSON.parse(text), dataKeys) };
  } catch {
    return undefined;
  }
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Returns the token of a response's `Authorization` header, or null. */
export const bearerOf = (header: string | string[] | undefined) => single(header)?.match(/^Bearer (\S+)$/)?.[1] ?? null;

function limitsIn({ ratelimit, 'ratelimit-policy': policy }: Exchanged['headers']): LimitHeaders | undefined {
  const [now, rule] = [single(ratelimit), single(policy)];
  return now && rule ? { ratelimit: now, 'ratelimit-policy': rule } : undefined;
}

function secondsOf(header: string | string[] | undefined): number | undefined {
  const value = single(header);
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
