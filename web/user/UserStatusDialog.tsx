import { useRef } from 'react';
import {
  type UserFieldsFragment,
  useActivateUserMutation,
  useDeactivateUserMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { messages as kitMessages } from '../kit/messages.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { userMessages as messages } from './messages.ts';

/** A change of a user's status: activate, deactivate, or withdraw the invitation. */
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
  const { question, ...words } = messages.steps[step];
  const invited = useRef(false);
  return (
    <ConfirmWrite
      {...words}
      destructive={step !== 'activate'}
      send={async (context) => {
        const written = { variables: { id }, context };
        if (step !== 'activate') return rejectionsOf((await deactivate(written)).data?.deactivateUser);
        const { data } = await activate(written);
        // A user who never set a password is invited again, and stays inactive.
        invited.current = data?.activateUser?.user?.status === 'INACTIVE';
        return rejectionsOf(data?.activateUser);
      }}
      done={() => (invited.current ? messages.invitationSent : kitMessages.updated)}
      onClose={onClose}
    >
      {question(fullName)}
    </ConfirmWrite>
  );
}
