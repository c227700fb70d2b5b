import type { UserStatus } from '../generated/operations.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { userMessages as messages } from './messages.ts';

/** Whether a user can sign in; `invited`: not yet, but the invitation is still pending. */
export function UserStatusBadge({ status, invited = false }: { status: UserStatus; invited?: boolean }) {
  const name = invited ? messages.invited : messages.statuses[status];
  return <StatusBadge status={{ key: status, name, color: status === 'ACTIVE' ? 'TEAL' : 'GREY' }} />;
}
