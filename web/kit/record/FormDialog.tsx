import { Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { CancelButton } from '../form/CancelButton.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import type { FormState } from '../form/useFormCore.ts';
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
 * A small form in a dialog. Save is disabled while something is missing; closing asks before typed text is lost.
 * What was put aside while it was being saved comes back when it could not be.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, label, reason = null, size = 'normal', onClose, running, children } = props;
  const formId = useId();
  const [aside, setAside] = useState(false);
  const { pending } = form;
  useEffect(() => {
    if (!pending) setAside(false);
  }, [pending]);
  const close = () => {
    if (running) setAside(true);
    else if (!form.dirty && !pending) onClose();
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
            <CancelButton form={form} onCancel={onClose} />
          )}
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
