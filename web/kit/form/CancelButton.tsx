import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { messages } from '../messages.ts';
import { formMessages } from './messages.ts';

interface CancelButtonProps extends Omit<ButtonProps, 'form' | 'onClick'> {
  form: { dirty: boolean; discard: () => void };
  /** Called once nothing is left to lose. */
  onCancel: () => void;
}

/** Ends an edit inside a page; asks first when something was typed. */
export function CancelButton({ form, onCancel, ...props }: CancelButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" {...props} onClick={() => (form.dirty ? setAsking(true) : onCancel())}>
        {messages.cancel}
      </Button>
      <ConfirmDialog
        title={formMessages.leaveTitle}
        open={asking}
        confirmLabel={formMessages.leave}
        cancelLabel={formMessages.stay}
        note={null}
        onConfirm={() => {
          setAsking(false);
          form.discard();
          onCancel();
        }}
        onClose={() => setAsking(false)}
      >
        {formMessages.leaveText}
      </ConfirmDialog>
    </>
  );
}
