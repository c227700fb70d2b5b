import { sql } from 'kysely';
import { invalid, rejectedTransition } from '../api/errors.ts';
import type { Upload } from '../files/upload.ts';
import { note } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { requireNewest } from '../history/versioned.ts';
import { dayOf, todayOf } from '../record/timeZone.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';
import type { Parent } from './parents.ts';
import { checkStorage, type QuotaContext } from './quota.ts';
import { type DocumentRow, readDocumentRow, readSame, toRecord } from './read.ts';
import { brokenRules, type DocumentState } from './rules.ts';
import type { Attachment, AttachmentCreate, AttachmentUpdate, WrittenAttachment } from './schema.ts';

/** The context of writes to documents, with the clock and the storage limit. */
export type DocumentContext = WriteContext & QuotaContext & { readonly services: { readonly now: () => Date } };

/** Attaches a document to a record. @throws 413 if the storage has no room for it, 422 for invalid input */
export async function createDocument(
  context: DocumentContext,
  parent: Parent,
  { file, ...input }: AttachmentCreate,
): Promise<WrittenAttachment> {
  const { description = null, number = null, expiry_date = null } = input;
  check(context, parent, { ...input, description, number, expiry_date, hasFile: Boolean(file) }, expiry_date);
  await checkStorage(context, parent.organizationId, file, null);
  const { id } = await context.db
    .insertInto('documents')
    .values({
      ...input,
      ...fileColumns(file),
      organization_id: parent.organizationId,
      program_id: parent.programId ?? null,
      parent_type: parent.type,
      parent_id: parent.id,
      user_id: context.caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const data = await finish(context, parent, 'attach', null, await readDocumentRow(context.db, parent, id));
  return { data, same_as: await sameAs(context, parent, id, file) };
}

/**
 * Changes the sent fields, and the file if one is sent.
 * @throws 409 `stale` if `lock_version` is sent and is not the newest, `transition` if the document is archived, 413 if the
 *   storage has no room for the file, 422, 404
 */
export async function updateDocument(
  context: DocumentContext,
  parent: Parent,
  id: number,
  { file, lock_version, ...input }: AttachmentUpdate,
): Promise<WrittenAttachment> {
  const { db, caller, services } = context;
  const before = await readDocumentRow(db, parent, id, true);
  const record = toRecord(before, parent, caller, dayOf(services.now()));
  requireNewest(lock_version, before, () => record);
  if (before.archived) throw rejectedTransition(messages.archived);
  const changed = differences(record, input).map(({ field }) => field);
  if (changed.length === 0 && !file) return { data: record, same_as: null };
  const after = { ...before, ...input, hasFile: Boolean(file) || before.file_key !== null };
  check(context, parent, after, changed.includes('expiry_date') ? after.expiry_date : null);
  await checkStorage(context, parent.organizationId, file, id);
  await db
    .updateTable('documents')
    .set({ ...input, ...fileColumns(file), ...newVersion })
    .where('id', '=', id)
    .execute();
  const data = await finish(context, parent, 'update_attachment', before, await readDocumentRow(db, parent, id));
  return { data, same_as: await sameAs(context, parent, id, file) };
}

/** Returns the other document of the record that already has the content of a sent file, or null. */
async function sameAs({ db, caller }: DocumentContext, parent: Parent, id: number, upload: Upload | null | undefined) {
  return upload ? readSame(db, caller, parent, id, upload.file.sha256) : null;
}

/** Archives a document for good: it stays readable but cannot be changed. @throws 409 if it is archived, 404 */
export async function archiveDocument(context: DocumentContext, parent: Parent, id: number): Promise<Attachment> {
  const { db } = context;
  const before = await readDocumentRow(db, parent, id, true);
  if (before.archived) throw rejectedTransition(messages.archived);
  await db
    .updateTable('documents')
    .set({ archived: true, archived_at: sql<Date>`now()`, ...newVersion })
    .where('id', '=', id)
    .execute();
  return finish(context, parent, 'archive_attachment', before, await readDocumentRow(db, parent, id));
}

/** @param newExpiry the expiry date if it changes; an unchanged date is not checked again */
function check(
  { caller, services }: DocumentContext,
  parent: Parent,
  document: DocumentState,
  newExpiry: string | null,
): void {
  const errors = brokenRules(parent.type, document);
  const now = services.now();
  // Allows the earlier of two todays: the caller's, and the one in UTC, which expiry uses.
  const [today = ''] = [todayOf(caller, now), dayOf(now)].sort();
  if (newExpiry && newExpiry < today) errors['expiry_date'] = [messages.past];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Returns the columns of a sent file. The cleanup removes the file that it replaces from the store. */
export function fileColumns(upload: Upload | null | undefined) {
  if (!upload) return {};
  const { filename, contentType, size, sha256 } = upload.file;
  const { file, thumb } = upload.claim();
  return { filename, content_type: contentType, size, sha256, file_key: file, thumb_key: thumb };
}

/** Writes the change into the parent's history, and into the feed as a change of the document. */
async function finish(
  context: DocumentContext,
  parent: Parent,
  action: HistoryEntry['action'],
  before: DocumentRow | null,
  after: DocumentRow,
): Promise<Attachment> {
  const { caller, services } = context;
  const { organizationId, programId, type, id: parentId } = parent;
  const changes = [{ field: 'attachment', from: before && kept(before), to: kept(after) }];
  const { id, lock_version: lockVersion } = after;
  const changed = { type: 'Attachment', id, lockVersion, action: before ? 'edit' : 'create' } as const;
  await note(
    context,
    [{ organizationId, type, id: parentId, userId: caller.userId, action, changes }],
    [{ ...changed, organizationId, programId, parents: [{ type, id: parentId }], by: caller.userId }],
  );
  return toRecord(after, parent, caller, dayOf(services.now()));
}

/** Returns the fields of a document that the history shows. */
function kept({ id, document_type, description, number, expiry_date, filename, archived }: DocumentRow) {
  return { id, document_type, description, number, expiry_date, filename, archived };
}
