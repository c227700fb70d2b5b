import type { ReactNode } from 'react';
import { messages } from '../../base/words.ts';
import type { Fields } from '../form/field.ts';
import { type CreateFormOptions, useCreateForm } from '../form/useCreateForm.ts';
import { toast } from '../ui/toaster.ts';
import { FormDialog } from './FormDialog.tsx';

interface NewRecordDialogProps<Declared, Made>
  extends Pick<CreateFormOptions<Declared, Made>, 'form' | 'name' | 'known' | 'save'> {
  title: string;
  /** `wide` for fields in columns. */
  size?: 'normal' | 'wide';
  /** The verb on the save button; Create by default. */
  label?: string;
  /** The success message; `made` is missing if `save` does not return it. */
  created: string | ((made: Made | undefined) => string);
  onClose: () => void;
  /** Called with the new record, once the dialog has closed. */
  onCreated?: ((made: Made | undefined) => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The dialog that creates a small record, over the current page. */
export function NewRecordDialog<Declared extends Fields, Made>(props: NewRecordDialogProps<Declared, Made>) {
  const form = useCreateForm({
    form: props.form,
    name: props.name,
    ...(props.known && { known: props.known }),
    scope: 'page',
    save: props.save,
    onSaved({ made }) {
      toast.success(typeof props.created === 'string' ? props.created : props.created(made));
      props.onClose();
      props.onCreated?.(made);
    },
  });
  return (
    <FormDialog
      title={props.title}
      form={form}
      label={props.label ?? messages.create}
      onClose={props.onClose}
      {...(props.size && { size: props.size })}
    >
      {props.children}
    </FormDialog>
  );
}
