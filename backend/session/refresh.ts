import { readToken, signToken } from '../access/token.ts';
import { unauthorized } from '../api/errors.ts';
import type { Db } from '../db/client.ts';

/** How long a session lasts from the sign-in, in seconds. */
export const sessionSeconds = 86_400;
/** How long after its successor's first use a spent token can still retrieve that successor, in seconds. */
export const graceSeconds = 10;

/** The settings for issuing and renewing tokens. */
export interface TokenSettings {
  readonly secretKey: Uint8Array;
  readonly tokenMinutes: number;
}

/** Opens a session and returns its first token. */
export async function openSession(db: Db, settings: TokenSettings, userId: number, now: Date): Promise<string> {
  const session = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      generation_issued_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionSeconds * 1000),
    })
    .returning(['id', 'generation', 'generation_issued_at'])
    .executeTakeFirstOrThrow();
  return sign(settings, session);
}

/**
 * Returns the next token of a session for its newest token, even an expired one. A retry with a spent token gets the same
 * successor, so that a lost response signs no user out. A retry later than 10 s after the successor's first use means
 * that the token was stolen, and the caller must end the session.
 * @returns the successor, or `stolen` with the session to end
 * @throws 401 when the token is not ours or its session is over
 */
export async function refreshSession(
  db: Db,
  settings: TokenSettings,
  token: string | null,
  now: Date,
): Promise<{ token: string } | { stolen: string; userId: number }> {
  const claims = token ? await readToken(settings.secretKey, token, now) : null;
  if (!claims) throw unauthorized();
  const session = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 's.generation', 's.generation_issued_at', 's.generation_used_at'])
    .where('s.id', '=', claims.sessionId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.status', '=', 'active')
    .forUpdate('s')
    .executeTakeFirst();
  if (!session) throw unauthorized();
  if (claims.generation === session.generation) {
    return { token: await sign(settings, await renew(db, session.id, session.generation + 1, now)) };
  }
  const usedAt = session.generation_used_at?.getTime();
  const inGrace = usedAt === undefined || now.getTime() - usedAt <= graceSeconds * 1000;
  if (claims.generation !== session.generation - 1 || !inGrace) return { stolen: session.id, userId: session.user_id };
  const ranOut = now.getTime() >= session.generation_issued_at.getTime() + settings.tokenMinutes * 60_000;
  return { token: await sign(settings, ranOut ? await renew(db, session.id, session.generation, now) : session) };
}

interface TokenState {
  id: string;
  generation: number;
  generation_issued_at: Date;
}

function renew(db: Db, id: string, generation: number, now: Date): Promise<TokenState> {
  return db
    .updateTable('sessions')
    .set({ generation, generation_issued_at: now, generation_used_at: null })
    .where('id', '=', id)
    .returning(['id', 'generation', 'generation_issued_at'])
    .executeTakeFirstOrThrow();
}

function sign(settings: TokenSettings, session: TokenState): Promise<string> {
  return signToken(settings.secretKey, {
    sessionId: session.id,
    generation: session.generation,
    issuedAt: session.generation_issued_at,
    minutes: settings.tokenMinutes,
  });
}
