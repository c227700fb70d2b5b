/** Unverified claims of a token: good for timers and for grouping tokens by session, never for authorization. */
export interface TokenHints {
  /** The expiry time (ms since 1970); null without that claim. */
  readonly expiresAt: number | null;
  /** The session that the token belongs to; null without that claim. */
  readonly session: string | null;
}

const unknown: TokenHints = { expiresAt: null, session: null };

/** Reads the claims of a JWT (RFC 7519) without checking its signature; other tokens have none. */
export function tokenHints(token: string): TokenHints {
  const payload = token.split('.')[1];
  if (!payload) return unknown;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof claims !== 'object' || claims === null) return unknown;
    return {
      expiresAt: 'exp' in claims && typeof claims.exp === 'number' ? claims.exp * 1000 : null,
      session: 'sub' in claims && typeof claims.sub === 'string' ? claims.sub.slice(0, 64) : null,
    };
  } catch {
    // Not a JWT: an opaque token of another backend.
    return unknown;
  }
}

/** Returns the bearer token of an `Authorization` header, or null. */
export const bearerToken = (header: string | undefined): string | null =>
  header?.match(/^Bearer +(\S+)$/i)?.[1] ?? null;

/** Whether a text could be a token of the reference backend, a JWT (RFC 7515, 3.1); another backend's may have another form. */
export const isTokenShaped = (token: string): boolean => token.length <= 4096 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
