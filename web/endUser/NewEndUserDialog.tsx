import { useMemo, useRef } from 'react';
import { useProgram } from '../app/session.ts';
import { useCreateEndUserMutation } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import type { Choice } from '../kit/form/values.ts';
import { messages as kitMessages } from '../kit/messages.ts';
import { changesList } from '../kit/record/changesList.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
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
  const form = useCreateForm({
    form: endUserForm,
    name: `endUser/new/${id}`,
    known: useMemo(() => ({ programIds: [{ id, label: name }] }), [id, name]),
    scope: 'page',
    async save(input, context) {
      const { data } = await create({ variables: { input }, context });
      const endUser = data?.createEndUser?.endUser;
      made.current = endUser ? { id: endUser.id, label: endUser.label } : null;
      return outcomeOf(data?.createEndUser);
    },
    onSaved() {
      toast.success(messages.created);
      if (made.current) onMade(made.current);
      onClose();
    },
  });
  return (
    <FormDialog title={messages.add} form={form} label={kitMessages.create} onClose={onClose}>
      <FieldList columns="1fr 1fr">
        <FormField name="firstName" />
        <FormField name="lastName" />
        <FormField name="externalOrganizationName" />
        <FormField name="country" />
      </FieldList>
    </FormDialog>
  );
}
