import { Box, CloseButton, Drawer, Flex, Portal, Stack } from '@chakra-ui/react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { messages } from '../kit/messages.ts';
import { addresses } from './addresses.ts';
import { Logo } from './Logo.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { ProgramNavigation } from './ProgramNavigation.tsx';
import { usePanels } from './panels.ts';
import { useViewer } from './session.ts';
import { UserBlock } from './UserBlock.tsx';

/** The navigation: 232 px open, 76 px closed, a drawer below 768 px. */
export function Navigation() {
  const { phone, navigationOpen, setNavigationOpen } = usePanels();
  if (!phone) {
    return (
      <Box
        w={navigationOpen ? '232px' : '76px'}
        flexShrink={0}
        h="full"
        bg="bg.subtle"
        borderEndWidth="1px"
        borderColor="border"
        transition="width 160ms ease-out"
        overflow="hidden"
      >
        <NavigationContent collapsed={!navigationOpen} />
      </Box>
    );
  }
  return (
    <Drawer.Root
      open={navigationOpen}
      onOpenChange={(change) => setNavigationOpen(change.open)}
      placement="start"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="280px" bg="bg.subtle" aria-label={messages.shell.navigation}>
            <NavigationContent collapsed={false} onNavigate={() => setNavigationOpen(false)} />
            <Drawer.CloseTrigger asChild top="1.5" insetEnd="2">
              <CloseButton size="sm" variant="ghost" aria-label={messages.shell.closeNavigation} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function NavigationContent({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: () => void }) {
  const { permissions, programs } = useViewer();
  const dashboard = permissions.views.includes('dashboard') && programs.length > 1;
  return (
    <Flex as="nav" aria-label={messages.shell.navigation} direction="column" h="full">
      <Flex h="52px" flexShrink={0} align="center" px={collapsed ? '0' : '4'} justify={collapsed ? 'center' : 'start'}>
        <Logo nameHidden={collapsed} />
      </Flex>
      <Stack flex="1" overflowY="auto" overflowX="hidden" px="2.5" py="1" gap="4">
        {dashboard && (
          <NavigationLink
            to={addresses.home}
            end
            label={messages.shell.programs}
            icon={<LayoutGrid size={17} />}
            collapsed={collapsed}
            onNavigate={onNavigate}
          />
        )}
        <ProgramNavigation collapsed={collapsed} onNavigate={onNavigate} />
      </Stack>
      <UserBlock collapsed={collapsed} />
    </Flex>
  );
}
