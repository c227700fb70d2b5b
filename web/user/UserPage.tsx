import { useState } from 'react';
import { useViewer } from '../app/session.ts';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { type UserFieldsFragment, useUpdateUserMutation, useUserPageQuery } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { usePicture } from '../kit/form/usePicture.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { userMessages as messages } from './messages.ts';
import { UserFields } from './UserFields.tsx';
import { userForm } from './userForm.ts';

/** A single user: for most people, themselves. */
export function UserPage() {
  const id = useRecordId();
  const { profile, permissions } = useViewer();
  const own = id === profile.id;
  const allowed = permissions.users.read || (own && permissions.views.includes('userProfile'));
  const query = useUserPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !allowed });
  const [update] = useUpdateUserMutation();
  const { uploads, withPicture } = usePicture('users', id);
  const [changing, setChanging] = useState(false);
  const shown = (query.data ?? query.previousData)?.user;
  return (
    <>
      <PlainRecordPage
        type="USER"
        allowed={allowed}
        query={query}
        record={({ user }) => user}
        title={({ fullName }) => fullName}
        badges={({ status }) => <UserStatus status={status} />}
        parents={[{ label: own ? messages.profile : messages.title }]}
        notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
        form={userForm}
        save={withPicture(async (input, context) => {
          const { data } = await update({ variables: { id, input }, context });
          return { outcome: outcomeOf(data?.updateUser), record: data?.updateUser?.user };
        })}
        actions={
          own && (
            <ActionButton variant="outline" onClick={() => setChanging(true)}>
              {messages.changePassword}
            </ActionButton>
          )
        }
        fields={shown && <UserFields user={shown} uploads={uploads} />}
      >
        {({ fullName }) => <DocumentPanel parent={{ type: 'USER', id }} label={fullName} />}
      </PlainRecordPage>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}

/** Whether a user can sign in. */
function UserStatus({ status }: Pick<UserFieldsFragment, 'status'>) {
  const color = status === 'ACTIVE' ? 'TEAL' : 'GREY';
  return <StatusBadge status={{ key: status, name: messages.statuses[status], color }} />;
}
