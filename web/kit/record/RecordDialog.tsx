import type { ReactNode } from 'react';
import { toast } from '../feedback/toaster.ts';
import type { Fields } from '../form/field.ts';
import { type CreateFormOptions, useCreateForm } from '../form/useCreateForm.ts';
import { type EditFormOptions, useEditForm } from '../form/useEditForm.ts';
import { messages } from '../messages.ts';
import { FormDialog } from './FormDialog.tsx';

interface RecordDialogProps<Source, Declared> {
  form: EditFormOptions<Source, Declared>['form'];
  /** Under which name an unfinished form is kept on the device: `airline/7`, `airline/new`. */
  name: string;
  /** The record to edit; null for a new one. */
  record: EditFormOptions<Source, Declared>['record'] | null;
  /** The dialog's title, by what it does; and what is said once that was done. */
  titles: { create: string; edit: string };
  done: { create: string; edit: string };
  create: CreateFormOptions<Declared>['save'];
  update: EditFormOptions<Source, Declared>['save'];
  onClose: () => void;
  /** After the dialog has closed over something new. */
  onCreated?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A small record in a dialog: makes a new one, or changes one. */
export function RecordDialog<Source, Declared extends Fields>({
  record,
  ...props
}: RecordDialogProps<Source, Declared>) {
  return record ? <EditDialog {...props} record={record} /> : <NewDialog {...props} />;
}

type NewDialogProps<Source, Declared> = Omit<RecordDialogProps<Source, Declared>, 'record'>;

function NewDialog<Source, Declared extends Fields>(props: NewDialogProps<Source, Declared>) {
  const form = useCreateForm({
    form: props.form,
    name: props.name,
    scope: 'page',
    save: props.create,
    onSaved() {
      toast.success(props.done.create);
      props.onClose();
      props.onCreated?.();
    },
  });
  return (
    <FormDialog title={props.titles.create} form={form} label={messages.create} onClose={props.onClose}>
      {props.children}
    </FormDialog>
  );
}

interface EditDialogProps<Source, Declared> extends NewDialogProps<Source, Declared> {
  record: EditFormOptions<Source, Declared>['record'];
}

function EditDialog<Source, Declared extends Fields>({ record, ...props }: EditDialogProps<Source, Declared>) {
  const form = useEditForm({
    form: props.form,
    name: props.name,
    record,
    editing: true,
    scope: 'page',
    save: props.update,
    onSaved() {
      toast.success(props.done.edit);
      props.onClose();
    },
  });
  return (
    <FormDialog title={props.titles.edit} form={form} onClose={props.onClose}>
      {props.children}
    </FormDialog>
  );
}
