import { Box, chakra, HStack, IconButton, Text } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useMemo, useRef, useState } from 'react';
import { errorCode } from '../base/errors.ts';
import type { Uploads } from '../kit/file/upload.ts';
import { formMessages } from '../kit/form/messages.ts';
import type { Outcome } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, type Rejection } from '../kit/form/rejections.ts';
import { fileProblem } from '../kit/form/rules.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { toast } from '../kit/ui/toaster.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { UploadDialog } from './DocumentUploadDialog.tsx';
import { type DocumentParent, uploadOf } from './documentAddress.ts';
import { DOCUMENT_FILES, type DocumentType, documentFormOf } from './documentForm.ts';
import { documentMessages as messages } from './messages.ts';
import { type SameFile, tellSameFiles } from './sameFile.ts';

interface DocumentManyDialogProps {
  parent: DocumentParent;
  types: readonly DocumentType[];
  files: readonly File[];
  uploads: Uploads;
  onClose: () => void;
  /** Called after each stored file. */
  onStored: () => void;
  onSaved: () => void;
}

interface Waiting {
  /** Its index among the dropped files. */
  number: number;
  file: File;
  stored: boolean;
}

/** Uploads several files one after another, each as its own document; failed files stay in the list for a retry. */
export function BulkUploadDialog(props: DocumentManyDialogProps) {
  const { parent, types, files, uploads, onClose, onStored, onSaved } = props;
  const [all, setAll] = useState<readonly Waiting[]>(() =>
    files.map((file, number) => ({ number, file, stored: false })),
  );
  // `save` reads this during the uploads, when its rendered `all` is stale.
  const latest = useRef(all);
  const change = (next: readonly Waiting[]) => {
    latest.current = next;
    setAll(next);
  };
  const form = useCreateForm({
    form: useMemo(() => documentFormOf(types, true), [types]),
    name: `document/many/${parent.type}/${parent.id}`,
    scope: 'page',
    async save({ file: _apart, ...fields }, { idempotencyKey }): Promise<Outcome<never>> {
      const rejections: Rejection[] = [];
      const same: SameFile[] = [];
      try {
        for (const { number, file, stored } of latest.current) {
          if (stored) continue;
          const why = await reasonAgainst(async () => {
            const answer = await uploads.upload<never>(
              uploadOf(parent, { ...fields, file }, `${idempotencyKey}:${number}`),
            );
            if (answer.sameAs) same.push({ name: file.name, sameAs: answer.sameAs });
            return answer;
          });
          if (why !== null) {
            rejections.push(rejection(messages.notUploaded(file.name, why)));
            continue;
          }
          change(latest.current.map((one) => (one.number === number ? { ...one, stored: true } : one)));
          onStored();
        }
      } finally {
        // A cancel throws, and leaves what is stored by then.
        tellSameFiles(same);
      }
      return rejections.length > 0 ? { kind: 'rejected', rejections } : { kind: 'saved' };
    },
    onSaved() {
      toast.success(messages.attachmentUploaded);
      onSaved();
    },
  });
  const waiting = all.filter(({ stored }) => !stored);
  const wrong = waiting.some(({ file }) => fileProblem(file, DOCUMENT_FILES) !== null);
  return (
    <UploadDialog
      title={messages.newManyTitle(files.length)}
      label={messages.upload}
      form={form}
      uploads={uploads}
      onClose={onClose}
      reason={waiting.length === 0 ? messages.noFiles : wrong ? messages.wrongFiles : null}
    >
      <Text color="fg.muted">{messages.manyHint}</Text>
      <Box as="ul" aria-label={messages.files} listStyleType="none" my="3" maxH="220px" overflowY="auto">
        {all.map((one) => (
          <FileLine
            key={one.number}
            {...one}
            onRemove={form.pending ? null : () => change(all.filter(({ number }) => number !== one.number))}
          />
        ))}
      </Box>
      <DocumentFields many />
    </UploadDialog>
  );
}

const rejection = (message: string): Rejection => ({
  __typename: 'FieldError',
  field: 'base',
  message,
  code: 'INVALID',
});

/** Sends one file; returns why it was rejected, null if stored. @throws on a cancel, which cancels all pending files */
async function reasonAgainst(send: () => Promise<{ errors: readonly Rejection[] }>): Promise<string | null> {
  try {
    const { errors } = await send();
    return errors.length > 0 ? errorLines(errors).join(' ') : null;
  } catch (error) {
    const problem = errorCode(error) === 'REQUEST_CANCELLED' ? null : problemOf(error);
    if (!problem) throw error;
    return problem.message;
  }
}

/** One of the files, with its size or its problem; it can be removed until it is stored. */
function FileLine({ file, stored, onRemove }: Waiting & { onRemove: (() => void) | null }) {
  const problem = fileProblem(file, DOCUMENT_FILES);
  return (
    <HStack as="li" gap="3" py="1.5" borderBottomWidth="1px" borderColor="border">
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere" unicodeBidi="plaintext">
          {file.name}
        </Text>
        <Text textStyle="xs" color={problem ? 'fg.error' : 'fg.muted'}>
          {problem ?? formMessages.file.sizeOf(file.size)}
        </Text>
      </Box>
      {stored ? (
        <chakra.span display="inline-flex" alignItems="center" gap="1" textStyle="xs" color="fg.success">
          <Check size={14} aria-hidden />
          {messages.uploaded}
        </chakra.span>
      ) : (
        onRemove && (
          <IconButton variant="ghost" size="xs" aria-label={messages.removeFile(file.name)} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )
      )}
    </HStack>
  );
}
