import { type DocumentParentType, useDocumentTypesQuery } from '../generated/operations.ts';
import { listSource } from '../kit/form/choiceSource.ts';
import type { HistoryField } from '../kit/record/historyWords.ts';
import { documentFormOf } from './documentForm.ts';
import { documentMessages as messages } from './messages.ts';

const { fields } = documentFormOf([], true);

/** Returns how a document is told in the histories of the records of this type that it is attached to. */
export const documentHistoryOf = (parent: DocumentParentType): HistoryField => ({
  kind: 'text',
  label: messages.file,
  parts: {
    filename: { kind: 'text', label: messages.file, names: true },
    documentType: { kind: 'select', label: fields.type.label, source: typesOf(parent) },
    number: fields.number,
    expiryDate: fields.expiryDate,
    description: fields.description,
    archived: { kind: 'switch', label: messages.views.archived },
  },
});

function typesOf(parent: DocumentParentType) {
  return listSource((skip) => {
    const { data, loading, error } = useDocumentTypesQuery({ variables: { parent }, skip });
    return { options: data?.documentTypes.map(({ key, name }) => ({ id: key, label: name })), loading, error };
  });
}
