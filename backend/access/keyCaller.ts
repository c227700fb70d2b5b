import { sql } from 'kysely';
import { unauthorized } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import { common, narrowed } from './narrowed.ts';
import { membershipsOf, scopeOf } from './scope.ts';

/**
 * Returns the caller behind an API key, limited to what both its own and its maker's role and programs allow now: a key
 * never exceeds its maker, even if the maker's role or programs shrink later, and is refused while the maker is deactivated.
 * Records the use, at most once a minute.
 * @throws 401 if the key is missing, expired or revoked, or its maker is deactivated or has lost access to its organization
 */
export async function keyCaller(
  gate: Pick<Gate, 'db' | 'roles'>,
  where: { hash: string } | { id: number },
): Promise<Caller> {
  const { db, roles } = gate;
  const key = await liveKey(db, where);
  const roleOf = (id: number | undefined) => roles.find((role) => role.id === id);
  const role = roleOf(key?.permission_id);
  const makerRole = roleOf(key?.maker_permission_id);
  if (!key || !role || !makerRole) throw unauthorized();
  const maker = { id: key.maker_id, organization_id: key.maker_organization_id };
  const [own, makers] = await Promise.all([scopeOf(db, role, key), scopeOf(db, makerRole, maker)]);
  const organizationIds = common(own.organizationIds, makers.organizationIds);
  if (!organizationIds.includes(key.organization_id)) throw unauthorized();
  const programIds = key.all_programs ? own.programIds : await membershipsOf(db, key.id);
  if (key.use_is_due) await noteUse(db, key.key_id);
  return {
    userId: key.id,
    organizationId: key.organization_id,
    role: narrowed(role, makerRole),
    organizationIds,
    programIds: common(programIds, makers.programIds),
    session: null,
    key: { id: key.key_id, makerId: key.maker_id, expiresAt: key.expires_at },
    timeZone: key.time_zone,
    askedLanguage: key.asked_language,
  };
}

const isUseDue = sql<boolean>`(k.last_used_at is null or k.last_used_at < now() - interval '1 minute')`;

function liveKey(db: Db, where: { hash: string } | { id: number }) {
  const keys = db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .innerJoin('users as m', 'm.id', 'k.maker_id')
    .select(['k.id as key_id', 'k.maker_id', 'k.all_programs', 'k.expires_at', isUseDue.as('use_is_due')])
    .select(['u.id', 'u.organization_id', 'u.permission_id', 'u.time_zone', 'u.asked_language'])
    .select(['m.organization_id as maker_organization_id', 'm.permission_id as maker_permission_id'])
    .where('k.revoked_at', 'is', null)
    .where('k.expires_at', '>', sql<Date>`now()`)
    .where('m.status', '=', 'active');
  const one = 'hash' in where ? keys.where('k.secret_hash', '=', where.hash) : keys.where('k.id', '=', where.id);
  return one.executeTakeFirst();
}

/** Records the use of a key; of concurrent requests only the first one writes. */
async function noteUse(db: Db, id: number): Promise<void> {
  await db
    .updateTable('api_keys as k')
    .set({ last_used_at: sql`now()` })
    .where('k.id', '=', id)
    .where(isUseDue)
    .execute();
}
