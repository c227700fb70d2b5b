import { errors, jwtVerify, SignJWT } from 'jose';

/** The claims of a token: its session, and its generation among the session's tokens. */
export interface TokenClaims {
  readonly sessionId: string;
  readonly generation: number;
  /** Whether the token has expired; its session may still be live. */
  readonly expired: boolean;
}

/**
 * Signs a token (JWT, HS256). The same session, generation and time produce the same token, so that a repeated refresh
 * returns the same successor.
 */
export function signToken(
  key: Uint8Array,
  claims: { sessionId: string; generation: number; issuedAt: Date; minutes: number },
): Promise<string> {
  const issuedAt = Math.floor(claims.issuedAt.getTime() / 1000);
  return new SignJWT({ gen: claims.generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + Math.round(claims.minutes * 60))
    .sign(key);
}

/** Reads a token that this key signed, expired or not; null for anything else. */
export async function readToken(key: Uint8Array, token: string, now = new Date()): Promise<TokenClaims | null> {
  try {
    // Verified as of 1970, so that an expired token still has its signature checked.
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(0) });
    if (typeof payload.sub !== 'string' || typeof payload.gen !== 'number' || !payload.exp) return null;
    return { sessionId: payload.sub, generation: payload.gen, expired: payload.exp * 1000 <= now.getTime() };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
