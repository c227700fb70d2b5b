import { useMemo } from 'react';
import { type DocumentRowFragment, useDocumentTypesQuery, useUpdateDocumentMutation } from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { toast } from '../kit/feedback/toaster.ts';
import { formMessages } from '../kit/form/messages.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { UploadStatus } from '../kit/form/UploadStatus.tsx';
import type { Uploads } from '../kit/form/upload.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import type { FormState } from '../kit/form/useFormCore.ts';
import { messages } from '../kit/messages.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { type DocumentParent, documentsAddress } from './documentAddress.ts';
import { type DocumentSource, type DocumentType, documentFormOf } from './documentForm.ts';
import { documentMessages } from './messages.ts';

interface DocumentDialogProps {
  parent: DocumentParent;
  /** The document to edit; null for a new one. */
  document: DocumentRowFragment | null;
  /** A file that was dropped or chosen before the dialog opened. */
  file: File | null;
  /** What sends the file, and shows how far it is in the list too. */
  uploads: Uploads;
  onClose: () => void;
  onSaved: () => void;
}

/** Uploads a document, or edits one: with another file by an upload too. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { parent, document, onClose } = props;
  const { data, error, refetch } = useDocumentTypesQuery({ variables: { parent: parent.type } });
  if (data) {
    const types = data.documentTypes;
    return document ? (
      <EditDialog {...props} types={types} document={document} />
    ) : (
      <NewDialog {...props} types={types} />
    );
  }
  if (!error) return null;
  return (
    <AppDialog title={document ? documentMessages.editTitle : documentMessages.newTitle} open onClose={onClose}>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </AppDialog>
  );
}

type LoadedProps = DocumentDialogProps & { types: readonly DocumentType[] };

function NewDialog({ parent, types, file, uploads, onClose, onSaved }: LoadedProps) {
  const form = useCreateForm({
    form: useMemo(() => documentFormOf(types, false), [types]),
    name: `document/new/${parent.type}/${parent.id}`,
    known: useMemo(() => ({ file }), [file]),
    scope: 'page',
    async save({ type, ...fields }, { idempotencyKey }) {
      const answer = await uploads.upload<never>({
        method: 'POST',
        address: documentsAddress(parent),
        wrapper: WRAPPER,
        fields: { documentType: type, ...fields },
        idempotencyKey,
      });
      return outcomeOf(answer);
    },
    onSaved() {
      toast.success(documentMessages.attachmentUploaded);
      onSaved();
    },
  });
  return (
    <UploadDialog title={documentMessages.newTitle} label={documentMessages.upload} {...{ form, uploads, onClose }} />
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
      const answer = await uploads.upload<DocumentSource>({
        method: 'PATCH',
        address: `${documentsAddress(parent)}/${document.id}`,
        wrapper: WRAPPER,
        fields: { documentType: type, ...fields, file },
        idempotencyKey: context.idempotencyKey,
      });
      return outcomeOf(answer);
    },
    onSaved() {
      toast.success(form.values.file ? documentMessages.fileUploaded : messages.updated);
      onSaved();
    },
  });
  return <UploadDialog title={documentMessages.editTitle} {...{ form, uploads, onClose }} />;
}

/** What api/v1 calls a document. */
const WRAPPER = 'attachment';

interface UploadDialogProps {
  title: string;
  label?: string;
  form: FormState;
  uploads: Uploads;
  onClose: () => void;
}

function UploadDialog({ uploads: { progress, stop }, ...dialog }: UploadDialogProps) {
  return (
    <FormDialog
      {...dialog}
      running={progress && { status: <UploadStatus {...progress} />, stopLabel: formMessages.file.stop, stop }}
    >
      <DocumentFields />
    </FormDialog>
  );
}
