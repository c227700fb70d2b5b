import { Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { messages } from '../../base/words.ts';
import { useLeaveConfirmation } from '../form/LeaveConfirmation.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import type { FormState } from '../form/useFormCore.ts';
import { AppDialog } from '../ui/Dialog.tsx';
import { SaveButton } from './EditActions.tsx';

interface FormDialogProps {
  title: string;
  form: FormState;
  /** The verb on the save button. */
  label?: string;
  onClose: () => void;
  /** The progress of a long save, and the button that stops it in place of Cancel; closing puts the dialog aside. */
  running?: { status: ReactNode; stopLabel: string; stop: () => void } | null;
  /** The reason saving is impossible although every field is valid. */
  reason?: string | null;
  /** 550 px wide, or wider for fields in rows. */
  size?: 'normal' | 'wide';
  /** The fields. */
  children: ReactNode;
}

/**
 * A small form in a dialog. Save is disabled while a field is missing or wrong. Cancel, Escape and the cross ask before
 * unsaved input is lost; during a save only Cancel works. A dialog put aside during a long save reopens if the save fails.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, label, reason = null, size = 'normal', onClose, running, children } = props;
  const formId = useId();
  const [aside, setAside] = useState(false);
  const { pending } = form;
  const { leave, question } = useLeaveConfirmation(form);
  useEffect(() => {
    if (!pending) setAside(false);
  }, [pending]);
  const close = () => {
    if (running) setAside(true);
    else if (!pending) leave(onClose);
  };
  return (
    <AppDialog
      title={title}
      open={!aside}
      onClose={close}
      size={size}
      footer={
        <>
          {running?.status}
          {running ? (
            <Button variant="outline" onClick={running.stop}>
              {running.stopLabel}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => leave(onClose)}>
              {messages.cancel}
            </Button>
          )}
          {question}
          <SaveButton form={form} formId={formId} {...(label && { label })} blockInvalid reason={reason} />
        </>
      }
    >
      <RecordForm form={form} id={formId} label={title}>
        {children}
      </RecordForm>
    </AppDialog>
  );
}
