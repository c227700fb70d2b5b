import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/client.ts';
import { filesBefore } from './folder.ts';
import { forgetOldParts } from './parts.ts';
import type { FileStore } from './store.ts';

/** The age in milliseconds below which a file may belong to a request in progress. */
const graceMs = 3_600_000;
/** The number of keys that are looked up at once. */
const batchSize = 500;

/**
 * Removes orphaned files: those of interrupted uploads, of parts whose rest has not come for a day, and of rows that were
 * deleted or got another file. Files of the last hour stay, so that the cleanup can run alongside any request.
 */
export async function cleanUpFiles({
  files,
  database,
  now,
}: {
  readonly files: FileStore;
  readonly database: { readonly db: Db };
  readonly now: () => Date;
}): Promise<void> {
  await forgetOldParts(database.db);
  const moment = new Date(now().getTime() - graceMs);
  for await (const name of filesBefore(files.incoming, moment, true))
    await rm(join(files.incoming, name), { recursive: true, force: true });
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

/** Returns the keys that some row refers to. */
async function namedOf(db: Db, keys: readonly string[]): Promise<Set<string | null>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('documents')
    .select('file_key as key')
    .where('file_key', 'in', keys)
    .unionAll((eb) => eb.selectFrom('documents').select('thumb_key as key').where('thumb_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('file_parts').select('file_key as key').where('file_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('file_imports').select('file_key as key').where('file_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('shipment_paper_files').select('file_key as key').where('file_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('users').select('picture_key as key').where('picture_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('users').select('picture_thumb_key as key').where('picture_thumb_key', 'in', keys))
    .unionAll((eb) => eb.selectFrom('organizations').select('picture_key as key').where('picture_key', 'in', keys))
    .unionAll((eb) =>
      eb.selectFrom('organizations').select('picture_thumb_key as key').where('picture_thumb_key', 'in', keys),
    )
    .execute();
  return new Set(rows.map(({ key }) => key));
}
