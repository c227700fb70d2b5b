/** The gateway in this process, in front of any api/v1, and the ways a test sends it requests. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createClient, type Client as LiveClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type App, app } from '../../gateway/app.ts';
import { type Config, readConfig } from '../../gateway/config.ts';
import { createLogger } from '../../gateway/log.ts';
import type { SettingsPatch } from '../../gateway/settings.ts';

export interface Asked {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors: Array<{
    message: string;
    path?: Array<string | number>;
    extensions: { code: string; retryAfter?: number; reason?: string };
  }>;
  extensions: Record<string, unknown> | undefined;
  /** The value that the response sets the session cookie to: `''` if it removes the cookie, null if it does not set it. */
  cookie: string | null;
}

export interface Who {
  /** The session cookie's value, as a browser sends it. */
  cookie?: string;
  /** A bearer token, as a tool sends it. */
  token?: string;
  headers?: Record<string, string>;
}

export interface TestGateway extends App {
  url: string;
  cookieName: string;
  /** Its log so far, one JSON line each. */
  logged: string[];
  /** Returns a metric's value by its name without our prefix, over all labels or one set of them; 0 if there is none. */
  metric(name: string): Promise<number>;
  ask(query: string, variables?: Record<string, unknown>, who?: Who): Promise<Asked>;
  /** Sends any request with the session of `who`. */
  fetch(path: string, init?: RequestInit, who?: Who): Promise<Response>;
  /** Creates a graphql-ws client that never retries. */
  live(
    who?: Who & { origin?: string; params?: Record<string, string>; onClosed?: (code: number, reason: string) => void },
  ): LiveClient;
  /** Opens a bare socket, for frames that no client would send. */
  socket(options?: { headers?: Record<string, string>; protocol?: string }): WebSocket;
}

export interface GatewayOptions {
  settings?: SettingsPatch;
  config?: Partial<Config>;
  webFolder?: string;
}

export async function startGateway(
  api: { url: string; cableUrl: string },
  options: GatewayOptions = {},
): Promise<TestGateway> {
  const logged: string[] = [];
  const log = createLogger('info', { write: (line) => void logged.push(line) });
  const defaults = readConfig({ PORT: '0', API_URL: api.url, CABLE_URL: api.cableUrl, NODE_ENV: 'test' });
  const config = { ...defaults, ...options.config };
  // Without a web client, so that no test depends on an earlier build.
  const { webFolder = '' } = options;
  // Tests share a busy machine: only the tests of load shedding let the gateway refuse late requests.
  const overload = { lateMs: Number.POSITIVE_INFINITY, ...options.settings?.overload };
  const settings = { ...options.settings, overload };
  const gateway = await app({ config, settings, log, webFolder });
  gateway.server.listen(0, '127.0.0.1');
  await once(gateway.server, 'listening');
  const { port } = gateway.server.address() as AddressInfo; // a TCP server that listens
  const url = `http://127.0.0.1:${port}`;
  const cookieName = config.publicUrl.startsWith('https:') ? '__Host-lading' : `lading-${config.port}`;
  const headersOf = ({ cookie, token, headers }: Who): Record<string, string> => ({
    ...(cookie !== undefined && { cookie: `${cookieName}=${cookie}` }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  });
  const fetchAs = (path: string, init: RequestInit = {}, who: Who = {}) =>
    fetch(url + path, {
      ...init,
      headers: { ...headersOf(who), ...(init.headers as Record<string, string>) },
      redirect: 'manual',
    });

  let stopped: Promise<void> | undefined;
  return {
    ...gateway,
    stop() {
      stopped ??= gateway.stop();
      return stopped;
    },
    url,
    cookieName,
    logged,
    async metric(name) {
      const lines = (await gateway.metrics.metrics()).split('\n');
      const found = lines.filter((line) => [' ', '{'].some((end) => line.startsWith(`lading_gateway_${name}${end}`)));
      return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    fetch: fetchAs,
    async ask(query, variables = {}, who = {}) {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const response = await fetchAs(
        '/graphql',
        { method: 'POST', body: JSON.stringify({ query, variables }), headers },
        who,
      );
      const { data, errors = [], extensions } = (await response.json()) as Asked; // GraphQL's own shape
      const set = response.headers.getSetCookie().find((value) => value.startsWith(`${cookieName}=`));
      const cookie = set === undefined ? null : (set.slice(cookieName.length + 1).split(';')[0] ?? '');
      return { status: response.status, headers: response.headers, data, errors, extensions, cookie };
    },
    live({ token, cookie, headers, origin = url, params, onClosed } = {}) {
      class Socket extends WebSocket {
        constructor(address: string, protocol: string) {
          super(address, protocol, { origin, headers: headersOf({ cookie, headers }) });
        }
      }
      return createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: Socket,
        connectionParams: token === undefined ? params : { authorization: `Bearer ${token}`, ...params },
        retryAttempts: 0,
        on: { closed: (event) => isClose(event) && onClosed?.(event.code, event.reason) },
      });
    },
    socket: ({ headers = {}, protocol = 'graphql-transport-ws' } = {}) =>
      new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocol, { headers }),
  };
}

const isClose = (event: unknown): event is { code: number; reason: string } =>
  typeof event === 'object' && event !== null && 'code' in event;
