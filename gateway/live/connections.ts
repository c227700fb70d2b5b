/** The open sockets of this process: whose they are, with which token, and when they must go. */
import type { IncomingMessage } from 'node:http';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { tokenHints } from '../http/token.ts';
import { RestError } from '../rest/error.ts';
import type { Settings } from '../settings.ts';
import { type Live, liveOver } from './listen.ts';
import type { UserCables } from './users.ts';

/** Our own close codes, in the range that RFC 6455, 7.4.2 leaves to applications. */
const TOKEN_ENDS = 4440;
const STALLED = 4413;
/** RFC 6455 registry: try again later. */
const TRY_LATER = 1013;

export interface Connection {
  readonly request: IncomingMessage;
  /** Null until it was admitted. */
  readonly token: string | null;
  /** Whether it brought its token itself, as tools do, and not in a browser's cookie. */
  readonly isTool: boolean;
  readonly live: Live | null;
  leave(): void;
}

export interface Connections {
  open(socket: WebSocket, request: IncomingMessage): Connection;
  /** graphql-ws's `onConnect`: finds out who connects; closes the socket of whoever may not. */
  admit(connection: Connection, params: Record<string, unknown> | undefined): Promise<void>;
  endSession(token: string, sameSession: boolean): void;
  /** Open sockets and listening subscriptions, for health and tests. */
  counts(): { sockets: number; sources: number };
  /** Events that wait for their readers. */
  queued(): number;
}

export interface ConnectionParts {
  readonly settings: Settings;
  readonly cables: UserCables;
  /** The session token that a request's cookie brings; null when it has none. */
  readonly cookieOf: (request: IncomingMessage) => string | null;
  /** The id of the user behind a token. @throws RestError UNAUTHENTICATED when there is none */
  readonly identify: (token: string, request: IncomingMessage) => Promise<string>;
}

interface Member extends Connection {
  token: string | null;
  isTool: boolean;
  live: Live | null;
  userId: string | null;
  readonly socket: WebSocket;
}

export function openConnections({ settings, cables, cookieOf, identify }: ConnectionParts): Connections {
  const members = new Map<Connection, Member>();
  const asking = new Map<string, Promise<string>>();
  const sources = new Set<{ readonly length: number }>();

  /** Many sockets may come at once with one token, after a restart for instance: one question answers them all. */
  function userOf(token: string, request: IncomingMessage): Promise<string> {
    const running = asking.get(token);
    if (running !== undefined) return running;
    const question = identify(token, request).finally(() => asking.delete(token));
    asking.set(token, question);
    return question;
  }

  async function admit(connection: Connection, params: Record<string, unknown> | undefined): Promise<void> {
    const member = members.get(connection);
    if (!member) return;
    const { socket, request } = member;
    const given = bearerOf(params);
    const token = given ?? cookieOf(request);
    if (!token) return closing(socket, CloseCode.Unauthorized, 'Unauthorized');
    try {
      const userId = await userOf(token, request);
      member.isTool = given !== null;
      const mine = [...members.values()].filter((other) => other.userId === userId);
      if (mine.length >= settings.sockets.perUser) return closing(socket, TRY_LATER, 'Too many sockets');
      if (socket.readyState === socket.OPEN) settle(member, token, userId);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      if (error.code !== 'UNAUTHENTICATED') return closing(socket, TRY_LATER, 'Try again later');
      // A browser renews its cookie with one query and comes back; a tool has to bring another token.
      closing(socket, given ? CloseCode.Unauthorized : TOKEN_ENDS, 'Token is over');
    }
  }

  function settle(member: Member, token: string, userId: string): void {
    const { socket } = member;
    const { channels, leave } = cables.join(userId, {
      token,
      refused: () => closing(socket, TOKEN_ENDS, 'Token is over'),
    });
    const timer = beforeExpiry(token, settings.sockets.beforeExpiryMs, () =>
      closing(socket, TOKEN_ENDS, 'Token ends soon'),
    );
    member.token = token;
    member.userId = userId;
    member.live = liveOver({
      channels,
      settings: { ...settings.live, stalledMs: settings.sockets.stalledMs },
      onStalled: () => closing(socket, STALLED, 'Too slow'),
      open: sources,
    });
    socket.once('close', () => {
      clearTimeout(timer);
      leave();
    });
  }

  return {
    open(socket, request) {
      const member: Member = {
        socket,
        request,
        token: null,
        isTool: false,
        live: null,
        userId: null,
        leave: () => members.delete(member),
      };
      members.set(member, member);
      return member;
    },
    admit,
    endSession(token, sameSession) {
      const { session } = tokenHints(token);
      for (const member of members.values()) {
        const same =
          sameSession && session !== null && member.token !== null && tokenHints(member.token).session === session;
        if (member.token === token || same) closing(member.socket, CloseCode.Forbidden, 'Signed out');
      }
    },
    counts: () => ({ sockets: members.size, sources: sources.size }),
    queued: () => [...sources].reduce((sum, queue) => sum + queue.length, 0),
  };
}

/** Closes a socket, and cuts it off when the other side does not answer: a reader that has stopped reads no close frame. */
export function closing(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), 1000);
  socket.once('close', () => clearTimeout(timer));
}

/** The token of `connection_init`: `{ "authorization": "Bearer …" }`, as in the header of the same name. */
function bearerOf(params: Record<string, unknown> | undefined): string | null {
  const value = params?.authorization ?? params?.Authorization;
  return typeof value === 'string' ? (/^Bearer +(\S+)$/i.exec(value)?.[1] ?? null) : null;
}

// setTimeout takes no more.
const LONGEST = 2 ** 31 - 1;

/** Runs at a random moment of the last stretch of a token's life, so that not everybody leaves at once; never, when the token does not say when it ends. */
function beforeExpiry(token: string, stretchMs: number, run: () => void): NodeJS.Timeout | undefined {
  const { expiresAt } = tokenHints(token);
  if (expiresAt === null) return undefined;
  const left = expiresAt - Date.now();
  const delay = left - Math.random() * Math.min(stretchMs, Math.max(0, left));
  return setTimeout(run, Math.min(LONGEST, Math.max(0, delay)));
}
