import { Alert, Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AppDialog } from '../ui/Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  /** The question. */
  children: ReactNode;
  /** The verb on the button that does it. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** While it is being done. */
  pending?: boolean;
  /** True for what cannot be undone: red button. */
  destructive?: boolean;
  /** A remark under the question; the specified irreversible note unless told otherwise, null for none. */
  note?: string | null;
  /** What went wrong with the last try. */
  error?: string | null;
  cancelLabel?: string;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, children, confirmLabel, onConfirm, onClose, pending = false, destructive = true } = props;
  const { note = messages.irreversible, error, cancelLabel = messages.cancel } = props;
  return (
    <AppDialog
      title={title}
      open={open}
      onClose={onClose}
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancelLabel}
          </Button>
          <ActionButton colorPalette={destructive ? 'red' : 'program'} loading={pending} onClick={onConfirm}>
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      <Text>{children}</Text>
      {note && (
        <Text mt="3" color="fg.muted" textStyle="xs">
          {note}
        </Text>
      )}
      {error && (
        <Alert.Root status="error" mt="4">
          <Alert.Indicator />
          <Alert.Title>{error}</Alert.Title>
        </Alert.Root>
      )}
    </AppDialog>
  );
}
