import type { DocumentRowFragment, DocumentTypesQuery, UpdateDocumentInput } from '../generated/operations.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';
import { fieldsOf, requiredWhen } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import type { FileBounds } from '../kit/form/rules.ts';
import type { FormValues } from '../kit/form/values.ts';
import { documentMessages as messages } from './messages.ts';

/** A document type, with the fields that it requires. */
export type DocumentType = DocumentTypesQuery['documentTypes'][number];

/** The part of a document that the form reads; the response to an upload contains only the key of its type. */
export type DocumentSource = Pick<DocumentRowFragment, 'number' | 'expiryDate' | 'description' | 'lockVersion'> & {
  type: { key: string };
};

type DocumentInput = Omit<UpdateDocumentInput, 'on' | 'lockVersion'> & { file?: File | null };

/** The file name extensions that the backend accepts. */
export const ACCEPTED = [
  '.pdf,.png,.apng,.jpg,.jpeg,.jfif,.gif,.webp,.tif,.tiff,.bmp,.avif,.heic,.heif',
  '.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.csv,.tsv,.txt,.text,.log,.md',
].join();

/** The limits of a document file; the maximum size in bytes is that of the settings spec, section 9. */
export const DOCUMENT_FILES: FileBounds = {
  most: 20_971_520,
  tooLarge: messages.fileTooLarge,
  accept: ACCEPTED,
  wrongType: messages.fileType,
};

const { text, longText, date, select, file } = fieldsOf<DocumentSource>();

/** Returns the form of a document. The chosen type decides which fields are required; an existing file may stay. */
export function documentFormOf(types: readonly DocumentType[], hasFile: boolean) {
  const needs = (part: 'number' | 'expiryDate' | 'file' | 'description') => (values: FormValues) =>
    types.some(({ key, required }) => key === values.type && required[part]);
  return formFor<DocumentInput>()({
    type: select(({ type }) => type.key, {
      label: messages.type,
      required: messages.typeRequired,
      source: fixedSource(types.map(({ key, name }) => ({ id: key, label: name }))),
    }),
    number: requiredWhen(
      text(({ number }) => number, { label: messages.number }),
      messages.numberRequired,
      needs('number'),
    ),
    expiryDate: requiredWhen(
      date(({ expiryDate }) => expiryDate, { label: messages.expiryDate, notBeforeToday: messages.expiryPast }),
      messages.expiryRequired,
      needs('expiryDate'),
    ),
    file: requiredWhen(
      file({ label: messages.file, ...DOCUMENT_FILES }),
      messages.fileRequired,
      (values) => !hasFile && needs('file')(values),
    ),
    description: requiredWhen(
      longText(({ description }) => description, { label: messages.description, limit: 300 }),
      messages.descriptionRequired,
      needs('description'),
    ),
  });
}
