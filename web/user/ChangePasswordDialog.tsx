import { useChangePasswordMutation } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { userMessages as messages } from './messages.ts';
import { changePasswordForm } from './userForm.ts';

/** Changes the user's own password. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [change] = useChangePasswordMutation();
  const form = useCreateForm({
    form: changePasswordForm,
    name: 'password',
    scope: 'page',
    // No idempotency key: the server would store the request with it, and the request contains passwords.
    async save(input) {
      const { data } = await change({ variables: { input } });
      return outcomeOf(data?.changePassword);
    },
    onSaved() {
      toast.success(messages.passwordChanged);
      onClose();
    },
  });
  return (
    <FormDialog title={messages.changePassword} label={messages.change} form={form} onClose={onClose}>
      <FormField name="currentPassword" />
      <FormField name="newPassword" />
      <FormField name="newPasswordConfirmation" />
      <FormHint>{messages.otherSessions}</FormHint>
    </FormDialog>
  );
}
