import { useApolloClient } from '@apollo/client/react';
import { Box, ChakraProvider, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useRecordChangedSubscription, ViewerDocument } from '../generated/operations.ts';
import { Toaster } from '../kit/feedback/Toaster.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { TipLayer } from '../kit/ui/TipLayer.tsx';
import { Header } from './Header.tsx';
import { Motion } from './Motion.tsx';
import { shellMessages } from './messages.ts';
import { Navigation } from './Navigation.tsx';
import { Outage } from './Outage.tsx';
import { PanelsProvider } from './PanelsProvider.tsx';
import { usePanels } from './panels.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useViewer } from './session.ts';
import { shellSystem } from './shellTheme.ts';

const CONTENT = 'content';

interface ShellProps {
  /** The buttons for the search of everything and for notifications, which the shell itself knows nothing about. */
  search: ReactNode;
  notifications: ReactNode;
}

/** Everything around a page, for signed-in people. */
export function Shell(props: ShellProps) {
  return (
    <ChakraProvider value={shellSystem}>
      <Motion>
        <SessionProvider>
          <PanelsProvider>
            <Layout {...props} />
            <Toaster />
            <TipLayer />
          </PanelsProvider>
        </SessionProvider>
      </Motion>
    </ChakraProvider>
  );
}

function Layout({ search, notifications }: ShellProps) {
  const navigation = useNavigation();
  const { setSlot } = usePanels();
  useViewerUpToDate();
  return (
    <Flex h="100dvh">
      <SkipLink />
      <Navigation />
      <Flex direction="column" flex="1" minW="0" h="full">
        <Header search={search} notifications={notifications} />
        <Outage />
        <Box as="main" id={CONTENT} tabIndex={-1} outline="none" flex="1" minH="0" position="relative" overflowY="auto">
          <Pending active={navigation.state !== 'idle'} />
          <Outlet />
        </Box>
      </Flex>
      <Box ref={setSlot} flexShrink={0} h="full" />
    </Flex>
  );
}

/** For keyboards: the first stop of every page, past the navigation. It moves the focus; the address stays what it is. */
function SkipLink() {
  return (
    <chakra.a
      href={`#${CONTENT}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT)?.focus();
      }}
      position="absolute"
      insetStart="3"
      top="-60px"
      px="4"
      py="2"
      bg="program.solid"
      color="program.contrast"
      borderRadius="l2"
      fontWeight="semibold"
      zIndex="1900"
      _focus={{ top: '3' }}
    >
      {shellMessages.skipToContent}
    </chakra.a>
  );
}

/** Somebody renamed a program, changed its colours or one's own profile: ask again who one is and what one may. */
function useViewerUpToDate(): void {
  const client = useApolloClient();
  const { profile } = useViewer();
  useRecordChangedSubscription({
    onData({ data: { data } }) {
      const change = data?.recordChanged;
      if (!change) return;
      const mine = change.type === 'USER' && change.id === profile.id;
      if (mine || change.type === 'PROGRAM' || change.type === 'ORGANIZATION') {
        void client.refetchQueries({ include: [ViewerDocument] });
      }
    },
  });
}
