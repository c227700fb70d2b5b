/**
 * The caller's session and token: from a browser's cookie, a tool's `Authorization` header, or for a socket from either.
 * Knows how each kind of token is refreshed and returned; knows nothing about operations.
 */

import type { Writable } from '../base/writable.ts';
import type { Config } from '../config.ts';
import { messages } from '../messages.ts';
import type { Credentials } from '../rest/authorized.ts';
import { RestError } from '../upstream/error.ts';
import type { Refresher } from './refresh.ts';
import { tokenHints } from './token.ts';

/** How the token arrives: from a browser in a cookie, from a tool in a header, for a socket on opening; or `anonymous`. */
export type Kind = 'browser' | 'tool' | 'socket' | 'anonymous';

/** The session of one request, or of one operation on a socket. */
export interface Session extends Credentials {
  readonly kind: Kind;
  /** Adopts the token of a new sign-in; from then on the session is a browser's. */
  begin(token: string): void;
  /** Ends the session: its token is no longer sent, and a browser's cookie is deleted. */
  end(): void;
}

/** The options of a new session. */
export interface SessionOptions {
  readonly kind: Kind;
  readonly token: string | null;
  readonly requestId: string;
  readonly refresher: Refresher;
  readonly renewBeforeMs: number;
  /** Returns a new token to the caller with the response. */
  readonly hand: (kind: Kind, token: string) => void;
  /** Deletes the caller's cookie. */
  readonly takeAway: () => void;
}

/** Creates the session of a request or of an operation on a socket. Sends nothing before its first use. */
export function openSession(options: SessionOptions): Session {
  const { requestId, refresher, renewBeforeMs, hand, takeAway } = options;
  let preparing: Promise<void> | null = null;

  const session: Writable<Session> = {
    kind: options.kind,
    token: options.token,
    ended: false,
    renewed: false,
    prepare() {
      preparing ??= prepareOnce();
      return preparing;
    },
    async renew(rejected) {
      if (session.kind !== 'browser' || !rejected) return false;
      // Another call of this operation has already refreshed the token.
      if (session.token !== rejected) return session.token !== null && !session.ended;
      return renewFrom(rejected);
    },
    replace: take,
    begin(next) {
      session.kind = 'browser';
      session.ended = false;
      session.renewed = false;
      preparing = Promise.resolve();
      take(next);
    },
    end,
  };

  function take(next: string): void {
    if (session.ended) return;
    session.token = next;
    hand(session.kind, next);
  }

  function end(): void {
    session.ended = true;
    if (session.kind === 'browser') takeAway();
  }

  async function renewFrom(rejected: string): Promise<boolean> {
    const renewal = await refresher.renew(rejected, requestId);
    if (session.ended) return false;
    if (renewal === 'over') {
      end();
      return false;
    }
    session.renewed = true;
    take(renewal.token);
    return true;
  }

  /**
   * Refreshes a browser's token that expires soon or has a successor; if the backend fails, the old one may still work.
   * @throws RestError UNAUTHENTICATED if the session has ended
   */
  async function prepareOnce(): Promise<void> {
    const { kind, token } = session;
    if (kind !== 'browser' || !token) return;
    const successor = refresher.successor(token);
    const { expiresAt } = tokenHints(token);
    const ending = expiresAt !== null && expiresAt - Date.now() < renewBeforeMs;
    if (!successor && !ending) return;
    const lasting = await renewFrom(token).catch((error: unknown) => {
      if (error instanceof RestError) return true;
      throw error;
    });
    if (!lasting) throw new RestError('UNAUTHENTICATED', messages.unauthenticated);
  }

  return session;
}

/**
 * Returns the cookie's name: `__Host-lading` if it can be Secure, otherwise one per port, because ports share cookies.
 */
export const cookieName = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  isSecure(config) ? '__Host-lading' : `lading-${config.port}`;

const isSecure = (config: Pick<Config, 'publicUrl'>) => config.publicUrl.startsWith('https:');

/** Returns the `Set-Cookie` value that sets a token, or deletes it if the token is null. */
export function cookieFor(config: Pick<Config, 'publicUrl' | 'port'>, token: string | null, seconds: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  const value = token === null ? '; Max-Age=0' : `; Max-Age=${seconds}`;
  return `${cookieName(config)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${value}`;
}

/**
 * Returns the `Set-Cookie` value of the mark that the browser has a session, which scripts of the page can read. It is no secret,
 * and lasts as long as the session's cookie: what the device has kept of a person is shown only then.
 */
export function openMarkFor(config: Pick<Config, 'publicUrl' | 'port'>, isOpen: boolean, seconds: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${cookieName(config)}-open=${isOpen ? 1 : ''}; Path=/; SameSite=Lax${secure}; Max-Age=${isOpen ? seconds : 0}`;
}

// RFC 6265, 4.1.1: the characters that a cookie's value may contain.
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

/** Returns the value of the session cookie in a `Cookie` header, or null. */
export function cookieToken(config: Pick<Config, 'publicUrl' | 'port'>, header: string | undefined): string | null {
  if (!header) return null;
  const prefix = `${cookieName(config)}=`;
  const pair = header.split(/; */).find((candidate) => candidate.startsWith(prefix));
  const value = pair?.slice(prefix.length) ?? '';
  return VALUE.test(value) ? value : null;
}
