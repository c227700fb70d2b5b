import { Box, Flex, Heading, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PHONE, STICKS, TALL } from '../../base/media.ts';
import { InDocument } from '../print/InDocument.tsx';

interface RecordHeaderProps {
  /** The record's name. */
  title: string;
  /** The badges right after the title. */
  badges?: ReactNode;
  /** The assigned users and the buttons, at the end of the line. */
  people?: ReactNode;
  actions?: ReactNode;
  /** Whether the buttons are at the foot of the screen on a phone, within reach of the thumb. */
  footed?: boolean;
  /** Whether the title wraps beside the buttons, rather than the buttons under the title: for names that may be long. */
  wraps?: boolean;
  /** The muted lines under the title. */
  children?: ReactNode;
}

/** The header of a record's page, which stays in view while the page scrolls: Save is always at hand. */
export function RecordHeader(props: RecordHeaderProps) {
  const { title, badges, people, actions, footed = false, wraps = false, children } = props;
  return (
    <Box
      as="header"
      ref={tellHeight}
      top="0"
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      py="3"
      mb="1"
      // Above facts, which need no line, it has one only while it covers what scrolls under it.
      css={{ ...STICKS, ...ABOVE_FACTS }}
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="3" justify="space-between">
        <Flex align="center" gap="2.5" minW="0" wrap="wrap" flex={wraps ? '1 1 236px' : undefined}>
          <Heading
            as="h1"
            textStyle="xl"
            fontWeight="semibold"
            letterSpacing="-0.01em"
            overflowWrap="anywhere"
            unicodeBidi="plaintext"
          >
            {title}
          </Heading>
          {badges}
        </Flex>
        {(people || actions) && (
          <HStack gap="2.5" flexWrap="wrap">
            {people}
            {actions && (
              <HStack gap="2.5" flexWrap="wrap" css={footed ? AT_FOOT : undefined}>
                {actions}
              </HStack>
            )}
          </HStack>
        )}
      </Flex>
      {children}
      <InDocument place="badges">{badges}</InDocument>
    </Box>
  );
}

const ABOVE_FACTS = {
  '&:has(+ [data-facts])': { mb: '0', borderColor: 'transparent', containerType: 'scroll-state' },
  '&:has(+ [data-facts])::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '-1px',
    h: '1px',
    bg: 'border',
    opacity: '0',
  },
  '@container scroll-state(stuck: top)': { '&::after': { opacity: '1' } },
};

/** Where the buttons are at the foot of the screen. */
const FOOTED = `${TALL} and ${PHONE}`;
/** The height of the buttons at the foot of a phone's screen, with padding. */
const FOOT = 'calc(61px + env(safe-area-inset-bottom))';

const AT_FOOT = {
  [FOOTED]: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    h: FOOT,
    pb: 'env(safe-area-inset-bottom)',
    px: '4',
    flexWrap: 'nowrap',
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > *': { flex: '1 1 auto', minH: '44px' },
    '& > [aria-haspopup]': { flex: 'none', minW: '44px' },
  },
};

/** Keeps sticky elements and the end of the page above those buttons: `--page-foot`. */
export const ABOVE_FOOT = {
  [FOOTED]: { '--page-foot': FOOT, paddingBottom: `calc(${FOOT} + 24px)` },
};

/** Publishes the header's height as `--record-header`: sticky table headers stop below it. */
function tellHeight(header: HTMLElement | null) {
  const page = header?.parentElement;
  if (!header || !page) return;
  const observer = new ResizeObserver(() => page.style.setProperty('--record-header', `${header.offsetHeight}px`));
  observer.observe(header);
  return () => observer.disconnect();
}

/** A muted label after a title. */
export function TitleBadge({ children }: { children: string }) {
  return (
    <Box
      as="span"
      px="2"
      h="22px"
      display="inline-flex"
      alignItems="center"
      borderRadius="l2"
      bg="bg.emphasized"
      textStyle="xs"
      fontWeight="semibold"
    >
      {children}
    </Box>
  );
}
