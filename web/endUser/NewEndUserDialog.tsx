import { useMemo, useRef } from 'react';
import { useProgram } from '../app/session.ts';
import { useCreateEndUserMutation } from '../generated/operations.ts';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import type { Choice } from '../kit/form/values.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { endUserForm } from './endUserForm.ts';
import { endUserMessages as messages } from './messages.ts';

interface NewEndUserDialogProps {
  /** Told the new end user, for instance to be picked. */
  onMade: (endUser: Choice) => void;
  onClose: () => void;
}

/** Makes an end user of the open program without leaving what one is at; the rest of its fields can follow on its page. */
export function NewEndUserDialog({ onMade, onClose }: NewEndUserDialogProps) {
  const { id, name } = useProgram();
  const made = useRef<Choice | null>(null);
  const [create] = useCreateEndUserMutation(changesList('endUsers'));
  return (
    <NewRecordDialog
      title={messages.add}
      created={messages.created}
      form={endUserForm}
      name={`endUser/new/${id}`}
      known={useMemo(() => ({ programIds: [{ id, label: name }] }), [id, name])}
      save={async (input, context) => {
        const { data } = await create({ variables: { input }, context });
        const endUser = data?.createEndUser?.endUser;
        made.current = endUser ? { id: endUser.id, label: endUser.label } : null;
        return outcomeOf(data?.createEndUser);
      }}
      onClose={onClose}
      onCreated={() => made.current && onMade(made.current)}
    >
      <FieldList columns="1fr 1fr">
        <FormField name="firstName" />
        <FormField name="lastName" />
        <FormField name="externalOrganizationName" />
        <FormField name="country" />
      </FieldList>
    </NewRecordDialog>
  );
}
