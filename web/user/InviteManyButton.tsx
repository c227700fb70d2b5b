import UsersIcon from 'lucide-react/icons/users';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { acting, usePageActions } from '../base/pageActions.ts';
import { HeadButton } from '../kit/list/HeadButton.tsx';
import { userMessages as messages } from './messages.ts';

/** The button that leads to the page for inviting many people. */
export function InviteManyButton({ reason }: { reason: string | null }) {
  const navigate = useNavigate();
  const label = messages.inviteMany;
  const run = () => void navigate(addresses.inviteMany);
  usePageActions([{ name: 'inviteMany', label, reason, run }]);
  return <HeadButton label={label} icon={UsersIcon} disabledReason={reason} {...acting('inviteMany')} onClick={run} />;
}
