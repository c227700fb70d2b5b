import type { Db } from '../db/client.ts';

/**
 * Returns the sample program of an organization; null if there is none. Locks the organization's row until the transaction
 * ends, so that of two who add or remove sample data at once the second sees what the first did.
 */
export async function lockSample(db: Db, organizationId: number): Promise<number | null> {
  await db.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('sample', '=', true)
    .executeTakeFirst();
  return program?.id ?? null;
}
