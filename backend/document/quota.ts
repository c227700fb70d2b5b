import { sql } from 'kysely';
import { storageUsedUp } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Upload } from '../files/upload.ts';
import { messages } from './messages.ts';

/** The storage limit of an organization, and the transaction that adds a file, in which all are counted. */
export interface QuotaContext {
  readonly db: Db;
  readonly services: { readonly config: { readonly storageLimitBytes: number | null } };
}

/**
 * Rejects a file that exceeds its organization's storage. Uploads of one organization wait for each other, so that
 * concurrent ones are counted like sequential ones. Archived documents count, too, and files that were imported: their bytes
 * are kept.
 * @param replaced the document whose file is replaced; null for a new document
 * @throws 413 with the used and the remaining storage
 */
export async function checkStorage(
  { db, services }: QuotaContext,
  organizationId: number,
  upload: Upload | null | undefined,
  replaced: number | null,
): Promise<void> {
  const limit = services.config.storageLimitBytes;
  if (limit === null || !upload) return;
  await db.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ bytes: string }>`
    select coalesce((select sum(size) from documents
        where organization_id = ${organizationId} and id is distinct from ${replaced}), 0)
      + coalesce((select sum(file_size) from file_imports where organization_id = ${organizationId}), 0) as bytes
    `.execute(db);
  const used = Number(rows[0]?.bytes);
  const left = Math.max(0, limit - used);
  if (upload.file.size > left) throw storageUsedUp(messages.noStorage(used, left), { limit, used, left });
}
