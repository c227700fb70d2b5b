import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { usePermissions, useViewer } from '../app/session.ts';
import {
  type OrganizationAdminFragment,
  type UserSortField,
  useOrganizationAdminsQuery,
} from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { NoAccess } from '../kit/feedback/NoAccess.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { PersonCell } from '../kit/list/PersonCell.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useInnerList } from '../kit/list/useInnerList.ts';
import { usePageInRange } from '../kit/list/usePageInRange.ts';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { InvitationLinkDialog } from '../user/InvitationLinkDialog.tsx';
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
} as const;

const { text, shown } = columnsOf<OrganizationAdminFragment, UserSortField>();
const columns = [
  shown('name', messages.admin, { sort: 'NAME', card: 'title' }, (user) => (
    <PersonCell user={user} to={addresses.user(user.id)} />
  )),
  text('email', messages.adminEmail, { sort: 'EMAIL', card: 'line' }),
  text('phoneNumber', messages.phoneNumber, { sort: 'PHONE_NUMBER', card: 'note', width: '180px' }),
  shown('status', messages.status, { sort: 'STATUS', card: 'corner', width: '150px' }, ({ status, invitedUntil }) => (
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
  usePageInRange(list, data?.organizationAdmins.meta);
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
        meta={answer?.organizationAdmins.meta ?? null}
        pageSize={ROWS}
        onPage={list.setPage}
        empty={{ purpose: messages.adminPurpose }}
        loading={loading}
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
          inner
          label={messages.admins}
          rows={answer?.organizationAdmins.data ?? null}
          columns={columns}
          sorting={{ sort, onSort: list.toggleSort }}
          onOpen={({ id }) => void navigate(addresses.user(id))}
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
      {invited && <InvitationLinkDialog people={[invited]} onClose={() => setInvited(null)} />}
    </>
  );
}
