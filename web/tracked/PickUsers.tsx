import { Box, Button, Checkbox, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { recordMessages } from '../kit/record/messages.ts';
import { type AvatarUser, UserAvatar } from '../kit/ui/Avatars.tsx';

/** The users that a search has found so far. */
export interface FoundUsers {
  /** Undefined until the first users arrive. */
  found: readonly AvatarUser[] | undefined;
  error: unknown;
  onSearch: (text: string) => void;
  /** Fetches more users; undefined if there are none. */
  onMore?: (() => void) | undefined;
}

interface PickUsersProps extends Omit<FoundUsers, 'error'> {
  /** The users listed first while nothing is searched for, even once unticked. */
  first: readonly AvatarUser[];
  chosen: readonly AvatarUser[];
  onChange: (chosen: readonly AvatarUser[]) => void;
}

/** A list of users to tick, with a search. */
export function PickUsers({ first, chosen, onChange, found, onSearch, onMore }: PickUsersProps) {
  const [text, setText] = useState('');
  const listed = text === '' ? [...first, ...(found ?? []).filter((user) => !includes(first, user))] : (found ?? []);
  return (
    <>
      <Input
        type="search"
        aria-label={recordMessages.searchUsers}
        placeholder={recordMessages.searchUsers}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onSearch(event.target.value);
        }}
      />
      <Box maxH="300px" minH="180px" overflowY="auto" role="group" aria-label={recordMessages.assignUsersTitle}>
        {listed.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            checked={includes(chosen, user)}
            onToggle={(on) => onChange(on ? [...chosen, user] : chosen.filter((one) => one.id !== user.id))}
          />
        ))}
        {found && listed.length === 0 && (
          <Text py="6" textAlign="center" color="fg.muted">
            {recordMessages.noUsersFound}
          </Text>
        )}
        {onMore && (
          <Button variant="plain" size="xs" onClick={onMore}>
            {recordMessages.moreUsers}
          </Button>
        )}
      </Box>
    </>
  );
}

interface UserRowProps {
  user: AvatarUser;
  checked: boolean;
  onToggle: (on: boolean) => void;
}

function UserRow({ user, checked, onToggle }: UserRowProps) {
  return (
    <Checkbox.Root
      display="flex"
      alignItems="center"
      gap="3"
      px="2"
      py="1.5"
      borderRadius="l2"
      _hover={{ bg: 'bg.muted' }}
      checked={checked}
      onCheckedChange={(details) => onToggle(details.checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <span aria-hidden>
        <UserAvatar user={user} />
      </span>
      <Checkbox.Label fontWeight="medium" overflowWrap="anywhere">
        {user.fullName}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

/** Whether a list of users includes a user. */
export function includes(users: readonly AvatarUser[], user: AvatarUser): boolean {
  return users.some((one) => one.id === user.id);
}
