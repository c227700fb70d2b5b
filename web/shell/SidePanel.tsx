import { Box, Flex, Heading, IconButton } from '@chakra-ui/react';
import PanelRight from 'lucide-react/icons/panel-right';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../base/lazyComponent.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { shellMessages } from './messages.ts';
import { usePanels } from './panels.ts';

const PhoneDrawer = lazyComponent(async () => (await import('./PhoneDrawer.tsx')).PhoneDrawer);

interface SidePanelProps {
  title: string;
  /** Replaces the title in the header, for instance by a choice of what the panel shows. */
  heading?: ReactNode;
  /** Controls in the panel's 45 px header, before the button that closes it. */
  actions?: ReactNode;
  /** The content of the closed bar (76 px) under its button, for instance a count. */
  closedContent?: ReactNode;
  children: ReactNode;
}

/** Returns whether the page's side panel is open, for content that loads only then, and the function that changes it. */
export function useSidePanel(): { open: boolean; setOpen: (open: boolean) => void } {
  const { sideOpen, setSideOpen } = usePanels();
  return { open: sideOpen, setOpen: setSideOpen };
}

const WIDTH = { base: '328px', xl: '444px' };
const CLOSED_WIDTH = '76px';

/** Marks an element in the panel that handles Escape itself, so that the key does not close the drawer. */
export const ownsEscape = { 'data-owns-escape': '' };

/**
 * The panel at the right of a page: 444 px wide, 328 px between 768 and 1280 px, 76 px closed, a drawer below 768 px.
 * Rendered by the page, placed by the shell.
 */
export function SidePanel({ title, heading, actions, closedContent, children }: SidePanelProps) {
  const { phone, slot, sideOpen, setSideOpen, setSideTitle } = usePanels();
  const location = useLocation();
  const askedBy = wantsPanel(location.state) ? location.key : null;
  useEffect(() => {
    setSideTitle(title);
    return () => setSideTitle(null);
  }, [title, setSideTitle]);
  // Once per navigation by such a link; if the user then closes the panel, it must stay closed.
  const open = useEffectEvent(() => setSideOpen(true));
  useEffect(() => {
    if (askedBy !== null) open();
  }, [askedBy]);

  if (phone) {
    return (
      <PhoneDrawer label={title} open={sideOpen} onOpenChange={setSideOpen} side="end">
        <PanelHeader title={title} heading={heading} actions={actions} onToggle={() => setSideOpen(false)} open />
        {children}
      </PhoneDrawer>
    );
  }
  if (!slot) return null;
  return createPortal(
    <Box
      as="aside"
      aria-label={title}
      h="full"
      w={sideOpen ? WIDTH : CLOSED_WIDTH}
      borderStartWidth="1px"
      borderColor="border"
      bg="bg"
      transition="width 160ms ease-out"
      overflow="hidden"
    >
      {/* Already at its final width while the panel animates, so that its content does not reflow. */}
      <Flex direction="column" h="full" w={sideOpen ? WIDTH : CLOSED_WIDTH}>
        <PanelHeader
          title={title}
          heading={heading}
          actions={actions}
          onToggle={() => setSideOpen(!sideOpen)}
          open={sideOpen}
        />
        {sideOpen ? (
          children
        ) : (
          <Box textAlign="center" py="3">
            {closedContent}
          </Box>
        )}
      </Flex>
    </Box>,
    slot,
  );
}

interface PanelHeaderProps {
  title: string;
  heading: ReactNode;
  actions: ReactNode;
  open: boolean;
  onToggle: () => void;
}

function PanelHeader({ title, heading, actions, open, onToggle }: PanelHeaderProps) {
  const label = open ? shellMessages.closePanel(title) : shellMessages.openPanel(title);
  return (
    <Flex
      h="45px"
      flexShrink={0}
      align="center"
      gap="2"
      px={open ? '4' : '0'}
      justify={open ? 'space-between' : 'center'}
      borderBottomWidth="1px"
      borderColor="border"
    >
      {open && (
        <Box flex="1 0 auto">
          {heading ?? (
            <Heading as="h2" textStyle="sm" fontWeight="semibold">
              {title}
            </Heading>
          )}
        </Box>
      )}
      {open && actions}
      <Tip text={label} placement="start">
        <IconButton variant="ghost" size="xs" aria-label={label} aria-expanded={open} onClick={onToggle}>
          <PanelRight />
        </IconButton>
      </Tip>
    </Flex>
  );
}

function wantsPanel(state: unknown): boolean {
  return Boolean(state && typeof state === 'object' && 'openSidePanel' in state && state.openSidePanel === true);
}
