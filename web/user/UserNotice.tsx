import { Alert } from '@chakra-ui/react';
import { formatDateTime } from '../base/format.ts';
import { useViewer } from '../client/session.ts';
import type { UserFieldsFragment } from '../generated/operations.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { userMessages as messages } from './messages.ts';
import { isOver } from './UserStatusBadge.tsx';

type NoticedUser = Pick<UserFieldsFragment, 'status' | 'invitedUntil' | 'lacksProgram' | 'abilities'>;

/** What somebody has to do so that a user can begin: hand the invitation on, send it again, or add a program. */
export function UserNotice({ user }: { user: NoticedUser }) {
  const { sendsMail } = useViewer().settings;
  const { invitedUntil, lacksProgram, abilities } = user;
  const over = invitedUntil !== null && isOver(invitedUntil);
  const mayCopy = isAllowed(abilities, 'COPY_INVITATION_LINK');
  const lines = [
    invitedUntil && (over ? messages.invitationRanOut : messages.invitedUntil)(formatDateTime(invitedUntil)),
    mayCopy && !sendsMail && messages.outbox,
    lacksProgram && messages.lacksProgram,
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <Alert.Root status={over || lacksProgram || (mayCopy && !sendsMail) ? 'warning' : 'info'} size="sm" my="3">
      <Alert.Indicator />
      <Alert.Content>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}
