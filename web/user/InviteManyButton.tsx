import UsersIcon from 'lucide-react/icons/users';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { PHONE, useMedia } from '../base/media.ts';
import { PageActionButton } from '../kit/ui/PageActionButton.tsx';
import { userMessages as messages } from './messages.ts';

/** The button that leads to the page for inviting many people; only its icon on a phone. */
export function InviteManyButton({ reason }: { reason: string | null }) {
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  return (
    <PageActionButton
      action={{
        name: 'inviteMany',
        label: messages.inviteMany,
        reason,
        run: () => void navigate(addresses.inviteMany),
      }}
      variant="outline"
      aria-label={phone ? messages.inviteMany : undefined}
      px={phone ? '2' : undefined}
    >
      <UsersIcon aria-hidden />
      {!phone && messages.inviteMany}
    </PageActionButton>
  );
}
