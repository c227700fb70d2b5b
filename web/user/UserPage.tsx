import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { useViewer } from '../app/session.ts';
import { allowedSections } from '../app/settingsSections.ts';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { type UserFieldsFragment, useUpdateUserMutation, useUserPageQuery } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { usePicture } from '../kit/form/usePicture.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { userMessages as messages } from './messages.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { UserFields } from './UserFields.tsx';
import { UserStatusBadge } from './UserStatusBadge.tsx';
import { type StatusStep, UserStatusDialog } from './UserStatusDialog.tsx';
import { userForm } from './userForm.ts';

/** The page of a user; most users can open only their own. */
export function UserPage() {
  const id = useRecordId();
  const { profile, permissions, guide } = useViewer();
  const own = id === profile.id;
  const allowed = permissions.users.read || (own && permissions.views.includes('userProfile'));
  const query = useUserPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !allowed });
  const [update] = useUpdateUserMutation();
  const { uploads, withPicture } = usePicture('users', id);
  const [opened, setOpened] = useState<'password' | StatusStep | null>(null);
  const shown = (query.data ?? query.previousData)?.user;
  const inPanel = allowedSections(permissions.views).some(({ segment }) => segment === 'manage-users');
  const list = { label: messages.title, to: addresses.settingsSection('manage-users') };
  return (
    <>
      <PlainRecordPage
        type="USER"
        allowed={allowed}
        query={query}
        record={({ user }) => user}
        title={({ fullName }) => fullName}
        badges={(user) => (
          <>
            <RoleBadge role={user.roleName} />
            <UserStatusBadge status={user.status} invited={isInvited(user)} />
          </>
        )}
        parents={[inPanel ? list : { label: own ? messages.profile : messages.title }]}
        notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
        form={userForm}
        save={withPicture(async (input, context) => {
          const { data } = await update({ variables: { id, input }, context });
          return { outcome: outcomeOf(data?.updateUser), record: data?.updateUser?.user };
        })}
        actions={
          own ? (
            <>
              {guide === 'PUT_AWAY' && (
                <Button asChild variant="outline">
                  <Link to={addresses.guide}>{messages.showGuide}</Link>
                </Button>
              )}
              <ActionButton variant="outline" onClick={() => setOpened('password')}>
                {messages.changePassword}
              </ActionButton>
            </>
          ) : (
            shown && <StatusButtons user={shown} onOpen={setOpened} />
          )
        }
        fields={shown && <UserFields user={shown} uploads={uploads} />}
      >
        {({ fullName }) => <DocumentPanel parent={{ type: 'USER', id }} label={fullName} />}
      </PlainRecordPage>
      {opened === 'password' && <ChangePasswordDialog onClose={() => setOpened(null)} />}
      {opened && opened !== 'password' && shown && (
        <UserStatusDialog step={opened} user={shown} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type WithAbilities = Pick<UserFieldsFragment, 'status' | 'abilities'>;

/** Whether an invitation is still pending, so that it can be withdrawn. */
function isInvited({ status, abilities }: WithAbilities): boolean {
  return status === 'INACTIVE' && isAllowed(abilities, 'DEACTIVATE');
}

/** The buttons that activate or deactivate a user; for a pending invitation, those that withdraw or repeat it. */
function StatusButtons({ user, onOpen }: { user: WithAbilities; onOpen: (step: StatusStep) => void }) {
  const steps: StatusStep[] =
    user.status === 'ACTIVE' ? ['deactivate'] : isInvited(user) ? ['withdraw', 'activate'] : ['activate'];
  return steps.map((step) => (
    <ActionButton
      key={step}
      variant="outline"
      disabledReason={reasonAgainst(user.abilities, step === 'activate' ? 'ACTIVATE' : 'DEACTIVATE')}
      onClick={() => onOpen(step)}
    >
      {messages.steps[step].label}
    </ActionButton>
  ));
}
