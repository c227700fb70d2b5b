import type { ReactNode } from 'react';
import { UploadStatus } from '../kit/file/UploadStatus.tsx';
import type { Uploads } from '../kit/file/upload.ts';
import { formMessages } from '../kit/form/messages.ts';
import type { FormState } from '../kit/form/useFormCore.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';

interface UploadDialogProps {
  title: string;
  label?: string;
  form: FormState;
  uploads: Uploads;
  onClose: () => void;
  reason?: string | null;
  children: ReactNode;
}

/** A form dialog that uploads files. Its footer shows the progress next to the buttons, one of which cancels. */
export function UploadDialog({ uploads: { progress, stop }, ...dialog }: UploadDialogProps) {
  const running = progress && { status: <UploadStatus {...progress} />, stopLabel: formMessages.file.stop, stop };
  return <FormDialog {...dialog} running={running} />;
}
