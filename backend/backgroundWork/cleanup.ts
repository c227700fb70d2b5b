import type { Services } from '../http/route.ts';

/** How long a finished work is kept, in days. */
const keptDays = 30;

/** Deletes works, with their rows, that finished long ago. */
export async function deleteOldWorks({ database, now }: Services): Promise<void> {
  const oldest = new Date(now().getTime() - keptDays * 86_400_000);
  await database.db.deleteFrom('works').where('finished_at', '<', oldest).execute();
}
