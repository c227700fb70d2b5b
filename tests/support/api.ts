/** Calls api/v1, checks every response against the published contract, and names the request when a call fails. */
import type { Contract } from './contract.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One record. */
export type One<Row> = { data: Row };
/** One page of a list. */
export type Many<Row> = {
  data: Row[];
  meta: { page: number; pages: number; count: number; more?: true; similar?: true };
};
/** The body of a rejection. */
export type Rejection<Row = unknown> = {
  error?: string;
  code?: string;
  errors?: Record<string, string[]>;
  data?: Row;
};

/** A response as received. */
export type Answer = { status: number; body: unknown; headers: Headers };

const success: Record<Method, number> = { get: 200, post: 201, put: 200, patch: 200, delete: 204 };

/** A client of api/v1. Paths are below `/api/v1/`. */
export type Api = ReturnType<typeof apiOf>;

/** Creates a client with a token, or an anonymous one. */
export function apiOf(baseUrl: string, contract: Contract, token: string | null) {
  /** Sends a request and returns the response, whatever its status. @throws Error when the response violates the contract */
  async function send(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const url = new URL(`/api/v1/${path}`, baseUrl);
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: encoded(body) }),
    });
    const text = await response.text();
    const answer: Answer = { status: response.status, body: parsed(text), headers: response.headers };
    const broken = contract(method, url.pathname, answer.status, answer.body);
    if (broken) throw failure('The answer is not as the OpenAPI document says', method, path, body, answer, broken);
    return answer;
  }

  /** Sends a request whose response must have this status. */
  async function expecting(status: number, method: Method, path: string, body?: unknown) {
    const answer = await send(method, path, body);
    if (answer.status !== status) throw failure(`Expected ${status}`, method, path, body, answer);
    return answer.body;
  }

  // The one place where a response gets its type: the contract has checked its shape, the caller names the type.
  const typed = <Body>(method: Method, path: string, body?: unknown, status = success[method]) =>
    expecting(status, method, path, body) as Promise<Body>;

  return {
    token,
    send,
    get: <Body>(path: string) => typed<Body>('get', path),
    post: <Body>(path: string, body?: unknown) => typed<Body>('post', path, body),
    put: <Body>(path: string, body?: unknown) => typed<Body>('put', path, body),
    patch: <Body>(path: string, body?: unknown) => typed<Body>('patch', path, body),
    delete: (path: string) => typed<null>('delete', path),
    /** Sends a request that must be rejected with this status; returns the rejection. */
    refused: <Row = unknown>(status: number, method: Method, path: string, body?: unknown) =>
      typed<Rejection<Row>>(method, path, body, status),
  };
}

/** Encodes a body: text and bytes as is, anything else as JSON. */
function encoded(body: unknown): string | Blob {
  if (body instanceof Uint8Array) return new Blob([Buffer.from(body)]);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function failure(what: string, method: string, path: string, body: unknown, answer: Answer, more = ''): Error {
  const lines = [
    what,
    `${method.toUpperCase()} ${path}`,
    ...(body === undefined ? [] : [`sent: ${JSON.stringify(body, null, 2)}`]),
    `answered ${answer.status}: ${JSON.stringify(answer.body, null, 2)}`,
    more,
  ];
  return new Error(lines.join('\n'));
}
