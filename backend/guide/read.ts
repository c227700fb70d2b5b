import { type Caller, can, programsOf } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import { countSteps, stepsOf, takesPart } from './rules.ts';
import type { Guide } from './schema.ts';

/** Up to which number the records of a step are counted. */
const most = 100;
/** How many programs are named. */
const mostPrograms = 5;
/** How many administrators are named. */
const mostNamed = 5;

/** Reads the caller's guide: what is there in the caller's organization and programs, and what comes next. */
export async function readGuide(db: Db, caller: Caller, roles: readonly Role[]): Promise<Guide> {
  const { put_away } = await db
    .selectFrom('users')
    .select('guide_put_away as put_away')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const programs = db
    .selectFrom('programs')
    .select('id')
    .where('organization_id', '=', caller.organizationId)
    .where('id', 'in', programsOf(caller));
  const own = await programs.where('sample', '=', false).orderBy('id').limit(mostPrograms).execute();
  const sample = await programs.where('sample', '=', true).executeTakeFirst();
  return {
    put_away,
    steps: takesPart(caller.role) ? stepsOf(caller.role, roles, await countSteps(db, caller, most)) : [],
    program_ids: own.map(({ id }) => id),
    sample_program_id: sample?.id ?? null,
    may_add_sample: can(caller, 'programs', 'create') && caller.key === null,
    administrators: await readAdministrators(db, caller, roles),
  };
}

/** Returns who of the caller's organization may add people to programs. */
async function readAdministrators(db: Db, caller: Caller, roles: readonly Role[]): Promise<Guide['administrators']> {
  const administering = roles.filter(({ rights }) => rights.users.includes('update')).map(({ id }) => id);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('organization_id', '=', caller.organizationId)
    .where('permission_id', 'in', [0, ...administering])
    .where('status', '=', 'active')
    .where('service', '=', false)
    .where('id', '!=', caller.userId)
    .orderBy('first_name')
    .orderBy('id')
    .limit(mostNamed)
    .execute();
  return rows.map(({ id, first_name, last_name, email }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    email: can(caller, 'users', 'read') ? email : null,
  }));
}
