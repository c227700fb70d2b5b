import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { hasDrafts } from '../base/drafts.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useOutbox } from '../client/outboxState.ts';
import { useSignOut, useViewer } from '../client/session.ts';
import { hasUnsaved } from '../kit/form/leaveGuard.ts';
import { formMessages } from '../kit/form/messages.ts';
import { UserAvatar } from '../kit/ui/Avatars.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { shellMessages } from './messages.ts';

const ConfirmDialog = lazyComponent(async () => (await import('../kit/ui/ConfirmDialog.tsx')).ConfirmDialog);

interface UserBlockProps {
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The signed-in user, with a link to their profile and the sign-out button. */
export function UserBlock({ collapsed, onNavigate }: UserBlockProps) {
  const { profile, permissions } = useViewer();
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const { waiting, refused } = useOutbox();
  const kept = waiting.length + refused.length;
  const isUnsaved = () => hasUnsaved() || hasDrafts();
  const leave = () => {
    setAsking(false);
    setLeaving(true);
    void signOut();
  };
  return (
    <Flex
      direction={collapsed ? 'column' : 'row'}
      align="center"
      gap="2.5"
      mx="2.5"
      px={collapsed ? '0' : '1'}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      {permissions.views.includes('userProfile') ? (
        <ProfileLink
          to={addresses.user(profile.id)}
          aria-label={shellMessages.profileOf(profile.fullName)}
          onClick={onNavigate}
        >
          <SignedInUser collapsed={collapsed} />
        </ProfileLink>
      ) : (
        <SignedInUser collapsed={collapsed} />
      )}
      <Tip text={shellMessages.logOut} placement={collapsed ? 'end' : 'top'}>
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={shellMessages.logOut}
          loading={leaving}
          onClick={() => (isUnsaved() || kept > 0 ? setAsking(true) : leave())}
        >
          <LogOut />
        </IconButton>
      </Tip>
      {asking && (
        <ConfirmDialog
          title={isUnsaved() ? shellMessages.logOutTitle : shellMessages.logOutWaitingTitle}
          open
          confirmLabel={shellMessages.logOut}
          cancelLabel={formMessages.stay}
          note={null}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {[kept > 0 && shellMessages.logOutWaiting(kept), isUnsaved() && shellMessages.logOutText]
            .filter(Boolean)
            .join(' ')}
        </ConfirmDialog>
      )}
    </Flex>
  );
}

function SignedInUser({ collapsed }: { collapsed: boolean }) {
  const { profile } = useViewer();
  return (
    <>
      <UserAvatar user={profile} size={28} />
      {!collapsed && (
        <Box flex="1" minW="0" lineHeight="1.35">
          <Truncated fontWeight="semibold">{profile.fullName}</Truncated>
          {profile.roleName && (
            <Truncated textStyle="xs" color="fg.muted">
              {profile.roleName}
            </Truncated>
          )}
        </Box>
      )}
    </>
  );
}

const ProfileLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    flex: '1',
    minW: '0',
    p: '1',
    m: '-1',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
  },
});
