import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { unauthorized } from '../http/errors.ts';
import type { Caller } from './caller.ts';
import type { Role } from './roles.ts';
import { readToken } from './token.ts';

/** What authenticating needs to know. */
export interface Gate {
  readonly db: Db;
  readonly secretKey: Uint8Array;
  readonly roles: readonly Role[];
}

/** The bearer token of an `Authorization` header, or null. */
export function bearer(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1] ?? null;
}

/**
 * Who is behind a token, by its session row at this moment: logout, deactivation and a password reset end it at once.
 * @param repeat true for the gateway's repeat right after a refresh, which does not count as the first use of a token
 * @throws 401 when there is no live session behind it
 */
export async function authenticate(gate: Gate, token: string | null, repeat = false): Promise<Caller> {
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
 * The same person as the session row and the role say by now. The token does not matter any more: a connection that
 * was opened with it outlives it and ends with its session.
 * @throws 401 when the session is over
 */
export async function reauthenticate(gate: Gate, caller: Caller): Promise<Caller> {
  const { row, role } = await liveSession(gate, caller.session.id);
  return callerOf(gate.db, role, row, caller.session);
}

interface SessionUser {
  id: number;
  organization_id: number;
  permission_id: number;
  time_zone: string | null;
}

async function liveSession(gate: Gate, sessionId: string) {
  const row = await gate.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.organization_id', 'u.permission_id', 'u.time_zone', 's.generation', 's.generation_used_at'])
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
    ...(await reach(db, role, user)),
    session,
    timeZone: user.time_zone,
  };
}

/** Which organizations and programs a role opens to a user. */
async function reach(
  db: Db,
  role: Role,
  user: { id: number; organization_id: number },
): Promise<Pick<Caller, 'organizationIds' | 'programIds'>> {
  if (role.reach === 'own programs') {
    const rows = await db.selectFrom('user_programs').select('program_id').where('user_id', '=', user.id).execute();
    return { organizationIds: [user.organization_id], programIds: rows.map((row) => row.program_id) };
  }
  const programs = await db
    .selectFrom('programs')
    .select('id')
    .$if(role.reach === 'own organization', (query) => query.where('organization_id', '=', user.organization_id))
    .execute();
  const programIds = programs.map((program) => program.id);
  if (role.reach === 'own organization') return { organizationIds: [user.organization_id], programIds };
  const organizations = await db.selectFrom('organizations').select('id').execute();
  return { organizationIds: organizations.map((organization) => organization.id), programIds };
}
