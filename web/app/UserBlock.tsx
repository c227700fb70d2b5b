import { Box, Flex, IconButton } from '@chakra-ui/react';
import LogOut from 'lucide-react/icons/log-out';
import { lazy, Suspense, useState } from 'react';
import { hasUnsaved } from '../kit/form/leaveGuard.ts';
import { formMessages } from '../kit/form/messages.ts';
import { messages } from '../kit/messages.ts';
import { UserAvatar } from '../kit/ui/Avatars.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { useSignOut, useViewer } from './session.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../kit/feedback/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Who is signed in, and the way out. */
export function UserBlock({ collapsed }: { collapsed: boolean }) {
  const { profile } = useViewer();
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
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
      <Tip text={messages.shell.logOut} placement={collapsed ? 'right' : 'top'}>
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={messages.shell.logOut}
          loading={leaving}
          onClick={() => (hasUnsaved(false) ? setAsking(true) : leave())}
        >
          <LogOut />
        </IconButton>
      </Tip>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={formMessages.leaveTitle}
            open
            confirmLabel={messages.shell.logOut}
            cancelLabel={formMessages.stay}
            note={null}
            onConfirm={leave}
            onClose={() => setAsking(false)}
          >
            {formMessages.leaveText}
          </ConfirmDialog>
        </Suspense>
      )}
    </Flex>
  );
}
