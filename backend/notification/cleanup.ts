import type { Services } from '../http/route.ts';

/** How long a notification is kept, in days. */
const keptDays = 180;

/** Deletes expired notifications. */
export async function deleteOldNotifications({ database, now }: Services): Promise<void> {
  const oldest = new Date(now().getTime() - keptDays * 86_400_000);
  await database.db.deleteFrom('notifications').where('created_at', '<', oldest).execute();
}
