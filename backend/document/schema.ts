import { z } from 'zod';
import {
  date,
  id,
  idParameter,
  optionalDate,
  optionalLongText,
  optionalText,
  requestDate,
  timestamp,
} from '../api/validate.ts';
import { documentField } from '../files/field.ts';
import { uploadedFile } from '../files/schema.ts';
import { idParams } from '../http/route.ts';
import { ability } from '../record/ability.ts';
import { listQuery } from '../record/list.ts';
import { messages } from './messages.ts';
import { attachedFile, largestDocument } from './rules.ts';
import { documentTypes, parentTypes } from './table.ts';

/** The form field of the file. */
export const fileField = documentField({ name: 'file', maxBytes: largestDocument, tooLarge: () => messages.tooLarge });

/** A document as api/v1 returns it. */
export const attachment = z
  .object({
    id,
    parent: z.object({ type: z.enum(parentTypes), id }),
    document_type: z.enum(documentTypes),
    description: z.string().nullable(),
    number: z.string().nullable(),
    expiry_date: date.nullable(),
    file: attachedFile.nullable(),
    status: z.enum(['valid', 'expired', 'archived']),
    status_alias: z.string(),
    archived: z.boolean(),
    user_id: id.nullable(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

/** A document after a write, and the earliest other document of its record whose file has the same content. */
export const writtenAttachment = z.object({
  data: attachment,
  same_as: z.object({ id, filename: z.string(), created_at: timestamp }).nullable().meta({
    description: 'If the sent file is already on the record: the document that has it. Archived ones come last.',
  }),
});
export type WrittenAttachment = z.infer<typeof writtenAttachment>;

const documentType = z.enum(documentTypes, {
  error: ({ input }) => (input === undefined || input === null || input === '' ? messages.typeRequired : undefined),
});
const fields = {
  file: uploadedFile.nullish(),
  description: optionalLongText(300),
  number: optionalText(),
  expiry_date: optionalDate,
};

/** A new document, sent as a form. Its type decides which parts are required. */
export const attachmentCreate = z.strictObject({ document_type: documentType, ...fields });
export type AttachmentCreate = z.infer<typeof attachmentCreate>;

/** The changes of a document; only sent fields change. Without a file, it keeps its own. */
export const attachmentUpdate = z.strictObject({
  document_type: documentType.optional(),
  ...fields,
  lock_version: z.int().optional(),
});
export type AttachmentUpdate = z.infer<typeof attachmentUpdate>;

/** The ids of a path: the record and one of its documents. */
export const attachmentParams = idParams.extend({ attachmentId: idParameter });

/** A document that expires, with its record. */
export const expiringAttachment = z
  .object({
    id,
    document_type: z.enum(documentTypes),
    number: z.string().nullable(),
    description: z.string().nullable(),
    expiry_date: date,
    parent: z.object({
      type: z.enum(parentTypes),
      id,
      label: z.string(),
      program_id: id.nullable(),
      purchase_order_id: id.nullable().meta({ description: 'For an order item, the id of its order.' }),
    }),
  })
  .meta({ id: 'ExpiringAttachment' });
export type ExpiringAttachment = z.infer<typeof expiringAttachment>;

/** The parameters of the list of expiring documents: those that expire by a day, which is included. */
export const expiringQuery = listQuery({ sort: ['expiry_date'], own: { until: requestDate } }).pick({
  page: true,
  items: true,
  until: true,
});
export type ExpiringQuery = z.infer<typeof expiringQuery>;

const onOff = z.boolean();
/** A document type, with the parts that it requires. */
const documentKind = z
  .object({
    key: z.enum(documentTypes),
    name: z.string(),
    restrictions: z.object({ number: onOff, expiry_date: onOff, file: onOff, description: onOff }),
  })
  .meta({ id: 'DocumentType' });
/** The document types that a record type can have. */
export const documentKindList = z.object({ data: z.array(documentKind) });
/** The record type whose document types are requested. */
export const documentKindQuery = z.strictObject({ model: z.enum(parentTypes) });
