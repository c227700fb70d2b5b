import type { Context } from '../context.ts';
import type {
  DocumentPageResolvers,
  DocumentParentInput,
  DocumentParentResolvers,
  DocumentParentType,
  DocumentResolvers,
  DocumentTypeResolvers,
  ExpiringDocumentResolvers,
  MutationResolvers,
  QueryResolvers,
  ResolversTypes,
  VendorDocumentsArgs,
} from '../generated/resolvers.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { REST_PATH, REST_TYPE, TYPE } from '../record/types.ts';
import type { Page } from '../rest/answer.ts';
import { listQuery } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import { NAMES, ownFields } from './enums.ts';
import type { RestDocument, RestDocumentParent, RestDocumentType, RestExpiringDocument } from './rest.ts';
import { zipPath } from './zipPath.ts';

const parentOf = ({ type, id }: DocumentParentInput): RestDocumentParent => ({ type: REST_TYPE[type], id });

const queryOf = ({ archived, types, ...list }: VendorDocumentsArgs) => ({
  ...listQuery(list),
  filters: { archived, documentType: types },
});

/** Resolves the type of a document from the types for its kind of parent record. */
function typeOf(
  { parent, documentType }: Pick<RestDocument, 'parent' | 'documentType'>,
  _args: unknown,
  { documents }: Context,
) {
  const known = documents.types(parent.type);
  return known instanceof Promise ? known.then((all) => named(documentType, all)) : named(documentType, known);
}

const Document: FieldsOf<DocumentResolvers, RestDocument> = {
  type: typeOf,
  ...ownFields,
  uploadedBy: ({ userId }, _args, { users }) => users.summary(userId),
};

/** Finds a type by its key; a type missing from the list is shown by its key. */
const named = (key: string, all: readonly RestDocumentType[]): RestDocumentType =>
  all.find((type) => type.key === key) ?? {
    key,
    name: key,
    restrictions: { number: false, expiryDate: false, file: false, description: false },
  };

const DocumentPage: FieldsOf<DocumentPageResolvers, Page<RestDocument>> = {
  zipPath: ({ meta }, _args, { rest }) => zipPath(rest, meta.list),
};

const ExpiringDocument: FieldsOf<ExpiringDocumentResolvers, RestExpiringDocument> = {
  type: typeOf,
  parentLabel: ({ parent }) => parent.label,
  purchaseOrderId: ({ parent }) => parent.purchaseOrderId,
  program: ({ parent }, _args, { programs }) => programs.find(parent.programId),
};

const DocumentParent: FieldsOf<DocumentParentResolvers, RestDocumentParent> = {
  type: (parent) => TYPE[parent.type],
};

const DocumentType: FieldsOf<DocumentTypeResolvers, RestDocumentType> = {
  required: (type) => type.restrictions,
};

/** One line for each schema type with documents. */
const PARENTS = {
  PurchaseOrder: 'PURCHASE_ORDER',
  OrderItem: 'ORDER_ITEM',
  Shipment: 'SHIPMENT',
  User: 'USER',
  Vendor: 'VENDOR',
  Courier: 'COURIER',
  EndUser: 'END_USER',
} as const satisfies { readonly [Name in keyof ResolversTypes]?: DocumentParentType };

/** Creates the `documents` resolver of a kind of record; it returns null if the caller may not read them. */
const documentsOn =
  (type: DocumentParentType) =>
  ({ id }: { readonly id: number | string }, args: VendorDocumentsArgs, { documents }: Context) =>
    unlessForbidden(() => documents.of(REST_TYPE[type])(id, queryOf(args)));

const parents = Object.fromEntries(
  Object.entries(PARENTS).map(([name, type]) => [name, { documents: documentsOn(type) }]),
);

/** The api/v1 paths of the kinds of record that documents are attached to. */
export const documentParents: readonly string[] = Object.values(PARENTS).map((type) => REST_PATH[type]);

const Query: Pick<QueryResolvers, 'documents' | 'document' | 'documentTypes' | 'expiringDocuments'> = {
  documents: (_root, { on, ...list }, { documents }) => documents.page(parentOf(on), queryOf(list)),
  document: (_root, { on, id }, { documents }) => documents.find(parentOf(on), id),
  expiringDocuments: (_root, { until, ...list }, { documents }) =>
    unlessForbidden(() => documents.expiring({ ...listQuery(list), until })),
  documentTypes: (_root, { parent }, { documents }) => documents.types(REST_TYPE[parent]),
};

const Mutation: Pick<MutationResolvers, 'updateDocument' | 'archiveDocument'> = {
  updateDocument: (_root, { id, input: { on, type, ...fields } }, { documents }) =>
    result('document', () => documents.update(parentOf(on), id, { ...fields, documentType: type }), NAMES),
  archiveDocument: (_root, { id, input: { on } }, { documents }) =>
    result('document', () => documents.archive(parentOf(on), id)),
};

export const document = {
  Document,
  DocumentPage,
  ExpiringDocument,
  DocumentParent,
  DocumentType,
  ...parents,
  Query,
  Mutation,
};
