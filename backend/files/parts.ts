/**
 * Files that arrive in parts: a sender whose connection is lost asks how much has arrived, and goes on there, also at another
 * backend. A complete file is then named in a form in place of the file itself, and is inspected like any other.
 */
import { Readable } from 'node:stream';
import { type Generated, sql } from 'kysely';
import { busy } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { FileStore } from './store.ts';
import type { Upload } from './upload.ts';

/** Whose parts, and of which file: the sender makes up its key. */
export interface PartsKey {
  readonly userId: number;
  readonly key: string;
}

/** The maximum size of a part (bytes). */
export const largestPart = 4 * 1024 * 1024;
/** How much an organization may have in parts (bytes). They are of files that are on their way. */
const mostOfOrganization = 512 * 1024 * 1024;
/** What a part counts as at least (bytes): there is no room for millions of parts of a byte. */
const leastCounted = 64 * 1024;
/** How long parts wait for the rest of their file, in hours. */
const keptHours = 24;

/** Returns how many bytes of a file have arrived, from its beginning. */
export async function arrivedOf(db: Db, file: PartsKey): Promise<number> {
  return (await partsOf(db, file)).reduce((size, part) => size + part.size, 0);
}

/**
 * Adds a part if it is the next one: of a part that is sent twice, one arrives. @returns how many bytes have arrived then
 * @throws 503 if the organization has too much in parts
 */
export async function addPart(
  db: Db,
  { organizationId, ...file }: PartsKey & { organizationId: number },
  { start, upload }: { start: number; upload: Upload },
): Promise<number> {
  const arrived = await arrivedOf(db, file);
  if (start !== arrived) return arrived;
  const { size } = upload.file;
  const { used } = await db
    .selectFrom('file_parts')
    .select(sql<string>`coalesce(sum(greatest(size, ${leastCounted})), 0)`.as('used'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (Number(used) + Math.max(size, leastCounted) > mostOfOrganization) throw busy(60);
  const { userId: user_id, key } = file;
  const added = await db
    .insertInto('file_parts')
    .values({ user_id, key, start, size, organization_id: organizationId, file_key: upload.claim().file })
    .onConflict((conflict) => conflict.doNothing())
    .returning('size')
    .executeTakeFirst();
  return added ? arrived + size : arrivedOf(db, file);
}

/** Forgets the parts of a file. The cleanup removes their bytes. */
export async function forgetParts(db: Db, { userId, key }: PartsKey): Promise<void> {
  await db.deleteFrom('file_parts').where('user_id', '=', userId).where('key', '=', key).execute();
}

/** Forgets the parts of files whose rest has not come for a day. */
export async function forgetOldParts(db: Db): Promise<void> {
  const newest = db.selectFrom('file_parts').select(['user_id', 'key']).groupBy(['user_id', 'key']);
  const left = newest.having(sql`max(created_at)`, '<', sql<Date>`now() - ${`${keptHours} hours`}::interval`);
  for (const { user_id, key } of await left.execute()) await forgetParts(db, { userId: user_id, key });
}

/** Returns the bytes of a file that has arrived in parts; null if these are not all of its `size`. */
export async function readParts(db: Db, files: FileStore, file: PartsKey & { size: number }): Promise<Readable | null> {
  const parts = await partsOf(db, file);
  if (parts.reduce((size, part) => size + part.size, 0) !== file.size) return null;
  return Readable.from(bytesOf(parts, files), { objectMode: false });
}

async function* bytesOf(parts: readonly { file_key: string }[], files: FileStore): AsyncIterable<Buffer> {
  for (const { file_key } of parts) {
    const stored = await files.open(file_key);
    if (!stored) throw new Error('A part of a file is not in the store');
    yield* await stored.read();
  }
}

/** Returns the parts that have arrived without a gap, from the beginning. */
async function partsOf(db: Db, { userId, key }: PartsKey) {
  const rows = await db
    .selectFrom('file_parts')
    .select(['start', 'size', 'file_key'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .orderBy('start')
    .execute();
  let end = 0;
  return rows.filter(({ start, size }) => {
    if (start !== end) return false;
    end += size;
    return true;
  });
}

declare module '../db/client.ts' {
  interface Database {
    file_parts: {
      user_id: number;
      key: string;
      /** The place of its first byte in the file. */
      start: number;
      size: number;
      organization_id: number;
      file_key: string;
      created_at: Generated<Date>;
    };
  }
}
