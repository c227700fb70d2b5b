import { HStack } from '@chakra-ui/react';
import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { type UserRowFragment, type UserSortField, useUserListQuery } from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { messages as kitMessages } from '../kit/messages.ts';
import { UserAvatar } from '../kit/ui/Avatars.tsx';
import { userListSpec } from './list.ts';
import { userMessages as messages } from './messages.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { UserStatusBadge } from './UserStatusBadge.tsx';

const columns: Column<UserRowFragment, UserSortField>[] = [
  {
    id: 'name',
    header: messages.name,
    sort: 'NAME',
    card: 'title',
    cell: (user) => (
      <HStack gap="2.5" minW="0">
        <UserAvatar user={user} size={28} />
        <LinkCell to={addresses.user(user.id)}>{user.fullName}</LinkCell>
      </HStack>
    ),
  },
  {
    id: 'role',
    header: messages.role,
    sort: 'ROLE',
    card: 'note',
    width: '220px',
    cell: ({ roleName }) => <RoleBadge role={roleName} />,
  },
  {
    id: 'email',
    header: messages.email,
    sort: 'EMAIL',
    card: 'line',
    cell: ({ email }) => <TextCell quiet>{email}</TextCell>,
  },
  {
    id: 'status',
    header: messages.status,
    sort: 'STATUS',
    card: 'corner',
    width: '130px',
    cell: ({ status }) => <UserStatusBadge status={status} />,
  },
];

/** The organization's users. */
export function UserList() {
  const { users } = usePermissions();
  const list = useRecordList(userListSpec, 'manage-users');
  const query = useUserListQuery({ ...list.options, variables: list.variables, skip: !users.read });
  return (
    <RecordList
      title={messages.title}
      allowed={users.read}
      list={list}
      query={query}
      page={(data) => data.users}
      columns={columns}
      to={({ id }) => addresses.user(id)}
      load={() => import('./UserPage.tsx')}
      add={{
        label: messages.add,
        labelWhenEmpty: kitMessages.addNew,
        to: addresses.newSettingsRecord('manage-users'),
        reason: users.create && users.read ? null : messages.addDenied,
        load: () => import('./NewUserPage.tsx'),
      }}
      searchPlaceholder={messages.search}
      watch={{ type: 'USER', programId: null }}
    />
  );
}
