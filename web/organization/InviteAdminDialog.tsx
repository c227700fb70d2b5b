import { useViewer } from '../client/session.ts';
import { type InviteOrganizationAdminMutation, useInviteOrganizationAdminMutation } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { newOutcomeOf } from '../kit/form/outcome.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { organizationMessages as messages } from './messages.ts';
import { inviteForm } from './organizationForm.ts';

/** An invited administrator. */
export type InvitedAdmin = NonNullable<NonNullable<InviteOrganizationAdminMutation['inviteOrganizationAdmin']>['user']>;

interface InviteAdminDialogProps {
  organizationId: string;
  onClose: () => void;
  /** Called with the new user, once the dialog has closed. */
  onInvited: (user: InvitedAdmin | undefined) => void;
}

/** Invites a user as an administrator of an organization. */
export function InviteAdminDialog({ organizationId, onClose, onInvited }: InviteAdminDialogProps) {
  const { sendsMail } = useViewer().settings;
  const [invite] = useInviteOrganizationAdminMutation(changesList('users'));
  return (
    <NewRecordDialog
      title={messages.invite}
      label={messages.inviteSend}
      created={messages.invited}
      form={inviteForm}
      name={`organization/${organizationId}/admin`}
      save={async (fields, context) => {
        const { data } = await invite({ variables: { input: { ...fields, organizationId } }, context });
        return newOutcomeOf(data?.inviteOrganizationAdmin, data?.inviteOrganizationAdmin?.user);
      }}
      onClose={onClose}
      onCreated={onInvited}
    >
      <FormField name="email" />
      <FormField name="firstName" />
      <FormField name="lastName" />
      <FormField name="phoneNumber" />
      <FormHint>{sendsMail ? messages.inviteHint : messages.inviteHintWithoutMail}</FormHint>
    </NewRecordDialog>
  );
}
