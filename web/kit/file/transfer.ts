/** File transfer to and from `/files`, outside GraphQL. A cancel aborts the request; failures look like GraphQL errors. */
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { requestHeaders } from '../../base/requestHeaders.ts';
import { HeartbeatDocument } from '../../generated/session.ts';
import { formMessages } from '../form/messages.ts';

/** A request to `/files`. */
interface Transfer {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  address: string;
  idempotencyKey?: string;
  body?: FormData;
  signal: AbortSignal;
  /** How long nothing may move before the transfer is given up (ms); by default longer than the server takes to make any file. */
  silenceMs?: number;
  /** Adds listeners to the request before it is sent. */
  prepare: (request: XMLHttpRequest) => void;
}

/** How often a request is sent again that the server had too much work for, or that arrived too slowly. */
const TRIES = 3;
const SILENCE_MS = 90_000;
/** The longest pause before that (s); a person waits for it. */
const LONGEST_PAUSE = 15;

/**
 * Sends a request, and retries it once if its token expired, and a few times if the server had too much work of this kind
 * (when the server said) or waited in vain for the rest of the request. However long it takes, it is given up only when
 * nothing moves any more. @throws REQUEST_CANCELLED if `signal` aborts
 */
export async function transfer(client: ApolloClient, make: () => Transfer): Promise<XMLHttpRequest> {
  let answer = await send(make());
  for (let tries = 0; tries < TRIES && (await isToRepeat(answer)); tries += 1) {
    const again = make();
    await pause(Number(answer.getResponseHeader('retry-after')), again.signal);
    answer = await send(again);
  }
  if (answer.status !== 401) return answer;
  // The token expired during the transfer. Any query renews it, or reports that the session ended.
  await client.query({ query: HeartbeatDocument, fetchPolicy: 'network-only' });
  return send(make());
}

async function isToRepeat(answer: XMLHttpRequest): Promise<boolean> {
  if (answer.status === 408) return true;
  if (answer.status !== 503) return false;
  const text = answer.responseType === 'blob' ? await new Response(answer.response).text() : answer.responseText;
  return parsed(text)?.['code'] === 'BUSY';
}

/** Waits so many seconds, or until `signal` aborts: `send` reports that. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(LONGEST_PAUSE, Math.max(1, seconds)) * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function send({
  method,
  address,
  idempotencyKey,
  body,
  signal,
  silenceMs,
  prepare,
}: Transfer): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(failure('REQUEST_CANCELLED', formMessages.file.stopped, null));
    if (signal.aborted) return cancelled();
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(requestHeaders(idempotencyKey))) request.setRequestHeader(name, value);
    prepare(request);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSilent = false;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isSilent = true;
        request.abort();
      }, silenceMs ?? SILENCE_MS);
    };
    for (const direction of [request.upload, request]) direction.addEventListener('progress', watch);
    request.onload = () => resolve(request);
    request.onerror = () => reject(failure('OUTCOME_UNKNOWN', formMessages.file.notReached, null));
    request.onabort = () => (isSilent ? reject(new DOMException('The server is silent', 'TimeoutError')) : cancelled());
    request.onloadend = () => clearTimeout(timer);
    watch();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}

/** Parses a JSON object; null if the text is not one. */
export function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Converts a failed response to the error that a GraphQL operation would throw. @param text the response body */
export function failureOf(request: XMLHttpRequest, text: string): CombinedGraphQLErrors {
  const answer = parsed(text);
  const requestId = request.getResponseHeader('x-request-id');
  if (answer && 'code' in answer) return failure(String(answer['code']), String(answer['error']), requestId);
  // A proxy in front of the gateway responded.
  if (request.status === 413) return failure('TOO_LARGE', formMessages.file.tooLarge, requestId);
  return failure(request.status >= 502 ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL', request.statusText, requestId);
}

function failure(code: string, message: string, requestId: string | null): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code, requestId } }] });
}
