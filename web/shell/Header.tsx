import { Box, chakra, Flex, IconButton, VisuallyHidden } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import Sun from 'lucide-react/icons/sun';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { messages } from '../base/words.ts';
import { useConnection } from '../client/liveState.ts';
import { loadOutbox } from '../client/outboxLink.ts';
import { useOutbox } from '../client/outboxState.ts';
import { trail } from '../kit/record/Page.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { useColorMode } from '../theme/colorMode.ts';
import { shellMessages } from './messages.ts';
import { usePanels } from './panels.ts';

// A first page is shown before anything waits for the connection. The outbox itself comes with its button, before the
// connection is lost: then its code could not be loaded. The build may give it a file of its own.
const OutboxButton = lazyComponent(async () => {
  const [button] = await Promise.all([import('./outbox/OutboxButton.tsx'), loadOutbox()]);
  return button.OutboxButton;
});

interface HeaderProps {
  /** The work in the background and the global search button; like the notification button, they belong to other modules. */
  works: ReactNode;
  search: ReactNode;
  notifications: ReactNode;
}

/** The 45 px header: breadcrumbs, work in the background, live indicator, global search, color mode, and notifications. */
export function Header({ works, search, notifications }: HeaderProps) {
  const { phone, navigationOpen, setNavigationOpen, sideTitle, setSideOpen } = usePanels();
  const { mode, toggle } = useColorMode();
  const { waiting, refused } = useOutbox();
  const navigationLabel = navigationOpen ? shellMessages.closeNavigation : shellMessages.openNavigation;
  const modeLabel = mode === 'dark' ? shellMessages.toLight : shellMessages.toDark;
  return (
    <Flex
      as="header"
      h="45px"
      flexShrink={0}
      align="center"
      gap="2"
      px={{ base: '3', md: '4' }}
      borderBottomWidth="1px"
      borderColor="border"
      css={LINE}
    >
      <Tip text={navigationLabel} placement="bottom">
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={navigationLabel}
          aria-expanded={navigationOpen}
          onClick={() => setNavigationOpen(!navigationOpen)}
        >
          {phone ? <Menu /> : <PanelLeft />}
        </IconButton>
      </Tip>
      <Breadcrumbs short={phone} />
      {works}
      {/* Without a place to keep anything, nothing waits. */}
      {typeof indexedDB !== 'undefined' && <OutboxButton />}
      <LiveIndicator short={phone && waiting.length + refused.length > 0} />
      {search}
      <Tip text={modeLabel} placement="bottom">
        <IconButton variant="ghost" size="xs" aria-label={modeLabel} onClick={toggle}>
          {mode === 'dark' ? <Sun /> : <Moon />}
        </IconButton>
      </Tip>
      {notifications}
      {phone && sideTitle && (
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={shellMessages.openPanel(sideTitle)}
          onClick={() => setSideOpen(true)}
        >
          <PanelRight />
        </IconButton>
      )}
    </Flex>
  );
}

/** The breadcrumbs: Lading › … › this page; on a phone only this page. */
function Breadcrumbs({ short }: { short: boolean }) {
  const crumbs = useSyncExternalStore(trail.subscribe, trail.get);
  const all = [{ label: messages.product, to: addresses.home }, ...crumbs];
  const shown = short ? all.slice(-1) : all;
  return (
    <chakra.nav aria-label={shellMessages.breadcrumbs} flex="1" minW="0">
      <chakra.ol display="flex" alignItems="center" gap="2" listStyleType="none" minW="0">
        {shown.map((crumb, index) => {
          const last = index === shown.length - 1;
          return (
            <chakra.li
              key={`${crumb.to ?? ''} ${crumb.label}`}
              display="flex"
              alignItems="center"
              gap="2"
              minW={last ? '0' : '12'}
              data-long={(isCode(crumb.label) && crumb.label.length > SHORT_NUMBER) || undefined}
              // Names of programs and lists are known, and give all their room before the last one or a code loses a pixel.
              flexShrink={last || isCode(crumb.label) ? 1 : 1_000_000}
            >
              {index > 0 && (
                <Box color="fg.subtle" flexShrink={0} aria-hidden>
                  <ChevronRight size={14} />
                </Box>
              )}
              {crumb.to && !last ? (
                <Truncated color="fg.muted" css={crumbLink}>
                  <Link to={crumb.to}>{crumb.label}</Link>
                </Truncated>
              ) : (
                <Truncated
                  fontWeight={last ? 'semibold' : undefined}
                  color={last ? undefined : 'fg.muted'}
                  aria-current={last ? 'page' : undefined}
                >
                  {crumb.label}
                </Truncated>
              )}
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}

/** The number of characters up to which a number has room beside everything else. */
const SHORT_NUMBER = 16;

/** Between two panels, the whole of a long number needs the room of the words around it: what has a mark, too, is heard only. */
const LINE = {
  containerType: 'inline-size',
  md: {
    '@container (max-width: 900px)': {
      '&:has([data-long])': {
        '& :is(ol, li)': { gap: '1' },
        '& [role=status]': { minWidth: '0' },
        '& [data-gives-way]': { srOnly: true },
      },
    },
  },
};

/** Whether a breadcrumb is a number, as of an order: it says less with every sign that it loses. */
const isCode = (label: string): boolean => /\d/.test(label) && !/\s/.test(label);

/** The style of a breadcrumb link: 24 px high, the minimum target size of WCAG 2.5.8. */
const crumbLink = {
  lineHeight: '24px',
  '& a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a:hover': { textDecoration: 'underline' },
};

const CONNECTIONS = {
  live: {
    text: shellMessages.live,
    hint: shellMessages.liveHint,
    color: 'fg.muted',
    dot: 'status.green.dot',
    animation: undefined,
  },
  off: {
    text: shellMessages.liveOff,
    hint: shellMessages.liveOffHint,
    color: 'fg.muted',
    dot: 'fg.subtle',
    animation: undefined,
  },
  lost: {
    text: shellMessages.reconnecting,
    hint: shellMessages.reconnectingHint,
    color: 'fg.warning',
    dot: 'status.orange.dot',
    animation: 'pulse 1.2s ease-in-out infinite',
  },
} as const;

/**
 * Shows whether the page is live, or a connection is lost: to the gateway or behind it. Empty without subscriptions.
 * @param short whether there is room for its color only
 */
function LiveIndicator({ short }: { short: boolean }) {
  const connection = useConnection();
  const look = connection === 'idle' ? null : CONNECTIONS[connection];
  return (
    <chakra.span role="status" display="inline-flex" minW={{ base: '0', sm: '52px' }} justifyContent="end">
      {look && (
        <Tip text={look.hint} placement="bottom">
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="2"
            textStyle="xs"
            color={look.color}
            px="1"
            whiteSpace="nowrap"
          >
            <Box as="span" boxSize="7px" borderRadius="full" bg={look.dot} animation={look.animation} aria-hidden />
            {short ? (
              <VisuallyHidden>{look.text}</VisuallyHidden>
            ) : (
              <span data-gives-way={connection === 'live' || undefined}>{look.text}</span>
            )}
          </chakra.span>
        </Tip>
      )}
    </chakra.span>
  );
}
