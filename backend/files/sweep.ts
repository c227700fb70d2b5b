import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/client.ts';
import type { Services } from '../http/route.ts';
import { filesBefore } from './folder.ts';

/** Files younger than this may belong to a request that is not over. */
const graceMs = 3_600_000;
/** How many keys are looked up at once. */
const batchSize = 500;

/**
 * Removes files that no row names: of uploads that were killed, of rows that got another file or are gone. An hour
 * passes before, so that it can run beside any request.
 */
export async function sweepFiles({
  files,
  database,
  now,
}: Pick<Services, 'files' | 'database' | 'now'>): Promise<void> {
  const moment = new Date(now().getTime() - graceMs);
  for await (const name of filesBefore(files.incoming, moment)) await rm(join(files.incoming, name), { force: true });
  let batch: string[] = [];
  const finish = async () => {
    const named = await namedOf(database.db, batch);
    for (const key of batch) if (!named.has(key)) await files.remove(key);
    batch = [];
  };
  for await (const key of files.keysBefore(moment)) {
    if (batch.push(key) === batchSize) await finish();
  }
  await finish();
}

/** Those of the keys that some row names. */
async function namedOf(db: Db, keys: readonly string[]): Promise<Set<string | null>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('documents')
    .select('file_key as key')
    .where('file_key', 'in', keys)
    .unionAll((eb) => eb.selectFrom('documents').select('thumb_key as key').where('thumb_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('users').select('picture_key as key').where('picture_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('users').select('picture_thumb_key as key').where('picture_thumb_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('organizations').select('picture_key as key').where('picture_key', 'in', keys))
    .unionAll((eb) =>
      eb.selectFrom('organizations').select('picture_thumb_key as key').where('picture_thumb_key', 'in', keys),
    )
    .execute();
  return new Set(rows.map(({ key }) => key));
}
