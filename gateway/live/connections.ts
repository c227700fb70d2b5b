/** The open sockets of this process: their users and tokens, and when they are closed. */
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { tokenHints } from '../access/token.ts';
import type { Language } from '../generated/languages.ts';
import type { Settings } from '../settings.ts';
import { RestError } from '../upstream/error.ts';
import type { Channels } from './channels.ts';
import type { QueueBounds } from './events.ts';
import { type Live, liveOver } from './listen.ts';
import type { UserCables } from './users.ts';

/**
 * Our own close codes, in the range that RFC 6455, 7.4.2 leaves to applications. With 4440, the session may continue under
 * another token; graphql-ws's 4403 means that the session, or the API key, has ended.
 */
const TOKEN_ENDS = 4440;
const STALLED = 4413;
/** RFC 6455 registry: try again later. */
const TRY_LATER = 1013;

/** Values of a socket's request, for its operations. The request itself is not kept. */
export interface Caller {
  /** Null if the request has none: then each operation gets its own. */
  readonly requestId: string | null;
  readonly timeZone: string | null;
  readonly language: Language | null;
  readonly address: string | null;
}

/** One open socket. */
export interface Connection {
  readonly caller: Caller;
  /** Null until the socket is admitted. */
  readonly token: string | null;
  /** Whether the token arrived in `connection_init`, as tools send it, not in a browser's cookie. */
  readonly isTool: boolean;
  readonly live: Live | null;
}

/** All open sockets of this process. */
export interface Connections {
  /** @param cookie the token of the request's cookie; null without one */
  open(socket: WebSocket, caller: Caller, cookie: string | null): Connection;
  /** graphql-ws's `onConnect`: identifies the user, or closes the socket. */
  admit(connection: Connection, params: Record<string, unknown> | undefined): Promise<void>;
  /** Removes a closed socket. */
  leave(connection: Connection): void;
  endSession(token: string, sameSession: boolean): void;
  /** Counts open sockets and listening subscriptions, for health and tests. */
  counts(): { sockets: number; sources: number };
  /** Counts the events that wait for their readers. */
  queued(): number;
}

/** The dependencies of open sockets. */
export interface ConnectionParts {
  readonly settings: Settings;
  readonly cables: UserCables;
  /** Returns the id of the user behind a token. @throws RestError UNAUTHENTICATED if there is none */
  /** The languages that are offered. */
  readonly languages: readonly Language[];
  readonly identify: (token: string, caller: Caller) => Promise<string>;
}

/** An accepted token with all its sockets, which close when it ends. */
interface Pass {
  readonly token: string;
  readonly userId: string;
  /** The session that the token names. */
  readonly session: string | null;
  readonly channels: Channels;
  readonly members: Set<Member>;
  /** Called after the last of its sockets has closed. */
  close(): void;
}

interface Member extends Connection {
  caller: Caller;
  readonly socket: WebSocket;
  /** The token of the request's cookie, until the socket is admitted. */
  cookie: string | null;
  pass: Pass | null;
  token: string | null;
  isTool: boolean;
  live: Live | null;
}

