import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { AvatarStack, type AvatarUser } from '../ui/Avatars.tsx';
import { Tip } from '../ui/Tip.tsx';
import { recordMessages } from './messages.ts';

interface AssignedUsersProps {
  /** Null where one may not know them: who is not known cannot be kept in the list that assigning sends. */
  users: readonly AvatarUser[] | null;
  /** Whether they can be changed now. */
  allowed: boolean;
  onOpen: () => void;
}

/** Who looks after a record; pressing them opens the dialog that changes it. */
export function AssignedUsers({ users, allowed, onOpen }: AssignedUsersProps) {
  const faces = <AvatarStack users={users} size={26} />;
  if (!allowed || !users) return faces;
  return (
    <Tip text={recordMessages.assignUsers}>
      <chakra.button
        type="button"
        onClick={onOpen}
        borderRadius="l2"
        px="1.5"
        h="34px"
        textStyle="sm"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        focusVisibleRing="outside"
      >
        <VisuallyHidden>{recordMessages.assignUsers}</VisuallyHidden>
        {faces}
      </chakra.button>
    </Tip>
  );
}
