import type { ExpressionBuilder } from 'kysely';
import { areas, type Role, roleId } from '../access/roles.ts';
import type { Database, Db } from '../db/client.ts';

type WithUsers = Database & { u: Database['users'] };

/**
 * Whether user `u` works in a program: members of it, and the administrators of its organization, who see all its
 * programs without being members.
 */
export function worksIn(eb: ExpressionBuilder<WithUsers, 'u'>, programId: number) {
  return eb.or([
    eb('u.id', 'in', eb.selectFrom('user_programs').select('user_id').where('program_id', '=', programId)),
    eb.and([
      eb('u.permission_id', 'in', [roleId.systemAdministrator, roleId.organizationAdministrator]),
      eb('u.organization_id', 'in', eb.selectFrom('programs').select('organization_id').where('id', '=', programId)),
    ]),
  ]);
}

/**
 * Those of `ids` who may be assigned in a program: active users who work in it. They are taken for this transaction, and
 * stay so until it ends: whoever lets one out or changes the programs waits.
 */
export async function assignable(db: Db, programId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  // In a statement before, so that the next one sees what it has waited for; always in this order.
  await db.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forShare().execute();
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', 'in', ids)
    .where('u.status', '=', 'active')
    .where((eb) => worksIn(eb, programId))
    .execute();
  return new Set(rows.map((row) => row.id));
}

const reaches: readonly Role['reach'][] = ['own programs', 'own organization', 'every organization'];

/** Whether somebody may give a role to others and manage those who have it: it reaches no further and may no more. */
export function mayGrant(granter: Role, role: Role): boolean {
  const isWithinReach = reaches.indexOf(role.reach) <= reaches.indexOf(granter.reach);
  return (
    isWithinReach && areas.every((area) => role.rights[area].every((right) => granter.rights[area].includes(right)))
  );
}
