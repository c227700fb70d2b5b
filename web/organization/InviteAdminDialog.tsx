import { useInviteOrganizationAdminMutation } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { changesList } from '../kit/record/changesList.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { organizationMessages as messages } from './messages.ts';
import { inviteForm } from './organizationForm.ts';

interface InviteAdminDialogProps {
  organizationId: string;
  onClose: () => void;
  onInvited: () => void;
}

/** Invites somebody as an administrator of an organization. */
export function InviteAdminDialog({ organizationId, onClose, onInvited }: InviteAdminDialogProps) {
  const [invite] = useInviteOrganizationAdminMutation(changesList('users'));
  const form = useCreateForm({
    form: inviteForm,
    name: `organization/${organizationId}/admin`,
    scope: 'page',
    async save(fields, context) {
      const { data } = await invite({ variables: { input: { ...fields, organizationId } }, context });
      return outcomeOf(data?.inviteOrganizationAdmin);
    },
    onSaved() {
      toast.success(messages.invited);
      onClose();
      onInvited();
    },
  });
  return (
    <FormDialog title={messages.invite} label={messages.inviteSend} form={form} onClose={onClose}>
      <FormField name="email" />
      <FormField name="firstName" />
      <FormField name="lastName" />
      <FormField name="phoneNumber" />
      <FormHint>{messages.inviteHint}</FormHint>
    </FormDialog>
  );
}
