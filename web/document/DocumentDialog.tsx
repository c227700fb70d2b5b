import { useMemo } from 'react';
import { messages } from '../base/words.ts';
import { type DocumentRowFragment, useDocumentTypesQuery, useUpdateDocumentMutation } from '../generated/operations.ts';
import type { Uploads } from '../kit/file/upload.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { BulkUploadDialog } from './BulkUploadDialog.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { UploadDialog } from './DocumentUploadDialog.tsx';
import { type DocumentParent, uploadOf } from './documentAddress.ts';
import { type DocumentSource, type DocumentType, documentFormOf } from './documentForm.ts';
import { documentMessages } from './messages.ts';
import { tellSameFile } from './sameFile.ts';

interface DocumentDialogProps {
  parent: DocumentParent;
  /** The document to edit; null for a new one. */
  document: DocumentRowFragment | null;
  /** The key of the type that a new document is to have. */
  type?: string;
  /** Files that were dropped or chosen before the dialog opened; with more than one, several documents are uploaded. */
  files: readonly File[];
  /** The upload of the file, whose progress the list shows, too. */
  uploads: Uploads;
  onClose: () => void;
  /** Called after each stored file of several. */
  onStored: () => void;
  onSaved: () => void;
}

/** Uploads one or several documents, or edits one; a replaced file makes the edit an upload, too. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { parent, document, files, onClose } = props;
  const { data, error, refetch } = useDocumentTypesQuery({ variables: { parent: parent.type } });
  if (data) {
    const types = data.documentTypes;
    if (document) return <EditDialog {...props} types={types} document={document} />;
    return files.length > 1 ? <BulkUploadDialog {...props} types={types} /> : <NewDialog {...props} types={types} />;
  }
  if (!error) return null;
  return (
    <AppDialog title={document ? documentMessages.editTitle : documentMessages.newTitle} open onClose={onClose}>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </AppDialog>
  );
}

type LoadedProps = DocumentDialogProps & { types: readonly DocumentType[] };

function NewDialog({ parent, types, type = '', files: [file], uploads, onClose, onSaved }: LoadedProps) {
  const form = useCreateForm({
    form: useMemo(() => documentFormOf(types, false), [types]),
    name: ['document/new', parent.type, parent.id, ...(type === '' ? [] : [type])].join('/'),
    known: useMemo(() => ({ file: file ?? null, type }), [file, type]),
    scope: 'page',
    async save(fields, { idempotencyKey }) {
      const label = documentMessages.fileOf(fields.file?.name ?? '');
      const about = { kind: 'PHOTO', label, record: parent } as const;
      const answer = await uploads.upload<never>(uploadOf(parent, fields, idempotencyKey), about);
      tellSameFile(answer);
      return outcomeOf(answer);
    },
    onSaved({ waits }) {
      if (waits) return onClose();
      toast.success(documentMessages.attachmentUploaded);
      onSaved();
    },
  });
  return (
    <UploadDialog title={documentMessages.newTitle} label={documentMessages.upload} {...{ form, uploads, onClose }}>
      <DocumentFields />
    </UploadDialog>
  );
}

type EditDialogProps = LoadedProps & { document: DocumentRowFragment };

function EditDialog({ parent, types, document, uploads, onClose, onSaved }: EditDialogProps) {
  const [update] = useUpdateDocumentMutation();
  const hasFile = document.url !== null;
  const form = useEditForm<DocumentSource, ReturnType<typeof documentFormOf>['fields']>({
    form: useMemo(() => documentFormOf(types, hasFile), [types, hasFile]),
    name: `document/${document.id}`,
    record: document,
    editing: true,
    scope: 'page',
    async save({ file, type, ...fields }, context) {
      if (!file) {
        const input = { ...fields, ...(type !== undefined && { type }), on: parent };
        const { data } = await update({ variables: { id: document.id, input }, context });
        return outcomeOf(data?.updateDocument);
      }
      const sent = { type: type ?? undefined, ...fields, file };
      const request = uploadOf(parent, sent, context.idempotencyKey, document.id);
      const answer = await uploads.upload<DocumentSource>(request);
      tellSameFile(answer);
      return outcomeOf(answer);
    },
    onSaved() {
      toast.success(form.values.file ? documentMessages.fileUploaded : messages.updated);
      onSaved();
    },
  });
  return (
    <UploadDialog title={documentMessages.editTitle} {...{ form, uploads, onClose }}>
      <DocumentFields fileName={document.fileName} />
    </UploadDialog>
  );
}
