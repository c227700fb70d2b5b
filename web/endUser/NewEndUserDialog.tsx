import { useMemo } from 'react';
import { useProgram } from '../app/session.ts';
import { useCreateEndUserMutation } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import type { Choice } from '../kit/form/values.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { creates } from '../kit/record/sends.ts';
import { endUserForm } from './endUserForm.ts';
import { endUserMessages as messages } from './messages.ts';

interface NewEndUserDialogProps {
  /** Called with the new end user, for instance to select it. */
  onMade: (endUser: Choice) => void;
  onClose: () => void;
}

/** Creates an end user of the open program without leaving the page; the other fields can be filled in later. */
export function NewEndUserDialog({ onMade, onClose }: NewEndUserDialogProps) {
  const { id, name } = useProgram();
  const [mutate] = useCreateEndUserMutation(changesList('endUsers'));
  const create = creates(mutate, (data) => data.createEndUser, 'endUser');
  return (
    <NewRecordDialog
      title={messages.add}
      created={messages.created}
      form={endUserForm}
      name={`endUser/new/${id}`}
      known={useMemo(() => ({ programIds: [{ id, label: name }] }), [id, name])}
      save={create}
      onClose={onClose}
      onCreated={(endUser) => endUser && onMade(endUser)}
    >
      <FormField name="firstName" />
      <FormField name="lastName" />
      <FormField name="externalOrganizationName" />
      <FormField name="country" />
    </NewRecordDialog>
  );
}
