import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/toaster.ts';
import { type SendChoice, useDialogSave } from './useDialogSave.ts';

interface ConfirmWriteProps {
  title: string;
  /** The verb on the confirm button. */
  label: string;
  send: SendChoice;
  /** The success message. */
  done: string | (() => string);
  /** Called after success, once the question has closed. */
  onDone?: () => void;
  onClose: () => void;
  /** The note under the question; by default that the action is irreversible, null for none. */
  note?: string | null;
  /** Whether the action is destructive; false renders a plain button. */
  destructive?: boolean;
  /** The question. */
  children: ReactNode;
}

/** The question before an irreversible write. It sends the write once confirmed, and shows why a write failed. */
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
