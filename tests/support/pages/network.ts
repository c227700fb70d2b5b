/**
 * The network between a page and the gateway: carries requests and sockets with the session's cookie, as a browser does,
 * and can fail for single operations.
 */
import { WebSocket } from 'ws';
import { machineFetch } from './machine.ts';

/** Returns the operation's data in place of the gateway. */
type Answer = (variables: Readonly<Record<string, unknown>>) => Promise<object>;

/**
 * `hang`: no response until the trouble is over; `dead`: one request never gets a response, as on a dead connection;
 * `unreachable`: no connection; `lost`: executed, but the connection breaks before the response, once; a function: its
 * result is the response; else an error of the gateway with this code, in place of the operation or, if `carriedOut`, only
 * of its response.
 */
export type Trouble = 'hang' | 'dead' | 'unreachable' | 'lost' | Answer | Failure;

interface Failure {
  code: string;
  message: string;
  carriedOut?: true;
}

export interface Network {
  /** The names of the operations that were sent, oldest first. */
  readonly asked: readonly string[];
  /** The variables that an operation was last sent with. */
  askedWith: (operation: string) => unknown;
  /** Makes an operation, by its name, fail in this way from now on. */
  trouble: (operation: string, trouble: Trouble) => void;
  /** Ends the trouble of an operation, or replaces it; requests that hang continue. */
  mend: (operation: string, next?: Trouble) => void;
  /** Cuts the page's sockets, and allows no new ones; requests still work. */
  cut: () => void;
  /** Allows sockets again. */
  uncut: () => void;
  fetch: typeof fetch;
  /** The WebSocket class of the page. */
  Socket: new (
    address: string | URL,
    protocols?: string | string[],
  ) => WebSocket;
  close: () => void;
}

interface NetworkOptions {
  url: string;
  cookieName: string;
  /** The session cookie's value; null without a session. */
  cookie: string | null;
  troubles?: Record<string, Trouble>;
}

export function networkTo({ url, cookieName, cookie: signedIn, troubles: known = {} }: NetworkOptions): Network {
  let cookie = signedIn;
  const asked: string[] = [];
  const askedWith = new Map<string, unknown>();
  /** Operations that were sent by their hash alone: their text may follow, which is the same request. */
  const hashed = new Set<string>();
  const troubles = new Map(Object.entries(known));
  const hanging = new Map<string, PromiseWithResolvers<void>>();
  const sockets = new Set<WebSocket>();
  let isCut = false;
  const closed = new AbortController();
  const headers = (): Record<string, string> => (cookie ? { cookie: `${cookieName}=${cookie}` } : {});

  async function pass(operation: string, { body, signal }: RequestInit): Promise<Response | null> {
    const trouble = troubles.get(operation);
    if (trouble === undefined || trouble === 'lost') return null;
    if (trouble === 'unreachable') throw new TypeError('Failed to fetch');
    if (typeof trouble === 'function')
      return Response.json({ data: await trouble(JSON.parse(String(body)).variables) });
    if (trouble !== 'hang' && trouble !== 'dead') return trouble.carriedOut ? null : failed(trouble);
    const aborted = new Promise<never>((_, reject) => {
      for (const end of [signal, closed.signal])
        end?.addEventListener('abort', () => reject(end.reason), { once: true });
    });
    if (trouble === 'dead') {
      troubles.delete(operation);
      return aborted;
    }
    const gate = hanging.get(operation) ?? Promise.withResolvers<void>();
    hanging.set(operation, gate);
    await Promise.race([gate.promise, aborted]);
    return pass(operation, { body: body ?? null, signal: signal ?? null });
  }

  return {
    asked,
    askedWith: (operation) => askedWith.get(operation),
    trouble: (operation, trouble) => void troubles.set(operation, trouble),
    mend(operation, next) {
      if (next === undefined) troubles.delete(operation);
      else troubles.set(operation, next);
      hanging.get(operation)?.resolve();
      hanging.delete(operation);
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.terminate();
    },
    uncut() {
      isCut = false;
    },
    async fetch(input, init = {}) {
      const operation = operationOf(init.body);
      if (operation) {
        const again = hasText(init.body) && hashed.delete(operation);
        if (!hasText(init.body)) hashed.add(operation);
        if (!again) asked.push(operation);
        askedWith.set(operation, JSON.parse(String(init.body)).variables);
        const answer = await pass(operation, init);
        if (answer) return answer;
      }
      const response = await machineFetch(new URL(String(input), url), {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers() },
      });
      const set = response.headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`));
      if (set) cookie = set.slice(cookieName.length + 1).split(';')[0] ?? '';
      const loss = operation ? troubles.get(operation) : undefined;
      // Not the response that only requests the operation's text.
      if (operation && loss === 'lost' && 'data' in (await response.clone().json())) {
        troubles.delete(operation);
        throw new TypeError('Failed to fetch');
      }
      return typeof loss === 'object' && loss.carriedOut ? failed(loss) : response;
    },
    Socket: class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        const { pathname } = new URL(address);
        super(`${url.replace('http', 'ws')}${pathname}`, protocols, { origin: url, headers: headers() });
        sockets.add(this);
        if (isCut) this.terminate();
      }
    },
    close() {
      closed.abort();
      for (const socket of sockets) socket.terminate();
    },
  };
}

const failed = ({ code, message }: Failure) =>
  Response.json({ data: null, errors: [{ message, extensions: { code } }] });

function operationOf(body: unknown): string | null {
  if (typeof body !== 'string' || !body.startsWith('{')) return null;
  const { operationName } = JSON.parse(body);
  return typeof operationName === 'string' ? operationName : null;
}

/** Whether a body contains the operation's text, which is sent after its hash was unknown. */
function hasText(body: unknown): boolean {
  return typeof body === 'string' && 'query' in JSON.parse(body);
}
