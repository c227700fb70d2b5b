import UsersIcon from 'lucide-react/icons/users';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { PHONE, useMedia } from '../base/media.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { userMessages as messages } from './messages.ts';

/** The button that leads to the page for inviting many people; only its icon on a phone. */
export function InviteManyButton({ reason }: { reason: string | null }) {
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  return (
    <ActionButton
      variant="outline"
      disabledReason={reason}
      aria-label={phone ? messages.inviteMany : undefined}
      px={phone ? '2' : undefined}
      onClick={() => void navigate(addresses.inviteMany)}
    >
      <UsersIcon aria-hidden />
      {!phone && messages.inviteMany}
    </ActionButton>
  );
}
