import { messages as kitMessages } from '../base/words.ts';
import { useViewer } from '../client/session.ts';
import {
  type UserFieldsFragment,
  useActivateUserMutation,
  useDeactivateUserMutation,
  useSendInvitationMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { userMessages as messages } from './messages.ts';

/** A step with a user: activate, deactivate, send the invitation again or withdraw it. */
export type StatusStep = keyof typeof messages.steps;

interface UserStatusDialogProps {
  step: StatusStep;
  user: Pick<UserFieldsFragment, 'id' | 'fullName'>;
  onClose: () => void;
}

/** Asks for confirmation before a user's status changes. */
export function UserStatusDialog({ step, user: { id, fullName }, onClose }: UserStatusDialogProps) {
  const [activate] = useActivateUserMutation();
  const [deactivate] = useDeactivateUserMutation();
  const [invite] = useSendInvitationMutation();
  const { sendsMail } = useViewer().settings;
  const { question, ...words } = messages.steps[step];
  const sent = sendsMail ? messages.invitationSent : messages.invitationInOutbox;
  return (
    <ConfirmWrite
      {...words}
      destructive={step === 'deactivate' || step === 'withdraw'}
      send={async (context) => {
        const written = { variables: { id }, context };
        if (step === 'sendAgain') return rejectionsOf((await invite(written)).data?.sendInvitation);
        if (step === 'activate') return rejectionsOf((await activate(written)).data?.activateUser);
        return rejectionsOf((await deactivate(written)).data?.deactivateUser);
      }}
      done={step === 'sendAgain' ? sent : kitMessages.updated}
      onClose={onClose}
    >
      {question(fullName)}
    </ConfirmWrite>
  );
}
