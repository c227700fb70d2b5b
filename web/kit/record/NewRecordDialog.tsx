import type { ReactNode } from 'react';
import { toast } from '../feedback/toaster.ts';
import type { Fields } from '../form/field.ts';
import { type CreateFormOptions, useCreateForm } from '../form/useCreateForm.ts';
import { messages } from '../messages.ts';
import { FormDialog } from './FormDialog.tsx';

interface NewRecordDialogProps<Declared, Made>
  extends Pick<CreateFormOptions<Declared, Made>, 'form' | 'name' | 'known' | 'save'> {
  title: string;
  /** The verb on the button that saves; Create unless told otherwise. */
  label?: string;
  /** Said once it is made. */
  created: string;
  onClose: () => void;
  /** After the dialog has closed over something new. */
  onCreated?: ((made: Made | undefined) => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Makes a small record in a dialog, over whatever one is at. */
export function NewRecordDialog<Declared extends Fields, Made>(props: NewRecordDialogProps<Declared, Made>) {
  const form = useCreateForm({
    form: props.form,
    name: props.name,
    ...(props.known && { known: props.known }),
    scope: 'page',
    save: props.save,
    onSaved({ made }) {
      toast.success(props.created);
      props.onClose();
      props.onCreated?.(made);
    },
  });
  return (
    <FormDialog title={props.title} form={form} label={props.label ?? messages.create} onClose={props.onClose}>
      {props.children}
    </FormDialog>
  );
}
