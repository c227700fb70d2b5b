import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { acting } from '../base/pageActions.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { AvatarStack, type AvatarUser } from '../kit/ui/Avatars.tsx';
import { Tip } from '../kit/ui/Tip.tsx';

interface AssignedUsersProps {
  /** Null if hidden from the user: unknown users could not be kept in the complete list that assigning sends. */
  users: readonly AvatarUser[] | null;
  /** Whether they can be changed now. */
  allowed: boolean;
  onOpen: () => void;
}

/** The users assigned to a record, as a button that opens the dialog to change them. */
export function AssignedUsers({ users, allowed, onOpen }: AssignedUsersProps) {
  const faces = <AvatarStack users={users} size={26} />;
  if (!allowed || !users) return faces;
  return (
    <Tip text={recordMessages.assignUsers}>
      <chakra.button
        {...acting('users')}
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
