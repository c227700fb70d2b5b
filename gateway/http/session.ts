/**
 * Who asks, and with which token: a browser by its cookie, a tool by its `Authorization` header, a socket by either.
 * Knows how each kind's token is renewed and handed back; knows nothing of operations.
 */
import type { Config } from '../config.ts';
import { messages } from '../messages.ts';
import type { Credentials } from '../rest/authorized.ts';
import { RestError } from '../rest/error.ts';
import type { Refresher } from './refresh.ts';
import { tokenHints } from './token.ts';

/** How a caller brings the token: a browser in a cookie, a tool in a header, a socket when it opens; or not at all. */
export type Kind = 'browser' | 'tool' | 'socket' | 'anonymous';

/** The session of one request, or of one operation on a socket. */
export interface Session extends Credentials {
  readonly kind: Kind;
  /** Takes the token of a new sign-in; from here on it is a browser's session. */
  begin(token: string): void;
  /** The session is over: nothing more is sent with its token, and a browser loses its cookie. */
  end(): void;
}

/** What a session starts with. */
export interface SessionOptions {
  readonly kind: Kind;
  readonly token: string | null;
  readonly requestId: string;
  readonly refresher: Refresher;
  readonly renewBeforeMs: number;
  /** A new token for the caller, to be handed over with the answer. */
  readonly hand: (kind: Kind, token: string) => void;
  /** The caller's cookie is to go. */
  readonly takeAway: () => void;
}

/** The session of a request or of an operation on a socket. Nothing is sent before it is used. */
export function openSession(options: SessionOptions): Session {
  const { requestId, refresher, renewBeforeMs, hand, takeAway } = options;
  let { kind, token } = options;
  let ended = false;
  let renewed = false;
  let preparing: Promise<void> | null = null;

  function take(next: string): void {
    if (ended) return;
    token = next;
    hand(kind, next);
  }

  function end(): void {
    ended = true;
    if (kind === 'browser') takeAway();
  }

  async function renewFrom(refused: string): Promise<boolean> {
    const renewal = await refresher.renew(refused, requestId);
    if (ended) return false;
    if (renewal === 'over') {
      end();
      return false;
    }
    renewed = true;
    take(renewal.token);
    return true;
  }

  /**
   * A browser's token that is about to run out is renewed first; if the backend cannot, the old one may still work.
   * @throws RestError UNAUTHENTICATED when the session is found to be over
   */
  async function prepareOnce(): Promise<void> {
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

  return {
    get kind() {
      return kind;
    },
    get token() {
      return token;
    },
    get ended() {
      return ended;
    },
    get renewed() {
      return renewed;
    },
    prepare() {
      preparing ??= prepareOnce();
      return preparing;
    },
    async renew(refused) {
      if (kind !== 'browser' || !refused) return false;
      // Another call of this operation was faster.
      if (token !== refused) return token !== null && !ended;
      return renewFrom(refused);
    },
    replace: take,
    begin(next) {
      kind = 'browser';
      ended = false;
      renewed = false;
      preparing = Promise.resolve();
      take(next);
    },
    end,
  };
}

/**
 * The cookie's name: `__Host-lading` where it can be Secure, else one for each port, because cookies do not know ports.
 */
export const cookieName = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  isSecure(config) ? '__Host-lading' : `lading-${config.port}`;

const isSecure = (config: Pick<Config, 'publicUrl'>) => config.publicUrl.startsWith('https:');

/** The `Set-Cookie` value that gives a token, or with null takes it away. */
export function cookieFor(config: Pick<Config, 'publicUrl' | 'port'>, token: string | null, seconds: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  const value = token === null ? '; Max-Age=0' : `; Max-Age=${seconds}`;
  return `${cookieName(config)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${value}`;
}

// RFC 6265, 4.1.1: what a cookie's value may hold.
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

/** The session cookie of a `Cookie` header, or null. */
export function cookieToken(config: Pick<Config, 'publicUrl' | 'port'>, header: string | undefined): string | null {
  if (!header) return null;
  const prefix = `${cookieName(config)}=`;
  const pair = header.split(/; */).find((candidate) => candidate.startsWith(prefix));
  const value = pair?.slice(prefix.length) ?? '';
  return VALUE.test(value) ? value : null;
}
