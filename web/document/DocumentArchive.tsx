import { type DocumentRowFragment, useArchiveDocumentMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import type { DocumentParent } from './documentAddress.ts';
import { documentMessages as messages } from './messages.ts';

interface DocumentArchiveProps {
  parent: DocumentParent;
  /** The name of the record. */
  label: string;
  document: DocumentRowFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** Asks for confirmation before a document is archived for good. */
export function DocumentArchive({ parent, label, document, onClose, onSaved }: DocumentArchiveProps) {
  const [archive] = useArchiveDocumentMutation();
  return (
    <ConfirmWrite
      title={messages.archiveTitle}
      label={messages.archive}
      send={async (context) => {
        const { data } = await archive({ variables: { id: document.id, input: { on: parent } }, context });
        return rejectionsOf(data?.archiveDocument);
      }}
      done={messages.archived}
      onDone={onSaved}
      onClose={onClose}
    >
      {messages.archiveQuestion(document.type.name, label)}
    </ConfirmWrite>
  );
}
