import { usePermissions } from '../client/session.ts';
import type { UserColumn } from '../generated/columns.ts';
import { type UserRowFragment, useUserListQuery } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { PersonCell } from '../kit/list/PersonCell.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useSettingsList } from '../shell/settingsPages.ts';
import { InviteManyButton } from './InviteManyButton.tsx';
import { userListSpec, userRecord } from './list.ts';
import { userMessages as messages } from './messages.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { UserStatusBadge } from './UserStatusBadge.tsx';

const { quiet, shown, text } = columnsOf<UserRowFragment, UserColumn>();
const columns = [
  shown('NAME', messages.name, { card: 'title' }, (user) => <PersonCell user={user} to={userRecord.record(user.id)} />),
  shown('ROLE', messages.role, { card: 'note', width: '260px' }, ({ roleName, lacksProgram }) => (
    <RoleBadge role={roleName} lacksProgram={lacksProgram} />
  )),
  quiet('EMAIL', messages.email, { card: 'line' }, ({ email }) => email),
  shown('STATUS', messages.status, { card: 'corner', width: '150px' }, ({ status, invitedUntil }) => (
    <UserStatusBadge status={status} invitedUntil={invitedUntil} />
  )),
];

/** The columns for users who see more than one organization. */
const allColumns = [
  ...columns,
  text('ORGANIZATION', messages.organization, { card: 'note' }, ({ organization }) => organization?.name),
];

/** The organization's users; for who sees several, those of all with the name of each. */
export function UserList() {
  const shared = useSettingsList(userRecord, () => import('./UserPage.tsx'));
  const everywhere = usePermissions().views.includes('organizations');
  const list = useRecordList(userListSpec, 'manage-users', {
    list: 'USERS',
    programId: null,
    counted: (users) => ({ users }),
  });
  const query = useUserListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  return (
    <RecordList
      {...shared}
      list={list}
      source={{ query, page: (data) => data.users, watch: { type: 'USER', programId: null } }}
      columns={everywhere ? allColumns : columns}
      around={{ actions: <InviteManyButton reason={shared.add.reason} /> }}
    />
  );
}
