import type { Attachment, DocumentType, ExpiringAttachment } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { REST_PATH, TYPE } from '../record/types.ts';
import { dataOf, type Page, pageOf, recordOf } from '../rest/answer.ts';
import { supportsCall } from '../rest/capabilities.ts';
import { type ChildList, childList } from '../rest/childList.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { path } from '../upstream/path.ts';

/** A kind of record that documents are attached to, as api/v1 names it in data. */
export type RestParentType = Attachment['parent']['type'];

/** The record that a document is attached to. */
export interface RestDocumentParent {
  readonly type: RestParentType;
  readonly id: number | string;
}

/** A document. Its type is text, because another backend may have more types. */
export type RestDocument = OfAnyBackend<Omit<Attachment, 'documentType'> & { readonly documentType: string }>;

/** A document with the same content as a sent file. */
export interface SameDocument {
  readonly id: number | string;
  readonly filename: string;
  readonly createdAt: string;
}

/** A document that expires, with the label of its record. */
export type RestExpiringDocument = Omit<ExpiringAttachment, 'documentType'> & { readonly documentType: string };

/** A kind of document, with its required fields. */
export type RestDocumentType = Omit<DocumentType, 'key'> & { readonly key: string };

/** The files attached to records. Apart from the expiring ones, api/v1 lists them only below their record. */
export interface Documents {
  page(on: RestDocumentParent, query: Query): Promise<Page<RestDocument>>;
  /** Returns the reader of documents for the rows of a list of this kind of record. */
  of(type: RestParentType): ChildList<RestDocument>;
  /** Returns null if the document is missing, unreadable or not on this record. */
  find(on: RestDocumentParent, id: string): Promise<RestDocument | null>;
  /** @param attachment the changed fields and the lock version that was shown */
  update(on: RestDocumentParent, id: string, attachment: object): Promise<RestDocument>;
  archive(on: RestDocumentParent, id: string): Promise<RestDocument>;
  /** Lists expiring documents on all records that the caller may read; null if the backend does not offer the call. */
  expiring(query: Query): Promise<Page<RestExpiringDocument> | null>;
  /** Returns the document types of a kind of record; a promise only while they are not cached. */
  types(parent: RestParentType): RestDocumentType[] | Promise<RestDocumentType[]>;
}

/** Returns the api/v1 path of a kind of record that documents are attached to. */
const pathOf = (type: RestParentType) => REST_PATH[TYPE[type]];

/** Filters that are separate arguments in the schema. */
const names = { 'filters.documentType': 'types', 'filters.archived': 'archived' };

/** Creates the documents of one operation. */
export function documentsOf(rest: Rest): Documents {
  const list = ({ type, id }: RestDocumentParent) => path`${pathOf(type)}/${id}/attachments`;
  const single = ({ type, id }: RestDocumentParent, documentId: string) =>
    path`${pathOf(type)}/${id}/attachments/${documentId}`;
  const page: Documents['page'] = async (on, query) =>
    pageOf(await rest.read(list(on), { query, names }), { path: `${pathOf(on.type)}/${on.id}/attachments`, query });
  const hanging = new Map<RestParentType, ChildList<RestDocument>>();
  return {
    page,
    of(type) {
      const alone = (id: string, query: Query) => page({ type, id }, query);
      const shape = { under: pathOf(type), list: 'attachments', names, alone };
      const documents = hanging.get(type) ?? childList(rest, shape);
      hanging.set(type, documents);
      return documents;
    },
    find: (on, id) => unlessMissing(async () => recordOf<RestDocument>(await rest.read(single(on, id)))),
    update: async (on, id, attachment) => recordOf(await rest.write('PATCH', single(on, id), { attachment })),
    async archive({ type, id: parentId }, id) {
      const to = path`${pathOf(type)}/${parentId}/attachments/${id}/archive`;
      return recordOf(await rest.write('POST', to));
    },
    async expiring(query) {
      if (!(await supportsCall(rest, 'GET', 'attachments/expiring'))) return null;
      return pageOf(await rest.read(path`attachments/expiring`, { query }));
    },
    types: (model) => rest.readShared(path`available_document_types`, dataOf<RestDocumentType[]>, { query: { model } }),
  };
}
