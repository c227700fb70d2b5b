/**
 * A second, minimal api/v1 for tests of the gateway: rows in memory, every call recorded, any response set by a test. It
 * supports just enough of the contract (lists, `ids[]`, single reads, sessions, the cable) to be called like the real one.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'qs';
import { type StubCable, stubCable } from './stubCable.ts';
import { type StubSessions, stubSessions } from './stubSessions.ts';

export type Row = Record<string, unknown> & { id: number };

export interface StubCall {
  method: string;
  /** The path below `/api/v1/`, without the query. */
  path: string;
  query: Record<string, unknown>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface StubAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as is. */
  body?: unknown;
}

/** Returns a test's response to a call; undefined leaves it to the rows. It may wait, or destroy the connection. */
export type Handler = (
  call: StubCall,
  raw: { request: IncomingMessage; response: ServerResponse },
) => StubAnswer | undefined | Promise<StubAnswer | undefined>;

/** Handles a request in a test that reads the body itself. */
export type RawHandler = (
  call: Omit<StubCall, 'body'>,
  raw: { request: IncomingMessage; response: ServerResponse },
) => void;

export interface StubApi {
  url: string;
  cableUrl: string;
  calls: StubCall[];
  /** Returns how often a path (below `/api/v1/`) was called. */
  count(path: string, method?: string): number;
  /** Rows by list path, for instance `vendors`. */
  rows: Record<string, Row[]>;
  /** Sets the handler of a path; the last one of a path wins. */
  on(method: string, path: string | RegExp, handler: Handler): void;
  /** Sets the handler of a path's raw requests, with their bodies as streams; the last one of a path wins. */
  onRaw(method: string, path: string | RegExp, handler: RawHandler): void;
  /** Whether it behaves like a backend without support for `ids[]` and `light`. */
  ignoresIds: boolean;
  /** The status that `/readyz` returns, and how often it was requested. */
  readiness: { status: number; asked: number };
  sessions: StubSessions;
  cable: StubCable;
  stop(): Promise<void>;
}

export async function startStubApi(): Promise<StubApi> {
  const handlers: Array<{ method: string; path: string | RegExp; handler: Handler }> = [];
  const rawHandlers: Array<{ method: string; path: string | RegExp; handler: RawHandler }> = [];
  const sessions = stubSessions();
  const api: Omit<StubApi, 'url' | 'cableUrl' | 'cable' | 'stop'> = {
    calls: [],
    rows: {},
    ignoresIds: false,
    readiness: { status: 200, asked: 0 },
    sessions,
    count: (path, method = 'GET') => api.calls.filter((call) => call.path === path && call.method === method).length,
    on: (method, path, handler) => void handlers.unshift({ method, path, handler }),
    onRaw: (method, path, handler) => void rawHandlers.unshift({ method, path, handler }),
  };

  const server = createServer(async (request, response) => {
    const head = headOf(request);
    const raw = rawHandlers.find(({ method, path }) => method === head.method && fits(path, head.path));
    if (raw) {
      api.calls.push({ ...head, body: undefined });
      return raw.handler(head, { request, response });
    }
    const call = { ...head, body: await bodyOf(request) };
    if (call.path === '/readyz') {
      api.readiness.asked += 1;
      return send(response, { status: api.readiness.status, body: { status: 'as it is set' } });
    }
    api.calls.push(call);
    const own = handlers.find(({ method, path }) => method === call.method && fits(path, call.path));
    const answer = (await own?.handler(call, { request, response })) ?? sessions.answer(call) ?? fromRows(call);
    if (!response.destroyed && !response.writableEnded) send(response, answer);
  });

  function fromRows({ method, path, query, headers }: StubCall): StubAnswer {
    if (!sessions.isLive(headers.authorization))
      return { status: 401, body: { error: 'Sign in to continue', code: 'unauthorized' } };
    const [list = '', id] = path.split('/');
    const rows = api.rows[list];
    if (method !== 'GET' || !rows) return { status: 404, body: { error: 'Not found', code: 'not_found' } };
    if (id !== undefined) {
      const row = rows.find((candidate) => String(candidate.id) === id);
      return row ? { body: { data: row } } : { status: 404, body: { error: 'Not found', code: 'not_found' } };
    }
    const ids = api.ignoresIds ? undefined : query['ids'];
    const found = Array.isArray(ids)
      ? rows.filter((row) => ids.includes(String(row.id)))
      : rows.slice(0, Number(query['items'] ?? 20));
    return { body: { data: found, meta: { page: 1, pages: 1, count: found.length } } };
  }

  const cable = stubCable(server, (token) => sessions.isLive(`Bearer ${token}`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens
  return Object.assign(api, {
    url: `http://127.0.0.1:${port}`,
    cableUrl: `ws://127.0.0.1:${port}/cable`,
    cable,
    async stop() {
      cable.stop();
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  });
}

const fits = (pattern: string | RegExp, path: string) =>
  typeof pattern === 'string' ? pattern === path : pattern.test(path);

function headOf(request: IncomingMessage): Omit<StubCall, 'body'> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  return {
    method: request.method ?? '',
    path: path.replace(/^\/api\/v1\//, ''),
    query: parse(query, { arrayLimit: 200 }),
    headers: request.headers,
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

function send(response: ServerResponse, { status, headers, body }: StubAnswer): void {
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  response.writeHead(status ?? (body === undefined ? 204 : 200), { 'content-type': type, ...headers });
  response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
}
