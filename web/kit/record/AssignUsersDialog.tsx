import { Box, Button, Checkbox, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../app/errors.ts';
import { toast } from '../feedback/toaster.ts';
import { AlertLines } from '../form/AlertLines.tsx';
import type { Refusal } from '../form/fieldErrors.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { type AvatarUser, UserAvatar } from '../ui/Avatars.tsx';
import { AppDialog } from '../ui/Dialog.tsx';
import { recordMessages } from './messages.ts';
import { useDialogSave } from './useDialogSave.ts';

interface AssignUsersDialogProps {
  onClose: () => void;
  assigned: readonly AvatarUser[];
  /** Who was found; undefined while the first are on their way. */
  found: readonly AvatarUser[] | undefined;
  error: unknown;
  onSearch: (text: string) => void;
  /** Asks for more; undefined when there are none. */
  onMore?: (() => void) | undefined;
  /** Sends the whole list; gives why it was refused, nothing when it was done. */
  assign: (users: readonly AvatarUser[]) => Promise<readonly Refusal[]>;
}

/** Chooses who looks after a record. Those already chosen stand first and stay through every search. */
export function AssignUsersDialog({
  onClose,
  assigned,
  found,
  error,
  onSearch,
  onMore,
  assign,
}: AssignUsersDialogProps) {
  const [chosen, setChosen] = useState<readonly AvatarUser[]>(assigned);
  const [text, setText] = useState('');
  const saving = useDialogSave(
    () => assign(chosen),
    () => {
      toast.success(chosen.length === 1 ? recordMessages.userAssigned : recordMessages.usersAssigned);
      onClose();
    },
  );
  const changed = chosen.length !== assigned.length || chosen.some((user) => !includes(assigned, user));
  // Whoever was assigned when the dialog opened keeps the place at the top, also after the tick is taken away.
  const listed =
    text === '' ? [...assigned, ...(found ?? []).filter((user) => !includes(assigned, user))] : (found ?? []);

  const lines = error ? [describeError(error)] : saving.lines;
  return (
    <AppDialog
      title={recordMessages.assignUsersTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Text flex="1" textStyle="xs" color="fg.muted" role="status">
            {recordMessages.selectedCount(chosen.length)}
          </Text>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <ActionButton
            disabledReason={changed ? null : recordMessages.selectionUnchanged}
            loading={saving.pending}
            onClick={() => void saving.save()}
          >
            {messages.save}
          </ActionButton>
        </>
      }
    >
      <Stack gap="3">
        <AlertLines lines={lines} />
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
              onToggle={(on) => setChosen(on ? [...chosen, user] : chosen.filter((one) => one.id !== user.id))}
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
      </Stack>
    </AppDialog>
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

function includes(users: readonly AvatarUser[], user: AvatarUser): boolean {
  return users.some((one) => one.id === user.id);
}