/** Creates the registry of open sockets, empty at first. */
export function openConnections({ settings, cables, languages, identify }: ConnectionParts): Connections {
  const members = new Map<Connection, Member>();
  const passes = new Map<string, Pass>();
  /** Admitted sockets by user. */
  const admitted = new Map<string, number>();
  const asking = new Map<string, Promise<string>>();
  const sources = new Set<{ readonly length: number }>();
  const bounds: QueueBounds = { ...settings.live, stalledMs: settings.sockets.stalledMs };

  /** Identifies the user of a token, with one call for many sockets that open at once, as after a restart. */
  function userOf(token: string, caller: Caller): Promise<string> {
    const running = asking.get(token);
    if (running !== undefined) return running;
    const question = identify(token, caller).finally(() => asking.delete(token));
    asking.set(token, question);
    return question;
  }

  async function admit(connection: Connection, params: Record<string, unknown> | undefined): Promise<void> {
    const member = members.get(connection);
    if (!member) return;
    const { socket, caller } = member;
    const given = bearerOf(params);
    const language = languages.find((code) => code === params?.['accept-language']);
    // Pages cannot set headers of a socket: the browser sends its own languages.
    if (language) member.caller = { ...caller, language };
    const token = given ?? member.cookie;
    member.cookie = null;
    if (!token) return closing(socket, CloseCode.Unauthorized, 'Unauthorized');
    try {
      const userId = passes.get(token)?.userId ?? (await userOf(token, caller));
      const count = admitted.get(userId) ?? 0;
      if (count >= settings.sockets.perUser) return closing(socket, TRY_LATER, 'Too many sockets');
      if (socket.readyState !== socket.OPEN) return;
      admitted.set(userId, count + 1);
      member.isTool = given !== null;
      settle(member, passes.get(token) ?? passFor(token, userId));
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      if (error.code !== 'UNAUTHENTICATED') return closing(socket, TRY_LATER, 'Try again later');
      // A browser refreshes its cookie with one query and reconnects; a tool must send another token.
      closing(socket, given ? CloseCode.Unauthorized : TOKEN_ENDS, 'Token is over');
    }
  }

  function settle(member: Member, pass: Pass): void {
    const { socket } = member;
    pass.members.add(member);
    member.pass = pass;
    member.token = pass.token;
    member.live = liveOver({
      channels: pass.channels,
      bounds,
      onStalled: () => closing(socket, STALLED, 'Too slow'),
      open: sources,
    });
  }

  function passFor(token: string, userId: string): Pass {
    const { session, expiresAt } = tokenHints(token);
    const end = (code: number, reason: string) => {
      forget(pass);
      for (const { socket } of pass.members) closing(socket, code, reason);
    };
    const rejected = () => {
      // The backend rejects an unexpired token only if its session or key has ended: signed out, deactivated, revoked.
      if (expiresAt !== null && expiresAt <= Date.now()) end(TOKEN_ENDS, 'Token is over');
      else end(CloseCode.Forbidden, 'Session is over');
    };
    const timer = beforeExpiry(expiresAt, settings.sockets.beforeExpiryMs, () => end(TOKEN_ENDS, 'Token ends soon'));
    const { channels, leave } = cables.join(userId, { token, rejected });
    const pass: Pass = {
      token,
      userId,
      session,
      channels,
      members: new Set(),
      close() {
        clearTimeout(timer);
        forget(pass);
        leave();
      },
    };
    passes.set(token, pass);
    return pass;
  }

  /** Forgets a token: its next socket is identified again. */
  function forget(pass: Pass): void {
    if (passes.get(pass.token) === pass) passes.delete(pass.token);
  }

  function leave(connection: Connection): void {
    const member = members.get(connection);
    members.delete(connection);
    const pass = member?.pass;
    if (!pass) return;
    const left = (admitted.get(pass.userId) ?? 0) - 1;
    if (left > 0) admitted.set(pass.userId, left);
    else admitted.delete(pass.userId);
    pass.members.delete(member);
    if (pass.members.size === 0) pass.close();
  }

  return {
    open(socket, caller, cookie) {
      const member: Member = { socket, caller, cookie, pass: null, token: null, isTool: false, live: null };
      members.set(member, member);
      return member;
    },
    admit,
    leave,
    endSession(token, sameSession) {
      const { session } = tokenHints(token);
      for (const pass of passes.values()) {
        const same = sameSession && session !== null && pass.session === session;
        if (pass.token !== token && !same) continue;
        forget(pass);
        for (const { socket } of pass.members) closing(socket, CloseCode.Forbidden, 'Signed out');
      }
    },
    counts: () => ({ sockets: members.size, sources: sources.size }),
    queued: () => [...sources].reduce((sum, queue) => sum + queue.length, 0),
  };
}

/** Closes a socket, and terminates it if the peer does not respond: a stalled reader does not read the close frame. */
export function closing(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), 1000);
  socket.once('close', () => clearTimeout(timer));
}

/** Returns the token of `connection_init`: `{ "authorization": "Bearer …" }`, as in the header of the same name. */
function bearerOf(params: Record<string, unknown> | undefined): string | null {
  const value = params?.authorization ?? params?.Authorization;
  return typeof value === 'string' ? (/^Bearer +(\S+)$/i.exec(value)?.[1] ?? null) : null;
}

// The longest delay that setTimeout accepts (ms).
const LONGEST = 2 ** 31 - 1;

/**
 * Calls `run` at a random time in the last `stretchMs` of a token's life, so that sockets do not all close at once; never
 * for a token without an expiry.
 */
function beforeExpiry(expiresAt: number | null, stretchMs: number, run: () => void): NodeJS.Timeout | undefined {
  if (expiresAt === null) return undefined;
  const left = expiresAt - Date.now();
  const delay = left - Math.random() * Math.min(stretchMs, Math.max(0, left));
  return setTimeout(run, Math.min(LONGEST, Math.max(0, delay)));
}
