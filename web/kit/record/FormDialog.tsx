import { Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLeaveQuestion } from '../form/LeaveQuestion.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import type { FormState } from '../form/useFormCore.ts';
import { messages } from '../messages.ts';
import { AppDialog } from '../ui/Dialog.tsx';
import { SaveButton } from './EditActions.tsx';

interface FormDialogProps {
  title: string;
  form: FormState;
  /** The verb on the button that saves. */
  label?: string;
  onClose: () => void;
  /** A save that takes its time: how far it is, what stops it in place of Cancel; closing puts the dialog aside. */
  running?: { status: ReactNode; stopLabel: string; stop: () => void } | null;
  /** Why it cannot be saved, although nothing is wrong with any field. */
  reason?: string | null;
  /** 550 px wide, or wide for lines of fields. */
  size?: 'normal' | 'wide';
  /** The fields. */
  children: ReactNode;
}

/**
 * A small form in a dialog. Save is disabled while something is missing. Cancel, Escape and the cross ask before typed
 * text is lost; while it is being saved only Cancel does anything.
 * What was put aside while it was being saved comes back when it could not be.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, label, reason = null, size = 'normal', onClose, running, children } = props;
  const formId = useId();
  const [aside, setAside] = useState(false);
  const { pending } = form;
  const { leave, question } = useLeaveQuestion(form);
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
