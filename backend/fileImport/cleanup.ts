import type { Services } from '../http/route.ts';

/** How long an import that nobody applies is kept after its last change, in days. */
const keptDays = 30;

/** Deletes imports that were begun long ago and never applied; the cleanup of files then removes theirs. */
export async function deleteOldImports({ database, now }: Services): Promise<void> {
  const oldest = new Date(now().getTime() - keptDays * 86_400_000);
  await database.db.deleteFrom('file_imports').where('state', '=', 'open').where('updated_at', '<', oldest).execute();
}
