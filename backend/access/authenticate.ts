import { sql } from 'kysely';
import { unauthorized } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import { keyCaller } from './keyCaller.ts';
import { hashOfKey, isKey } from './keySecret.ts';
import type { Role } from './roles.ts';
import { scopeOf } from './scope.ts';
import { readToken } from './token.ts';

/** Returns the bearer token of an `Authorization` header, a session's or an API key; null if there is none. */
export function bearer(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+|lading_[\da-z]+)$/)?.[1] ?? null;
}

/**
 * Resolves a token to its caller through the row of its session or API key, so that logout, deactivation, a password reset
 * and revocation take effect at once.
 * @param repeat true for the gateway's retry right after a refresh, which does not count as the first use of a token
 * @throws 401 if the token has no live session or key
 */
export async function authenticate(gate: Gate, token: string | null, repeat = false): Promise<Caller> {
  if (token && isKey(token)) {
    const hash = hashOfKey(token);
    if (hash === null) throw unauthorized();
    return keyCaller(gate, { hash });
  }
  const claims = token ? await readToken(gate.secretKey, token) : null;
  if (!claims || claims.expired) throw unauthorized();
  const { sessionId, generation } = claims;
  const { row, role } = await liveSession(gate, sessionId);
  if (!repeat && row.generation_used_at === null && generation === row.generation) {
    await gate.db
      .updateTable('sessions')
      .set({ generation_used_at: sql`now()` })
      .where('id', '=', sessionId)
      .where('generation', '=', generation)
      .where('generation_used_at', 'is', null)
      .execute();
  }
  return callerOf(gate.db, role, row, { id: sessionId, generation });
}

/**
 * Returns the same caller with current rights. The token is not checked again: a connection outlives the token that opened
 * it, and ends with its session or API key.
 * @throws 401 if the session or key has ended
 */
export async function reauthenticate(gate: Gate, { session, key }: Caller): Promise<Caller> {
  if (key) return keyCaller(gate, { id: key.id });
  if (!session) throw unauthorized();
  const { row, role } = await liveSession(gate, session.id);
  return callerOf(gate.db, role, row, session);
}

interface SessionUser {
  id: number;
  organization_id: number;
  permission_id: number;
  time_zone: string | null;
  asked_language: string | null;
}

async function liveSession(gate: Gate, sessionId: string) {
  const row = await gate.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.organization_id', 'u.permission_id', 'u.time_zone', 'u.asked_language'])
    .select(['s.generation', 's.generation_used_at'])
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  const role = gate.roles.find((candidate) => candidate.id === row?.permission_id);
  if (!row || !role) throw unauthorized();
  return { row, role };
}

async function callerOf(db: Db, role: Role, user: SessionUser, session: Caller['session']): Promise<Caller> {
  return {
    userId: user.id,
    organizationId: user.organization_id,
    role,
    ...(await scopeOf(db, role, user)),
    session,
    key: null,
    timeZone: user.time_zone,
    askedLanguage: user.asked_language,
  };
}
