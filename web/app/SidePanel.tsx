import { Box, Drawer, Flex, Heading, IconButton, Portal } from '@chakra-ui/react';
import PanelRight from 'lucide-react/icons/panel-right';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { messages } from '../kit/messages.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { usePanels } from './panels.ts';

interface SidePanelProps {
  title: string;
  /** Controls in the panel's 45 px header, before the button that closes it. */
  actions?: ReactNode;
  /** What the closed bar (76 px) shows under its button, for instance a count. */
  closedContent?: ReactNode;
  children: ReactNode;
}

/** Whether the page's side panel is open, for content that loads only then. */
export function useSidePanel(): { open: boolean; setOpen: (open: boolean) => void } {
  const { sideOpen, setSideOpen } = usePanels();
  return { open: sideOpen, setOpen: setSideOpen };
}

/** History state that opens the side panel of the page that a link leads to: `<Link state={openSidePanel}>`. */
export const openSidePanel = { openSidePanel: true };

/** Marks an element in the panel that does something of its own on Escape, which then does not close the drawer. */
export const ownsEscape = { 'data-owns-escape': '' };

/**
 * The panel at the right of a page: 444 px wide, 328 px between 768 and 1280 px, 76 px closed, a drawer below 768 px.
 * Rendered by the page, placed by the shell.
 */
export function SidePanel({ title, actions, closedContent, children }: SidePanelProps) {
  const { phone, slot, sideOpen, setSideOpen, setSideTitle } = usePanels();
  const location = useLocation();
  const asked = wantsPanel(location.state);
  useEffect(() => {
    setSideTitle(title);
    return () => setSideTitle(null);
  }, [title, setSideTitle]);
  // Once for every arrival by such a link; closing it afterwards must hold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the arrival.
  useEffect(() => {
    if (asked) setSideOpen(true);
  }, [asked, location.key]);

  if (phone) {
    return (
      <Drawer.Root
        open={sideOpen}
        onOpenChange={(change) => setSideOpen(change.open)}
        onEscapeKeyDown={(event) => {
          // The drawer hears of a key before anything in it does.
          if (event.target instanceof Element && event.target.closest('[data-owns-escape]')) event.preventDefault();
        }}
        placement="end"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content w="min(444px, 92vw)" maxW="92vw">
              <PanelHeader title={title} actions={actions} onToggle={() => setSideOpen(false)} open drawer />
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    );
  }
  if (!slot) return null;
  return createPortal(
    <Flex
      as="aside"
      aria-label={title}
      direction="column"
      h="full"
      w={sideOpen ? { base: '328px', xl: '444px' } : '76px'}
      borderStartWidth="1px"
      borderColor="border"
      bg="bg"
      transition="width 160ms ease-out"
      overflow="hidden"
    >
      <PanelHeader title={title} actions={actions} onToggle={() => setSideOpen(!sideOpen)} open={sideOpen} />
      {sideOpen ? (
        children
      ) : (
        <Box textAlign="center" py="3">
          {closedContent}
        </Box>
      )}
    </Flex>,
    slot,
  );
}

interface PanelHeaderProps {
  title: string;
  actions: ReactNode;
  open: boolean;
  drawer?: boolean;
  onToggle: () => void;
}

function PanelHeader({ title, actions, open, drawer = false, onToggle }: PanelHeaderProps) {
  const label = open ? messages.shell.closePanel(title) : messages.shell.openPanel(title);
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
        <Heading as={drawer ? Drawer.Title : 'h2'} textStyle="sm" fontWeight="semibold" flex="1">
          {title}
        </Heading>
      )}
      {open && actions}
      <Tip text={label} placement="left">
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
