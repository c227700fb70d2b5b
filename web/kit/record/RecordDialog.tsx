import type { ReactNode } from 'react';
import type { Fields } from '../form/field.ts';
import type { CreateFormOptions } from '../form/useCreateForm.ts';
import { type EditFormOptions, useEditForm } from '../form/useEditForm.ts';
import { toast } from '../ui/toaster.ts';
import { FormDialog } from './FormDialog.tsx';
import { NewRecordDialog } from './NewRecordDialog.tsx';

interface RecordDialogProps<Source, Declared, Made = unknown> {
  form: EditFormOptions<Source, Declared>['form'];
  /** The draft's name on the device: `airline/7`, `airline/new`. */
  name: string;
  /** The record to edit; null for a new one. */
  record: EditFormOptions<Source, Declared>['record'] | null;
  /** The verb over a new record; Create by default. */
  label?: string;
  /** The dialog's titles; `done` has the success messages. */
  titles: { create: string; edit: string };
  done: { create: string | ((made: Made | undefined) => string); edit: string };
  create: CreateFormOptions<Declared, Made>['save'];
  update: EditFormOptions<Source, Declared>['save'];
  onClose: () => void;
  /** Called with the new record, once the dialog has closed. */
  onCreated?: (made: Made | undefined) => void;
  /** The fields. */
  children: ReactNode;
}

/** The dialog that creates or edits a small record. */
export function RecordDialog<Source, Declared extends Fields, Made = unknown>({
  record,
  ...props
}: RecordDialogProps<Source, Declared, Made>) {
  const { titles, done, create, onCreated, label, ...shared } = props;
  if (record) return <EditDialog {...shared} titles={titles} done={done} record={record} />;
  return (
    <NewRecordDialog
      {...shared}
      {...(label && { label })}
      title={titles.create}
      created={done.create}
      save={create}
      onCreated={onCreated}
    />
  );
}

interface EditDialogProps<Source, Declared>
  extends Omit<RecordDialogProps<Source, Declared>, 'create' | 'done' | 'onCreated' | 'label'> {
  done: { edit: string };
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
