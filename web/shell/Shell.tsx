import { useApolloClient } from '@apollo/client/react';
import { Box, ChakraProvider, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { lazyComponent } from '../base/lazyComponent.ts';
import { beginWork } from '../base/work.ts';
import { useViewer } from '../client/session.ts';
import { useRecordChangedSubscription, ViewerDocument } from '../generated/operations.ts';
import { Pending } from '../kit/ui/Pending.tsx';
import { TipLayer } from '../kit/ui/TipLayer.tsx';
import { Toaster } from '../kit/ui/Toaster.tsx';
import { shellSystem } from '../theme/shellTheme.ts';
import { Header } from './Header.tsx';
import { Motion } from './Motion.tsx';
import { shellMessages } from './messages.ts';
import { Navigation } from './Navigation.tsx';
import { Outage } from './Outage.tsx';
import { PanelsProvider } from './PanelsProvider.tsx';
import { usePanels } from './panels.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { usePrintKey } from './usePrintKey.ts';

// A first page is shown before anything on it is pressed.
const HeardLayer = lazyComponent(async () => (await import('../kit/ui/HeardLayer.tsx')).HeardLayer);
const Printing = lazyComponent(async () => (await import('./print/Printing.tsx')).Printing);
const FocusLayer = lazyComponent(async () => (await import('./FocusLayer.tsx')).FocusLayer);

const CONTENT = 'content';

interface ShellProps {
  /** The work in the background, and the buttons for global search and for notifications; the shell depends on none of them. */
  works: ReactNode;
  search: ReactNode;
  notifications: ReactNode;
}

/** The frame around every page for signed-in users. */
export function Shell(props: ShellProps) {
  return (
    <ChakraProvider value={shellSystem}>
      <Motion>
        <SessionProvider>
          <PanelsProvider>
            <Layout {...props} />
            <Toaster />
            <TipLayer />
            <HeardLayer />
            <FocusLayer />
            <Printing />
          </PanelsProvider>
        </SessionProvider>
      </Motion>
    </ChakraProvider>
  );
}

function Layout(header: ShellProps) {
  const navigation = useNavigation();
  const { setSlot } = usePanels();
  useViewerUpToDate();
  usePrintKey();
  const isMoving = navigation.state !== 'idle';
  useEffect(() => (isMoving ? beginWork() : undefined), [isMoving]);
  return (
    <Flex h="100dvh" data-frame="">
      <SkipLink />
      <Navigation />
      <Flex direction="column" flex="1" minW="0" h="full">
        <Header {...header} />
        <Outage />
        <Box as="main" id={CONTENT} tabIndex={-1} outline="none" flex="1" minH="0" position="relative" overflowY="auto">
          <Pending active={isMoving} />
          <Outlet />
        </Box>
      </Flex>
      <Box ref={setSlot} flexShrink={0} h="full" />
    </Flex>
  );
}

/** The first tab stop of every page, which skips the navigation. It moves the focus without changing the address. */
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

/** Refetches the viewer when a program, an organization or the user's own profile changes, in name or color for instance. */
function useViewerUpToDate(): void {
  const client = useApolloClient();
  const { profile } = useViewer();
  useRecordChangedSubscription({
    onData({ data: { data } }) {
      const change = data?.recordChanged;
      if (!change) return;
      const mine = change.type === 'USER' && change.id === profile.id;
      // Of too many changes at once, none is named.
      const any = change.actionType === 'REFETCH';
      if (any || mine || change.type === 'PROGRAM' || change.type === 'ORGANIZATION') {
        void client.refetchQueries({ include: [ViewerDocument] });
      }
    },
  });
}
