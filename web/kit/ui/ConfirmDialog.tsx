import { Alert, Button, Dialog, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '../../base/words.ts';
import { ActionButton } from './ActionButton.tsx';
import { AppDialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  /** The question. */
  children: ReactNode;
  /** The verb on the confirm button. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Whether the action is in progress. */
  pending?: boolean;
  /** Whether the confirm button is red, for actions that cannot be undone; true by default. */
  destructive?: boolean;
  /** The note under the question; by default the specified note that the action is irreversible, null for none. */
  note?: string | null;
  /** The error of the last attempt. */
  error?: string | null;
  cancelLabel?: string;
}

/** Asks for confirmation before an action. */
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
      <Dialog.Description asChild>
        <div>
          <Text>{children}</Text>
          {note && (
            <Text mt="3" color="fg.muted" textStyle="xs">
              {note}
            </Text>
          )}
        </div>
      </Dialog.Description>
      {error && (
        <Alert.Root status="error" mt="4">
          <Alert.Indicator />
          <Alert.Title>{error}</Alert.Title>
        </Alert.Root>
      )}
    </AppDialog>
  );
}
