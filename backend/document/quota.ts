import { storageUsedUp } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Upload } from '../files/upload.ts';
import { messages } from './messages.ts';

/** The storage limit of an organization, and the transaction that adds a document, in which the documents are counted. */
export interface QuotaContext {
  readonly db: Db;
  readonly services: { readonly config: { readonly storageLimitBytes: number | null } };
}

/**
 * Rejects a file that exceeds its organization's storage. Uploads of one organization wait for each other, so that
 * concurrent ones are counted like sequential ones. Archived documents count, too: their bytes are kept.
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
  const { bytes } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .where('organization_id', '=', organizationId)
    .$if(replaced !== null, (query) => query.where('id', '!=', replaced))
    .executeTakeFirstOrThrow();
  const used = Number(bytes ?? 0);
  const left = Math.max(0, limit - used);
  if (upload.file.size > left) throw storageUsedUp(messages.noStorage(used, left), { limit, used, left });
}
