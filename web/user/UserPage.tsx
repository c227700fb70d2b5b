import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useViewer } from '../client/session.ts';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import {
  type AbilityAction,
  type UserFieldsFragment,
  useUpdateUserMutation,
  useUserPageQuery,
} from '../generated/operations.ts';
import { usePicture } from '../kit/file/usePicture.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { PageActionButton } from '../kit/ui/PageActionButton.tsx';
import { HistoryPanel } from '../shell/HistoryPanel.tsx';
import { allowedSections } from '../shell/settingsSections.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { KeySettings } from './KeySettings.tsx';
import { userMessages as messages } from './messages.ts';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import { PreferencesDialog } from './PreferencesDialog.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { UserFields } from './UserFields.tsx';
import { UserNotice } from './UserNotice.tsx';
import { UserStatusBadge } from './UserStatusBadge.tsx';
import { type StatusStep, UserStatusDialog } from './UserStatusDialog.tsx';
import { userForm } from './userForm.ts';
import { userHistory } from './userHistory.ts';

/** The page of a user; most users can open only their own. */
export function UserPage() {
  const id = useRecordId();
  const { profile, permissions, guide } = useViewer();
  const own = id === profile.id;
  const allowed = permissions.users.read || (own && permissions.views.includes('userProfile'));
  const query = useUserPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !allowed });
  const [update] = useUpdateUserMutation();
  const { uploads, withPicture } = usePicture('users', id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = (query.data ?? query.previousData)?.user;
  const inPanel = allowedSections(permissions.views).some(({ segment }) => segment === 'manage-users');
  const list = { label: messages.title, to: addresses.settingsSection('manage-users') };
  return (
    <>
      <PlainRecordPage
        allowed={allowed}
        query={query}
        record={({ user }) => user}
        title={({ fullName }) => fullName}
        header={{
          badges: (user) => (
            <>
              <RoleBadge role={user.roleName} lacksProgram={user.lacksProgram} />
              <UserStatusBadge status={user.status} invitedUntil={user.invitedUntil} />
            </>
          ),
          alert: (user) => <UserNotice user={user} />,
          actions: own ? (
            <>
              {guide === 'PUT_AWAY' && (
                <Button asChild variant="outline">
                  <Link to={addresses.guide}>{messages.showGuide}</Link>
                </Button>
              )}
              {shown && !isAllowed(shown.abilities, 'UPDATE') && (
                <OpeningButton opens="preferences" label={messages.preferences} reason={null} onOpen={setOpened} />
              )}
              <OpeningButton opens="password" label={messages.changePassword} reason={null} onOpen={setOpened} />
            </>
          ) : (
            shown && <StatusButtons user={shown} onOpen={setOpened} />
          ),
        }}
        parents={[inPanel ? list : { label: own ? messages.profile : messages.title }]}
        notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
        history={{ type: 'USER', words: userHistory }}
        panel={HistoryPanel}
        edit={{
          form: userForm,
          save: withPicture(async (input, context) => {
            const { data } = await update({ variables: { id, input }, context });
            return { outcome: outcomeOf(data?.updateUser), record: data?.updateUser?.user };
          }),
        }}
        fields={shown && <UserFields user={shown} uploads={uploads} />}
      >
        {({ fullName }) => (
          <>
            <DocumentPanel parent={{ type: 'USER', id }} label={fullName} />
            {own && <KeySettings />}
          </>
        )}
      </PlainRecordPage>
      {opened === 'preferences' && shown && <PreferencesDialog user={shown} onClose={() => setOpened(null)} />}
      {opened === 'password' && <ChangePasswordDialog onClose={() => setOpened(null)} />}
      {(opened === 'invitation' || opened === 'reset') && shown && (
        <PasswordLinkDialog purpose={opened} people={[shown]} onClose={() => setOpened(null)} />
      )}
      {isStep(opened) && shown && <UserStatusDialog step={opened} user={shown} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The dialogs of the page. */
type Opened = 'preferences' | 'password' | 'invitation' | 'reset' | StatusStep;

type WithAbilities = Pick<UserFieldsFragment, 'status' | 'abilities'>;

/** Returns the steps that fit a user's status. Who never chose a password is not activated, but invited. */
function stepsOf({ status, abilities }: WithAbilities): StatusStep[] {
  if (status === 'INVITED') return ['sendAgain', 'withdraw'];
  if (status === 'ACTIVE') return ['deactivate'];
  return [isAllowed(abilities, 'INVITE') ? 'sendAgain' : 'activate'];
}

const ABILITY = {
  sendAgain: 'INVITE',
  activate: 'ACTIVATE',
  deactivate: 'DEACTIVATE',
  withdraw: 'DEACTIVATE',
} as const satisfies Record<StatusStep, AbilityAction>;

const isStep = (opened: Opened | null): opened is StatusStep => opened !== null && Object.hasOwn(ABILITY, opened);

interface StatusButtonsProps {
  user: WithAbilities;
  onOpen: (opened: Opened) => void;
}

/**
 * The buttons that activate, deactivate or invite a user; for an invited one also the one that copies a link, and where no mail
 * is sent, for an active one the one that copies a link for another password.
 */
function StatusButtons({ user: { status, abilities }, ...props }: StatusButtonsProps) {
  const { sendsMail } = useViewer().settings;
  return (
    <>
      {status === 'ACTIVE' && !sendsMail && (
        <OpeningButton
          opens="reset"
          label={messages.copyResetLink}
          reason={reasonAgainst(abilities, 'COPY_RESET_LINK')}
          {...props}
        />
      )}
      {status === 'INVITED' && (
        <OpeningButton
          opens="invitation"
          label={messages.copyLink}
          reason={reasonAgainst(abilities, 'COPY_INVITATION_LINK')}
          {...props}
        />
      )}
      {stepsOf({ status, abilities }).map((step) => (
        <OpeningButton
          key={step}
          opens={step}
          label={messages.steps[step].label}
          reason={reasonAgainst(abilities, ABILITY[step])}
          {...props}
        />
      ))}
    </>
  );
}

interface OpeningButtonProps extends Pick<StatusButtonsProps, 'onOpen'> {
  opens: Opened;
  label: string;
  reason: string | null;
}

/** The button that opens a dialog of the page. */
function OpeningButton({ opens, label, reason, onOpen }: OpeningButtonProps) {
  return <PageActionButton action={{ name: opens, label, reason, run: () => onOpen(opens) }} variant="outline" />;
}
