import type { Db } from '../db/client.ts';

/** Whether anybody exists in the database, so that it is set up. */
export const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Returns a function that tells whether anybody exists. People are never deleted: once there is somebody, it answers without
 * the database.
 */
export function somebodyExists(db: Db): () => Promise<boolean> {
  let known = false;
  return async () => {
    known ||= await hasPeople(db);
    return known;
  };
}
