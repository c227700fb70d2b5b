import { sql } from 'kysely';
import type { Upload } from '../files/upload.ts';
import { noteWrite } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { invalid, refusedTransition, stale } from '../http/errors.ts';
import { recordChanged } from '../live/broadcast.ts';
import { dayOf, todayOf } from '../record/timeZone.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';
import type { Parent } from './parents.ts';
import { type DocumentRow, readDocumentRow, toRecord } from './read.ts';
import { brokenRules, type DocumentState } from './rules.ts';
import type { Attachment, AttachmentCreate, AttachmentUpdate } from './schema.ts';

/** What writing a document needs besides: the clock. */
export type DocumentContext = WriteContext & { readonly services: { readonly now: () => Date } };

/** Attaches a document to a record. @throws 422 on what breaks a rule */
export async function createDocument(
  context: DocumentContext,
  parent: Parent,
  { file, ...input }: AttachmentCreate,
): Promise<Attachment> {
  const { description = null, number = null, expiry_date = null } = input;
  check(context, parent, { ...input, description, number, expiry_date, hasFile: Boolean(file) }, expiry_date);
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
  return finish(context, parent, 'attach', null, await readDocumentRow(context.db, parent, id));
}

/**
 * Changes the sent fields, and the file where one is sent.
 * @throws 409 `stale` when `lock_version` is sent and no longer the newest, `transition` when it is archived, 422, 404
 */
export async function updateDocument(
  context: DocumentContext,
  parent: Parent,
  id: number,
  { file, lock_version, ...input }: AttachmentUpdate,
): Promise<Attachment> {
  const { db, caller, services } = context;
  const before = await readDocumentRow(db, parent, id, true);
  const record = toRecord(before, parent, caller, dayOf(services.now()));
  if (lock_version !== undefined && lock_version !== before.lock_version) throw stale(record);
  if (before.archived) throw refusedTransition(messages.archived);
  const changed = differences(record, input).map(({ field }) => field);
  if (changed.length === 0 && !file) return record;
  const after = { ...before, ...input, hasFile: Boolean(file) || before.file_key !== null };
  check(context, parent, after, changed.includes('expiry_date') ? after.expiry_date : null);
  await db
    .updateTable('documents')
    .set({ ...input, ...fileColumns(file), ...newVersion })
    .where('id', '=', id)
    .execute();
  return finish(context, parent, 'update_attachment', before, await readDocumentRow(db, parent, id));
}

/** Archives a document for good: it stays readable and can no longer be changed. @throws 409 when it is archived, 404 */
export async function archiveDocument(context: DocumentContext, parent: Parent, id: number): Promise<Attachment> {
  const { db } = context;
  const before = await readDocumentRow(db, parent, id, true);
  if (before.archived) throw refusedTransition(messages.archived);
  await db
    .updateTable('documents')
    .set({ archived: true, archived_at: sql<Date>`now()`, ...newVersion })
    .where('id', '=', id)
    .execute();
  return finish(context, parent, 'archive_attachment', before, await readDocumentRow(db, parent, id));
}

/** @param newExpiry the date where it is set anew: what was fine once stays */
function check(
  { caller, services }: DocumentContext,
  parent: Parent,
  document: DocumentState,
  newExpiry: string | null,
): void {
  const errors = brokenRules(parent.type, document);
  const now = services.now();
  // Whoever's day is the earlier one may still name it: the person's, or the one in UTC that expiry goes by.
  const [today = ''] = [todayOf(caller, now), dayOf(now)].sort();
  if (newExpiry && newExpiry < today) errors['expiry_date'] = [messages.past];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The columns of a file that was sent. What it takes the place of in the store is found by the sweep. */
export function fileColumns(upload: Upload | null | undefined) {
  if (!upload) return {};
  const { filename, contentType, size } = upload.file;
  const { file, thumb } = upload.claim();
  return { filename, content_type: contentType, size, file_key: file, thumb_key: thumb };
}

/** Keeps the change in the parent's history, and tells whoever looks at the parent or its documents. */
async function finish(
  context: DocumentContext,
  parent: Parent,
  action: HistoryEntry['action'],
  before: DocumentRow | null,
  after: DocumentRow,
): Promise<Attachment> {
  const { caller, announce, services } = context;
  await noteWrite(context, parent, action, [{ field: 'attachment', from: before && kept(before), to: kept(after) }]);
  const { id, lock_version: lockVersion } = after;
  const what = before ? 'edit' : 'create';
  announce(recordChanged({ ...parent, type: 'Attachment', id, lockVersion, action: what, by: caller.userId }));
  return toRecord(after, parent, caller, dayOf(services.now()));
}

/** What the history shows of a document. */
function kept({ id, document_type, description, number, expiry_date, filename, archived }: DocumentRow) {
  return { id, document_type, description, number, expiry_date, filename, archived };
}
