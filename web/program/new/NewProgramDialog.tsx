import { useMemo } from 'react';
import { addresses } from '../../base/addresses.ts';
import { messages as common } from '../../base/words.ts';
import { type CreateProgramInput, useCreateProgramMutation } from '../../generated/operations.ts';
import { FormField } from '../../kit/form/FormField.tsx';
import { FormHint } from '../../kit/form/FormHint.tsx';
import { fieldsOf } from '../../kit/form/fields.ts';
import { formFor } from '../../kit/form/form.ts';
import type { NewChoiceDialogProps } from '../../kit/form/newChoice.ts';
import { twinsBy } from '../../kit/form/twins.ts';
import { changesList } from '../../kit/record/changesList.ts';
import { NewRecordDialog } from '../../kit/record/NewRecordDialog.tsx';
import { creates } from '../../kit/record/sends.ts';
import { newProgramMessages as messages } from './messages.ts';

/** The name of a program; everything else has a default, which is the careful choice. */
const form = formFor<Pick<CreateProgramInput, 'name'>>()({
  name: fieldsOf<never>().text(() => null, {
    label: messages.name,
    required: messages.nameRequired,
    twins: twinsBy('PROGRAM', ['name'], (id) => addresses.settingsRecord('programs', id)),
  }),
});

/** Creates a program without leaving the page; its colors and approvals are set up on its page. */
export function NewProgramDialog({ typed, onMade, onClose }: NewChoiceDialogProps) {
  const [mutate] = useCreateProgramMutation(changesList('programs'));
  const create = creates(mutate, (data) => data.createProgram, 'program');
  return (
    <NewRecordDialog
      title={messages.add}
      created={common.created}
      form={form}
      name={`program/new/${typed}`}
      known={useMemo(() => ({ name: typed }), [typed])}
      save={create}
      onClose={onClose}
      onCreated={(made) => made && onMade({ id: made.id, label: made.name })}
    >
      <FormField name="name" />
      <FormHint>{messages.later}</FormHint>
    </NewRecordDialog>
  );
}
