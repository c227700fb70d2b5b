import { useSettingsList } from '../app/settingsPages.ts';
import { type UserRowFragment, type UserSortField, useUserListQuery } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { PersonCell } from '../kit/list/PersonCell.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { InviteManyButton } from './InviteManyButton.tsx';
import { userListSpec, userRecord } from './list.ts';
import { userMessages as messages } from './messages.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { UserStatusBadge } from './UserStatusBadge.tsx';

const { quiet, shown } = columnsOf<UserRowFragment, UserSortField>();
const columns = [
  shown('name', messages.name, { sort: 'NAME', card: 'title' }, (user) => (
    <PersonCell user={user} to={userRecord.record(user.id)} />
  )),
  shown('role', messages.role, { sort: 'ROLE', card: 'note', width: '260px' }, ({ roleName, lacksProgram }) => (
    <RoleBadge role={roleName} lacksProgram={lacksProgram} />
  )),
  quiet('email', messages.email, { sort: 'EMAIL', card: 'line' }),
  shown('status', messages.status, { sort: 'STATUS', card: 'corner', width: '150px' }, ({ status, invitedUntil }) => (
    <UserStatusBadge status={status} invitedUntil={invitedUntil} />
  )),
];

/** The organization's users. */
export function UserList() {
  const shared = useSettingsList(userRecord, () => import('./UserPage.tsx'));
  const list = useRecordList(userListSpec, 'manage-users');
  const query = useUserListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  return (
    <RecordList
      {...shared}
      list={list}
      query={query}
      page={(data) => data.users}
      columns={columns}
      actions={<InviteManyButton reason={shared.add.reason} />}
      watch={{ type: 'USER', programId: null }}
    />
  );
}
