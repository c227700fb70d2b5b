import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { usePermissions, useViewer } from '../client/session.ts';
import type { UserColumn } from '../generated/columns.ts';
import {
  type OrganizationAdminFragment,
  type UserSortField,
  useOrganizationAdminsQuery,
} from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { PersonCell } from '../kit/list/PersonCell.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useInnerList } from '../kit/list/useInnerList.ts';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { NoAccess } from '../kit/ui/NoAccess.tsx';
import { PasswordLinkDialog } from '../user/PasswordLinkDialog.tsx';
import { UserStatusBadge } from '../user/UserStatusBadge.tsx';
import { InviteAdminDialog, type InvitedAdmin } from './InviteAdminDialog.tsx';
import { organizationMessages as messages } from './messages.ts';

interface OrganizationAdminTableProps {
  organizationId: string;
  /** The abilities of the organization, not of its administrators. */
  abilities: readonly Ability[];
}

const ROWS = 20;
const SORTABLE: readonly UserSortField[] = ['NAME', 'EMAIL', 'PHONE_NUMBER', 'STATUS'];
const LIST = {
  views: ['all'],
  sortable: SORTABLE,
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: ROWS,
} as const;

const { text, shown } = columnsOf<OrganizationAdminFragment, UserColumn>();
const columns = [
  shown('NAME', messages.admin, { card: 'title' }, (user) => <PersonCell user={user} to={addresses.user(user.id)} />),
  text('EMAIL', messages.adminEmail, { card: 'line' }, ({ email }) => email),
  text('PHONE_NUMBER', messages.phoneNumber, { card: 'note', width: '180px' }, ({ phoneNumber }) => phoneNumber),
  shown('STATUS', messages.status, { card: 'corner', width: '150px' }, ({ status, invitedUntil }) => (
    <UserStatusBadge status={status} invitedUntil={invitedUntil} />
  )),
];

/** The administrators of an organization; each links to their profile. */
export function OrganizationAdminTable({ organizationId, abilities }: OrganizationAdminTableProps) {
  const { users } = usePermissions();
  const navigate = useNavigate();
  const { sendsMail } = useViewer().settings;
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<InvitedAdmin | null>(null);
  const list = useInnerList('admins', LIST);
  const { sort, page } = list.state;
  const { data, previousData, error, loading, refetch } = useOrganizationAdminsQuery({
    variables: { organizationId, page, items: ROWS, sort },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skip: !users.read,
  });
  const answer = data ?? previousData;
  useRecordChanges({
    programId: null,
    concerns: ({ type }) => type === 'USER',
    onChange: () => void refetch(),
  });
  if (!users.read) return <NoAccess />;
  if (error && !answer) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <InnerList
        title={messages.admins}
        paging={{ meta: answer?.organizationAdmins.meta ?? null, pageSize: ROWS, onPage: list.setPage, loading }}
        empty={{ purpose: messages.adminPurpose }}
        query={{ error, loading, refetch }}
        action={
          <ActionButton
            variant="outline"
            disabledReason={reasonAgainst(abilities, 'INVITE_ADMIN')}
            onClick={() => setInviting(true)}
          >
            <UserPlus aria-hidden />
            {messages.invite}
          </ActionButton>
        }
      >
        <RecordRows
          size="inner"
          label={messages.admins}
          rows={answer?.organizationAdmins.data ?? null}
          columns={columns}
          sorting={{ sortable: LIST.sortable, sort, onSort: list.toggleSort }}
          behavior={{ onOpen: ({ id }) => void navigate(addresses.user(id)) }}
          dimmed={!data && answer !== undefined}
          set={JSON.stringify(list.state)}
        />
      </InnerList>
      {inviting && (
        <InviteAdminDialog
          organizationId={organizationId}
          onClose={() => setInviting(false)}
          onInvited={(user) => {
            void refetch();
            // Without a mail server nobody else hands the link on.
            if (!sendsMail && user) setInvited(user);
          }}
        />
      )}
      {invited && <PasswordLinkDialog purpose="invitation" people={[invited]} onClose={() => setInvited(null)} />}
    </>
  );
}
