import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { describeError } from '../base/errors.ts';
import type { StartedWorkFragment } from '../generated/operations.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { AppDialog, DialogFoot } from '../kit/ui/Dialog.tsx';
import { useStartedWork } from './useStartedWork.ts';

interface WorkDialogProps<Input extends object> {
  title: string;
  /** The label of the button that starts the work, for instance "Move all 1,234". */
  label: string;
  /** The reason it cannot be started yet; null if it can. */
  reason: string | null;
  /** What becomes of the records, and that it goes on in the background. */
  about: string;
  /** The error that kept the dialog's data from loading. */
  error?: unknown;
  /** What is sent: the same input is never carried out twice. */
  input: Input;
  start: (input: Input, context: WriteContext) => Promise<StartedWorkFragment | null | undefined>;
  /** Called once the work has been started; the dialog closes after it. */
  onStarted: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog that changes all records that match a list, in the background. */
export function WorkDialog<Input extends object>(props: WorkDialogProps<Input>) {
  const { title, label, reason, about, error, input, start, onStarted, onClose, children } = props;
  const started = useStartedWork();
  const saving = useDialogSave(
    async (context) => started(await start(input, context)),
    () => {
      onStarted();
      onClose();
    },
    input,
  );
  return (
    <AppDialog
      title={title}
      open
      onClose={onClose}
      footer={
        <DialogFoot
          onClose={onClose}
          disabledReason={reason}
          loading={saving.pending}
          onClick={() => void saving.save()}
        >
          {label}
        </DialogFoot>
      }
    >
      <Stack gap="4">
        <AlertLines lines={error ? [describeError(error)] : saving.lines} />
        <Text color="fg.muted">{about}</Text>
        {children}
      </Stack>
    </AppDialog>
  );
}
