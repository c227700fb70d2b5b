import { Box, CloseButton, Flex, Stack } from '@chakra-ui/react';
import Building2 from 'lucide-react/icons/building-2';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Settings2 from 'lucide-react/icons/settings-2';
import { addresses } from '../base/addresses.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useViewer } from '../client/session.ts';
import { Logo } from './Logo.tsx';
import { shellMessages } from './messages.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { ProgramNavigation } from './ProgramNavigation.tsx';
import { usePanels } from './panels.ts';
import { allowedSections } from './settingsSections.ts';
import { UserBlock } from './UserBlock.tsx';

const PhoneDrawer = lazyComponent(async () => (await import('./PhoneDrawer.tsx')).PhoneDrawer);

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
    <PhoneDrawer label={shellMessages.navigation} open={navigationOpen} onOpenChange={setNavigationOpen} side="start">
      <NavigationContent collapsed={false} onNavigate={() => setNavigationOpen(false)} />
      <CloseButton
        position="absolute"
        top="1.5"
        insetEnd="2"
        size="sm"
        variant="ghost"
        aria-label={shellMessages.closeNavigation}
        onClick={() => setNavigationOpen(false)}
      />
    </PhoneDrawer>
  );
}

function NavigationContent({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: () => void }) {
  const { permissions, programs } = useViewer();
  const dashboard = permissions.views.includes('dashboard') && programs.length > 1;
  const settings = allowedSections(permissions.views).length > 0;
  const organizations = permissions.views.includes('organizations');
  return (
    <Flex as="nav" aria-label={shellMessages.navigation} direction="column" h="full">
      <Flex h="52px" flexShrink={0} align="center" px={collapsed ? '0' : '4'} justify={collapsed ? 'center' : 'start'}>
        <Logo nameHidden={collapsed} />
      </Flex>
      <Stack flex="1" overflowY="auto" overflowX="hidden" px="2.5" py="1" gap="4">
        {(dashboard || settings || organizations) && (
          <Stack gap="1">
            {dashboard && (
              <NavigationLink
                to={addresses.home}
                end
                label={shellMessages.programs}
                icon={<LayoutGrid size={17} />}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            )}
            {settings && (
              <NavigationLink
                to={addresses.settings}
                label={shellMessages.settings}
                icon={<Settings2 size={17} />}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            )}
            {organizations && (
              <NavigationLink
                to={addresses.organizations}
                label={shellMessages.organizations}
                icon={<Building2 size={17} />}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            )}
          </Stack>
        )}
        <ProgramNavigation collapsed={collapsed} onNavigate={onNavigate} />
      </Stack>
      <UserBlock collapsed={collapsed} onNavigate={onNavigate} />
    </Flex>
  );
}
