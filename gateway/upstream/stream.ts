/**
 * Sends calls with streamed bodies: uploads and downloads. They have their own connections, so that a slow file takes none
 * from other calls. The caller sets headers, and deadlines by `signal`.
 */
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Pool } from 'undici';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { bearerOf, connectionFailure, errorOf } from './attempt.ts';
import type { Breaker } from './breaker.ts';
import { bulkhead, callerOf } from './bulkhead.ts';
import type { Observer, StreamCall } from './call.ts';
import { reasonOf } from './deadline.ts';
import { RestError } from './error.ts';
import { headersOf } from './headers.ts';
import { routeOf } from './path.ts';

/** The head of a response. Its body must be read to the end, or destroyed. */
export interface Streamed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly token: string | null;
  readonly body: Readable;
}

/** The calls with streams to one backend. */
export interface Streams {
  /** Sends a call. @throws RestError for any status but 2xx, 304 and 416 */
  stream(call: StreamCall): Promise<Streamed>;
  /** Counts running and queued calls, by route. */
  counts: ReturnType<typeof bulkhead>['counts'];
  close(): Promise<void>;
}

/** The parts of the client that streams share. */
export interface StreamParts {
  readonly base: URL;
  /** The path before `/api/v1`. */
  readonly prefix: string;
  readonly settings: Settings['files'];
  readonly circuit: Breaker;
  readonly observer: Observer;
  readonly unavailable: (retryAfter: number) => RestError;
}

/** The statuses of a download without a body, passed on as is. */
const SAYING = new Set([304, 416]);
/** The statuses of a proxy that cannot reach the backend, or gets no response from it. */
const GATEWAYS = new Set([502, 503, 504]);

/** Creates the pools for streams; no connection is opened before the first call. */
export function streams({ base, prefix, settings, circuit, observer, unavailable }: StreamParts): Streams {
  // Each call has its own deadline.
  const connect = { timeout: settings.idleMs };
  const options = { connections: settings.connections, headersTimeout: 0, bodyTimeout: 0, connect };
  const kept = new Pool(base.origin, options);
  // A body can be sent only once, so it needs a connection that is not stale. Not one with `Connection: close`: a server
  // that rejects early would close at once, and its response would be lost.
  const fresh = new Pool(base.origin, { ...options, keepAliveTimeout: 1, keepAliveMaxTimeout: 1 });
  const line = bulkhead({ ...settings, waiting: settings.waitingPerRoute }, (route) => {
    observer.onShed?.(route);
    return unavailable(1);
  });

  /** @throws RestError */
  async function tryOnce(call: StreamCall, tried: number): Promise<Streamed> {
    if (circuit.isOpen) throw unavailable(circuit.retryAfter);
    const { method, body, signal } = call;
    try {
      const answer = await (call.repeatable ? kept : fresh).request({
        path: `${prefix}/api/v1/${call.path}${call.search ?? ''}`,
        method,
        headers: headersOf(call, call.headers),
        body,
        signal,
      });
      const { statusCode: status, headers } = answer;
      // Readers get the error by reading; between two reads, nothing listens.
      answer.body.on('error', () => {});
      if ((status < 200 || status > 299) && !SAYING.has(status)) {
        const failure = errorOf({ status, headers, text: await textOf(answer.body, settings.answerBytes) });
        if (!isUnreached(failure)) circuit.answered();
        throw failure;
      }
      circuit.answered();
      return { status, headers, token: bearerOf(headers.authorization), body: answer.body };
    } catch (error) {
      const failure = failureOf(error, signal);
      if (failure.status === null ? !isUnanswered(failure) : !isUnreached(failure)) throw failure;
      circuit.failed(tried);
      throw lostOr(call, failure);
    }
  }

  async function stream(call: StreamCall): Promise<Streamed> {
    const { method, path, requestId, signal } = call;
    const route = `files/${routeOf(path)}`;
    const turn = { route, caller: callerOf(call) };
    const began = performance.now();
    let attempts = 0;
    const end = (error: RestError | null) =>
      observer.onEnd?.({ method, path, route, requestId, attempts, ms: performance.now() - began, error });

    async function again(): Promise<Streamed> {
      attempts += 1;
      const tried = performance.now();
      try {
        return await tryOnce(call, tried);
      } catch (error) {
        // The backend may have closed this kept-alive connection just now.
        const stale = error instanceof RestError && error.code === 'UPSTREAM_UNAVAILABLE' && error.status === null;
        if (!call.repeatable || !stale || attempts > 1 || signal.aborted || circuit.isOpen) throw error;
        return again();
      }
    }

    try {
      await line.take(turn, { signal });
    } catch (error) {
      if (error instanceof RestError) end(error);
      throw error;
    }
    try {
      const streamed = await again();
      void finished(streamed.body, { writable: false })
        .then(
          () => end(null),
          (error: unknown) => end(failureOf(error, signal)),
        )
        .finally(() => line.give(turn));
      return streamed;
    } catch (error) {
      line.give(turn);
      if (error instanceof RestError) end(error);
      throw error;
    }
  }

  return {
    stream,
    counts: line.counts,
    async close() {
      await Promise.all([kept.destroy(), fresh.destroy()]);
    },
  };
}

/** Returns why an attempt failed: aborted, an error response, or the connection. */
const failureOf = (error: unknown, signal: AbortSignal): RestError =>
  signal.aborted ? reasonOf(signal) : error instanceof RestError ? error : connectionFailure(error).error;

/** Whether a proxy, or the backend itself, responded that it cannot be served. A full queue is a response like any other. */
const isUnreached = ({ status, code }: RestError) => status !== null && GATEWAYS.has(status) && code !== 'BUSY';

/** Whether the backend did not respond. */
const isUnanswered = ({ code }: RestError) => code === 'UPSTREAM_TIMEOUT' || code === 'UPSTREAM_UNAVAILABLE';

/** Returns OUTCOME_UNKNOWN for a failed write whose body was sent completely: only such a write may have been done. */
function lostOr({ body }: StreamCall, failure: RestError): RestError {
  // 503: the backend did not start the write.
  if (!body?.readableEnded || failure.status === 503) return failure;
  return new RestError('OUTCOME_UNKNOWN', messages.outcomeUnknown, { cause: failure });
}

/** Reads a body as text. @throws RestError UPSTREAM_BAD_RESPONSE if it is longer than `most` bytes */
export async function textOf(body: Readable, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > most) throw new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
