import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Sent } from '../files/send.ts';
import { nullsLast, readPage } from '../record/list.ts';
import { anyOf, type Sorted } from '../record/listOrder.ts';
import { readPages } from '../record/pages.ts';
import { statusMessages } from '../record/statusMessages.ts';
import { documentColumns } from './columns.ts';
import type { AttachmentListQuery, AttachmentPagesQuery } from './listSchema.ts';
import type { Parent } from './parents.ts';
import { abilitiesOf, fileOf, statusOf } from './rules.ts';
import type { Attachment } from './schema.ts';
import type { ParentType } from './table.ts';

const documentsOn = (db: Db, parent: Pick<Parent, 'type' | 'id'>) =>
  db.selectFrom('documents').where('parent_type', '=', parent.type).where('parent_id', '=', parent.id);

const columns = [
  'id',
  'document_type',
  'description',
  'number',
  'expiry_date',
  'archived',
  'filename',
  'content_type',
  'size',
  'file_key',
  'thumb_key',
  'user_id',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

export type DocumentRow = Awaited<ReturnType<typeof readDocumentRow>>;

/** Returns the documents among these that match a query, newest first by default. @param today YYYY-MM-DD, UTC */
export function sortedDocuments(documents: Documents, { sort, filters }: Listing, today: string) {
  const { field, direction } = sort ?? newestFirst;
  const order = { by: documentColumns[field].sortBy(today), direction };
  return { matching: filtered(documents, filters), id: 'id', order } satisfies Sorted;
}

/** Reads a page of a record's documents, newest first by default. @throws 422 like `readPage` */
export function readDocuments(db: Db, caller: Caller, parent: Parent, query: AttachmentListQuery, today: string) {
  const { matching, order } = sortedDocuments(documentsOn(db, parent), query, today);
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const ordered = matching.orderBy(order.by.value, nullsLast(order.direction)).orderBy('id', order.direction);
    const rows = await ordered.limit(limit).offset(offset).select(columns).execute();
    return rows.map((row) => toRecord(row, parent, caller, today));
  });
}

/**
 * Reads a page of documents for each of several records, as `readDocuments` does for one.
 * @param on the records, all of one type
 * @throws 422 like `readPages`
 */
export function readDocumentPages(
  db: Db,
  caller: Caller,
  on: { readonly type: ParentType; readonly parents: readonly Parent[] },
  query: AttachmentPagesQuery,
  today: string,
) {
  const byId = new Map(on.parents.map((parent) => [parent.id, parent]));
  const documents = db
    .selectFrom('documents')
    .where('parent_type', '=', on.type)
    .where('parent_id', '=', anyOf([...byId.keys()]));
  const list = { ...sortedDocuments(documents, query, today), under: 'parent_id' };
  return readPages(db, [...byId.keys()], query, list, async (ids) => {
    const rows = await db
      .selectFrom('documents')
      .where('id', '=', anyOf(ids))
      .select([...columns, 'parent_id'])
      .execute();
    return rows.flatMap(({ parent_id, ...row }) => {
      const parent = byId.get(parent_id);
      return parent ? [toRecord(row, parent, caller, today)] : [];
    });
  });
}

const newestFirst = { field: 'created_at', direction: 'desc' } as const;

type Documents = ReturnType<typeof documentsOn>;
type Listing = Pick<AttachmentListQuery, 'sort' | 'filters'>;

function filtered(documents: Documents, filters: AttachmentListQuery['filters'] = {}) {
  const { archived, document_type } = filters;
  return documents
    .$if(archived !== undefined, (rows) => rows.where('archived', '=', archived ?? false))
    .$if(document_type !== undefined, (rows) => rows.where('document_type', 'in', document_type ?? []));
}

/** Returns the documents of a record that match a query, newest first by default. @param today YYYY-MM-DD, UTC */
export const sortedDocumentsOf = (db: Db, parent: Parent, query: Listing, today: string) =>
  sortedDocuments(documentsOn(db, parent), query, today);

/** Reads these documents of a record, in any order. @param today YYYY-MM-DD, UTC */
export async function readDocumentRecords(
  db: Db,
  caller: Caller,
  parent: Parent,
  ids: readonly number[],
  today: string,
): Promise<Attachment[]> {
  const rows = await documentsOn(db, parent).where('id', '=', anyOf(ids)).select(columns).execute();
  return rows.map((row) => toRecord(row, parent, caller, today));
}

/** Reads the row of a document on a record. @param lock locks it for this transaction @throws 404 */
export async function readDocumentRow(db: Db, parent: Parent, id: number, lock = false) {
  const row = await documentsOn(db, parent)
    .where('id', '=', id)
    .select(columns)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Reads the earliest other document of a record whose file has this content, rather one that is not archived. */
export async function readSame(db: Db, caller: Caller, parent: Parent, id: number, sha256: string) {
  if (!can(caller, 'attachments', 'read')) return null;
  const same = await documentsOn(db, parent)
    .where('sha256', '=', sha256)
    .where('id', '<>', id)
    .select(['id', 'filename', 'created_at'])
    .orderBy('archived')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return same ? { id: same.id, filename: same.filename ?? '', created_at: same.created_at.toISOString() } : null;
}

/** Converts a row to a document's record. @param today YYYY-MM-DD, UTC */
export function toRecord(row: DocumentRow, parent: Parent, caller: Caller, today: string): Attachment {
  const { filename: _name, content_type: _type, size: _size, file_key: _file, thumb_key: _thumb, ...fields } = row;
  const status = statusOf(row, today);
  return {
    ...fields,
    parent: { type: parent.type, id: parent.id },
    file: fileOf(row, `/api/v1/${parent.path}/${parent.id}`),
    status,
    status_alias: statusMessages.document[status],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: abilitiesOf(caller, row),
  };
}

/** Returns the file or the thumbnail of a document, to be sent. @throws 404 if it has none */
export async function readFile(db: Db, parent: Parent, id: number, size: 'file' | 'thumb'): Promise<Sent> {
  const { file_key, thumb_key, filename, content_type } = await readDocumentRow(db, parent, id);
  if (size === 'thumb' && thumb_key) return { key: thumb_key, contentType: 'image/webp', filename: null };
  if (size === 'file' && file_key && content_type)
    return { key: file_key, contentType: content_type, filename: filename ?? '' };
  throw notFound();
}
