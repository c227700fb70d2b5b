import type { Context } from '../context.ts';
import { result } from '../errors.ts';
import type {
  DocumentParentInput,
  DocumentParentResolvers,
  DocumentResolvers,
  DocumentTypeResolvers,
  MutationResolvers,
  QueryResolvers,
  VendorDocumentsArgs,
} from '../generated/resolvers.ts';
import type { FieldsOf } from '../resolve.ts';
import { listQuery } from '../rest/list.ts';
import { unlessForbidden } from '../rest/unless.ts';
import type { RestDocument, RestDocumentParent, RestDocumentType, RestParentType } from './rest.ts';
import { NAMES, REST_TYPE, TYPE, told } from './words.ts';

const parentOf = ({ type, id }: DocumentParentInput): RestDocumentParent => ({ type: REST_TYPE[type], id });

const queryOf = ({ archived, types, ...list }: VendorDocumentsArgs) => ({
  ...listQuery(list),
  filters: { archived, documentType: types },
});

const Document: FieldsOf<DocumentResolvers, RestDocument> = {
  type({ parent, documentType }, _args, { documents }) {
    const known = documents.types(parent.type);
    return known instanceof Promise ? known.then((all) => named(documentType, all)) : named(documentType, known);
  },
  ...told,
  uploadedBy: ({ userId }, _args, { users }) => users.show(userId),
};

/** A type that the list lacks is shown by its key. */
const named = (key: string, all: readonly RestDocumentType[]): RestDocumentType =>
  all.find((type) => type.key === key) ?? {
    key,
    name: key,
    restrictions: { number: false, expiryDate: false, file: false, description: false },
  };

const DocumentParent: FieldsOf<DocumentParentResolvers, RestDocumentParent> = {
  type: (parent) => TYPE[parent.type],
};

const DocumentType: FieldsOf<DocumentTypeResolvers, RestDocumentType> = {
  required: (type) => type.restrictions,
};

/** The documents of a record of this kind; null for whoever may not read them. */
const documentsOn =
  (type: RestParentType) =>
  ({ id }: { readonly id: number | string }, args: VendorDocumentsArgs, { documents }: Context) =>
    unlessForbidden(() => documents.of(type)(id, queryOf(args)));

const Query: Pick<QueryResolvers, 'documents' | 'document' | 'documentTypes'> = {
  documents: (_root, { on, ...list }, { documents }) => documents.page(parentOf(on), queryOf(list)),
  document: (_root, { on, id }, { documents }) => documents.find(parentOf(on), id),
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
  DocumentParent,
  DocumentType,
  PurchaseOrder: { documents: documentsOn('PurchaseOrder') },
  OrderItem: { documents: documentsOn('OrderItem') },
  Shipment: { documents: documentsOn('CommercialInvoice') },
  User: { documents: documentsOn('User') },
  Vendor: { documents: documentsOn('Vendor') },
  Courier: { documents: documentsOn('Courier') },
  EndUser: { documents: documentsOn('EndUser') },
  Query,
  Mutation,
};
