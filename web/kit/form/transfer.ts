/** Knows how bytes travel beside GraphQL, to and from `/files`: with a real cancel, and failures told as of an operation. */
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { requestHeaders } from '../../base/requestHeaders.ts';
import { HeartbeatDocument } from '../../generated/session.ts';
import { formMessages } from './messages.ts';

/** A request to `/files`. */
interface Transfer {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  address: string;
  idempotencyKey?: string;
  body?: FormData;
  signal: AbortSignal;
  /** Told what is to be listened to, before it is sent. */
  prepare: (request: XMLHttpRequest) => void;
}

/** Sends a request, and once more where its token ran out meanwhile. @throws REQUEST_CANCELLED once `signal` aborts */
export async function transfer(client: ApolloClient, make: () => Transfer): Promise<XMLHttpRequest> {
  const answer = await send(make());
  if (answer.status !== 401) return answer;
  // A part had gone when the token ran out. Asking anything renews it, or says that the session is over.
  await client.query({ query: HeartbeatDocument, fetchPolicy: 'network-only' });
  return send(make());
}

function send({ method, address, idempotencyKey, body, signal, prepare }: Transfer): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(failure('REQUEST_CANCELLED', formMessages.file.stopped, null));
    if (signal.aborted) return cancelled();
    // fetch does not tell how much of a body has gone.
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(requestHeaders(idempotencyKey))) request.setRequestHeader(name, value);
    prepare(request);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError(formMessages.file.notReached));
    request.onabort = cancelled;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}

/** The JSON object that an answer holds; null when it holds none. */
export function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** What an operation would throw for an answer that is a failure; `text` is its body. */
export function failureOf(request: XMLHttpRequest, text: string): CombinedGraphQLErrors {
  const answer = parsed(text);
  const requestId = request.getResponseHeader('x-request-id');
  if (answer && 'code' in answer) return failure(String(answer['code']), String(answer['error']), requestId);
  // Something in front of the gateway answered in its place.
  if (request.status === 413) return failure('TOO_LARGE', formMessages.file.tooLarge, requestId);
  return failure(request.status >= 502 ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL', request.statusText, requestId);
}

function failure(code: string, message: string, requestId: string | null): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code, requestId } }] });
}
