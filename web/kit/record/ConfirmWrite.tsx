import type { ReactNode } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { toast } from '../feedback/toaster.ts';
import { type SendChoice, useDialogSave } from './useDialogSave.ts';

interface ConfirmWriteProps {
  title: string;
  /** The verb on the button that does it. */
  label: string;
  send: SendChoice;
  /** Said once it was done. */
  done: string | (() => string);
  /** After it was done, when the question is gone. */
  onDone?: () => void;
  onClose: () => void;
  /** A remark under the question; that it cannot be undone unless told otherwise, null for none. */
  note?: string | null;
  /** False for what does no harm: a plain button. */
  destructive?: boolean;
  /** The question. */
  children: ReactNode;
}

/** Asks before something is done for good, does it, and says why it could not be done. */
export function ConfirmWrite({ title, label, send, done, onDone, onClose, children, ...look }: ConfirmWriteProps) {
  const { lines, pending, save } = useDialogSave(send, () => {
    toast.success(typeof done === 'string' ? done : done());
    onClose();
    onDone?.();
  });
  return (
    <ConfirmDialog
      title={title}
      open
      confirmLabel={label}
      pending={pending}
      error={lines.length > 0 ? lines.join(' ') : null}
      onConfirm={() => void save()}
      onClose={onClose}
      {...look}
    >
      {children}
    </ConfirmDialog>
  );
}
