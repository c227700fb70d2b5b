import type { Caller } from '../access/caller.ts';
import { scopeOf } from '../access/scope.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';

/**
 * Returns the sample program of the caller's organization; null if there is none. Locks the organization's row until the
 * transaction ends, so that of two who add or remove sample data at once the second sees what the first did.
 * @throws 404 if the caller may not see that program
 */
export async function lockSample(db: Db, { userId, organizationId, role }: Caller): Promise<number | null> {
  await db.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('sample', '=', true)
    .executeTakeFirst();
  if (!program) return null;
  // As it is now: the program may be newer than the caller's request.
  const { programIds } = await scopeOf(db, role, { id: userId, organization_id: organizationId });
  if (!programIds.includes(program.id)) throw notFound();
  return program.id;
}
