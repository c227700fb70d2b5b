import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type Caller, can } from '../access/caller.ts';
import type { FieldMessages } from '../api/errors.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { kindMessages } from './kindMessages.ts';
import { messages } from './messages.ts';
import { type DocumentTable, type DocumentType, documentTypes, type ParentType, parentTypes } from './table.ts';

/** The largest document, in bytes. */
export const largestDocument = 20_971_520;

/** A document type: the parts that it requires, and the record types that it may be attached to. */
interface DocumentKind {
  readonly key: DocumentType;
  readonly name: string;
  /** Whether each part is required. */
  readonly restrictions: { number: boolean; expiry_date: boolean; file: boolean; description: boolean };
  readonly parents: readonly ParentType[];
}

const optional = { number: false, expiry_date: false, file: false, description: false };
const mta = {
  restrictions: { ...optional, file: true, number: true, expiry_date: true },
  parents: parentTypes.filter((type) => type !== 'User'),
};
/** The records of goods on their way. */
const goods: readonly ParentType[] = ['PurchaseOrder', 'CommercialInvoice', 'OrderItem'];
const kinds: Readonly<Record<DocumentType, Omit<DocumentKind, 'name'>>> = {
  other: {
    key: 'other',
    restrictions: { ...optional, file: true, description: true },
    parents: parentTypes,
  },
  visual_screening: {
    key: 'visual_screening',
    restrictions: { ...optional, file: true, expiry_date: true },
    parents: ['Vendor', 'Courier', 'EndUser'],
  },
  mta_incoming: { key: 'mta_incoming', ...mta },
  mta_outgoing: { key: 'mta_outgoing', ...mta },
  import_permit: {
    key: 'import_permit',
    restrictions: { ...optional, file: true, expiry_date: true },
    parents: goods,
  },
  certificate_of_analysis: {
    key: 'certificate_of_analysis',
    restrictions: { ...optional, file: true },
    parents: goods,
  },
  temperature_log: {
    key: 'temperature_log',
    restrictions: { ...optional, file: true },
    parents: goods,
  },
  proof_of_delivery: {
    key: 'proof_of_delivery',
    restrictions: { ...optional, file: true },
    parents: ['CommercialInvoice'],
  },
};

/** Returns the document types that a record type can have. */
export function kindsFor(parent: ParentType): DocumentKind[] {
  return Object.values(kinds)
    .filter(({ parents }) => parents.includes(parent))
    .map((kind) => ({ ...kind, name: kindMessages[kind.key] }));
}

/** The properties of a document that the rules check. */
export interface DocumentState {
  readonly document_type: DocumentType;
  readonly number: string | null;
  readonly expiry_date: string | null;
  readonly description: string | null;
  readonly hasFile: boolean;
}

/** Returns the errors of a document: a type that its record cannot have, or missing parts that its type requires. */
export function brokenRules(parent: ParentType, document: DocumentState): FieldMessages {
  const { parents, restrictions } = kinds[document.document_type];
  if (!parents.includes(parent)) return { document_type: [messages.notForParent] };
  const errors: FieldMessages = {};
  if (restrictions.number && !document.number) errors['number'] = [messages.numberRequired];
  if (restrictions.expiry_date && !document.expiry_date) errors['expiry_date'] = [messages.expiryRequired];
  if (restrictions.file && !document.hasFile) errors['file'] = [messages.fileRequired];
  if (restrictions.description && !document.description) errors['description'] = [messages.descriptionRequired];
  return errors;
}

/** Returns the name of a type of documents. */
export const documentTypeName = (type: DocumentType): string => kindMessages[type];

/** The types of documents, with their names in the language of the caller. */
export const documentTypeChoices = documentTypes.map((key) => ({
  key,
  get name() {
    return documentTypeName(key);
  },
}));

/** The statuses of documents. */
export type DocumentStatus = 'valid' | 'expired' | 'archived';

/** Returns a document's status: archived wins, and the expiry date itself is valid. @param today YYYY-MM-DD, UTC */
export function statusOf(document: { archived: boolean; expiry_date: string | null }, today: string): DocumentStatus {
  if (document.archived) return 'archived';
  return document.expiry_date && document.expiry_date < today ? 'expired' : 'valid';
}

/** A document's file, as api/v1 returns it everywhere; null if it has none. */
export const attachedFile = z
  .object({
    filename: z.string(),
    content_type: z.string(),
    size: z.int(),
    url: z.string(),
    thumb_url: z.string().nullable(),
  })
  .meta({ id: 'AttachedFile' });

/** @param parentPath the path of the record that it is attached to, such as `/api/v1/vendors/7` */
export function fileOf(
  row: Pick<Selectable<DocumentTable>, 'id' | 'filename' | 'content_type' | 'size' | 'thumb_key'>,
  parentPath: string,
): z.infer<typeof attachedFile> | null {
  const { id, filename, content_type, size, thumb_key } = row;
  if (filename === null || content_type === null || size === null) return null;
  const url = `${parentPath}/attachments/${id}/file`;
  return { filename, content_type, size, url, thumb_url: thumb_key && `${url}/thumb` };
}

/** Returns the caller's abilities on a document. */
export function abilitiesOf(caller: Caller, { archived }: { archived: boolean }): Ability[] {
  const reason = archived && messages.archived;
  return [
    abilityUnless('update', can(caller, 'attachments', 'write') ? reason : noRight()),
    abilityUnless('archive', can(caller, 'attachments', 'archive') ? reason : noRight()),
  ];
}
