import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';
import type { Role } from './roles.ts';

/** Returns the organizations and programs that a role opens to a user. */
export async function scopeOf(
  db: Db,
  role: Pick<Role, 'scope'>,
  user: { id: number; organization_id: number },
): Promise<Pick<Caller, 'organizationIds' | 'programIds'>> {
  if (role.scope === 'own programs') {
    return { organizationIds: [user.organization_id], programIds: await membershipsOf(db, user.id) };
  }
  const programs = await db
    .selectFrom('programs')
    .select('id')
    .$if(role.scope === 'own organization', (query) => query.where('organization_id', '=', user.organization_id))
    .execute();
  const programIds = programs.map((program) => program.id);
  if (role.scope === 'own organization') return { organizationIds: [user.organization_id], programIds };
  const organizations = await db.selectFrom('organizations').select('id').execute();
  return { organizationIds: organizations.map((organization) => organization.id), programIds };
}

/** Returns the programs that a user is a member of. */
export async function membershipsOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('user_programs').select('program_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.program_id);
}
