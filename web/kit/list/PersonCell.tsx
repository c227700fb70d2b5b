import { HStack } from '@chakra-ui/react';
import { type AvatarUser, UserAvatar } from '../ui/Avatars.tsx';
import { LinkCell } from './Cells.tsx';

interface PersonCellProps {
  user: AvatarUser;
  /** The address of the user's page. */
  to: string;
}

/** A user with picture and name, as a link to their page. */
export function PersonCell({ user, to }: PersonCellProps) {
  return (
    <HStack gap="2.5" minW="0">
      <UserAvatar user={user} size={28} />
      <LinkCell to={to}>{user.fullName}</LinkCell>
    </HStack>
  );
}
