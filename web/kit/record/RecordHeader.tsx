import { Box, Flex, Heading, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RecordHeaderProps {
  /** What the record is called. */
  title: string;
  /** What stands right behind the title: badges. */
  badges?: ReactNode;
  /** People and buttons at the other end. */
  people?: ReactNode;
  actions?: ReactNode;
  /** On a phone the buttons stand at the lower edge, where the thumb is. */
  footed?: boolean;
  /** Quiet lines under the title. */
  children?: ReactNode;
}

/** The top of a record's page: stays in sight while the page scrolls, so that Save is never far. */
export function RecordHeader({ title, badges, people, actions, footed = false, children }: RecordHeaderProps) {
  return (
    <Box
      as="header"
      ref={tellHeight}
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      py="4"
      mb="1"
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="3" justify="space-between">
        <Flex align="center" gap="2.5" minW="0" wrap="wrap">
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
          <HStack gap="2.5" flexWrap="wrap" data-page-actions>
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
    </Box>
  );
}

/** How high the buttons at the lower edge of a phone are, with their padding. */
const FOOT = 'calc(61px + env(safe-area-inset-bottom))';

const AT_FOOT = {
  '@media (max-width: 767.98px)': {
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

/** Keeps what is sticky, and the end of the page, above those buttons: `--page-foot`. */
export const ABOVE_FOOT = {
  '@media (max-width: 767.98px)': { '--page-foot': FOOT, paddingBottom: `calc(${FOOT} + 24px)` },
};

/** Tells what scrolls beside the header how high it is, so that table heads stop under it: `--record-header`. */
function tellHeight(header: HTMLElement | null) {
  const page = header?.parentElement;
  if (!header || !page) return;
  const observer = new ResizeObserver(() => page.style.setProperty('--record-header', `${header.offsetHeight}px`));
  observer.observe(header);
  return () => observer.disconnect();
}

/** A quiet label behind a title. */
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
