import { Flex } from '@chakra-ui/react';
import { formatDate } from '../base/format.ts';
import type { UserStatus } from '../generated/operations.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import type { StatusFamily } from '../theme/plainStyles.ts';
import { userMessages as messages } from './messages.ts';

const COLORS = { ACTIVE: 'TEAL', INACTIVE: 'GREY', INVITED: 'ORANGE' } as const satisfies Record<
  UserStatus,
  StatusFamily
>;

interface UserStatusBadgeProps {
  status: UserStatus;
  /** Until when an invitation holds, if it is known. */
  invitedUntil: string | null;
}

/** Whether a user can sign in; of an invited one also until when the invitation holds, or when it ran out. */
export function UserStatusBadge({ status, invitedUntil }: UserStatusBadgeProps) {
  const badge = <StatusBadge status={{ key: status, name: messages.statuses[status], color: COLORS[status] }} />;
  if (status !== 'INVITED' || invitedUntil === null) return badge;
  return (
    <Flex as="span" align="center" wrap="wrap" columnGap="2">
      {badge}{' '}
      <Flex as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {isOver(invitedUntil) ? messages.ranOut(formatDate(invitedUntil)) : messages.until(formatDate(invitedUntil))}
      </Flex>
    </Flex>
  );
}

/** Whether an invitation has run out. */
export function isOver(invitedUntil: string): boolean {
  return Date.parse(invitedUntil) <= Date.now();
}
