import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../format.ts';
import { messages } from '../messages.ts';

interface ListSectionProps {
  title: string;
  /** How many there are in all; null where that is not said. */
  count: number | null;
  /** The page with all of them. */
  to?: string;
  /** Stands at the right edge where there is no such page. */
  note?: ReactNode;
  /** Said in place of the rows when there are none. */
  empty: string;
  children: ReactNode;
}

/** The first rows of a list as a part of a page: heading, how many there are, and the way to all of them. */
export function ListSection({ title, count, to, note, empty, children }: ListSectionProps) {
  return (
    <Box as="section" aria-label={title} minW="0">
      <Flex align="center" justify="space-between" gap="3" minH="46px">
        <Flex align="baseline" gap="2" minW="0">
          <Heading as="h2" textStyle="sm" fontWeight="semibold" whiteSpace="nowrap">
            {title}
          </Heading>
          {count !== null && (
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatCount(count)}
            </Text>
          )}
        </Flex>
        {to && count !== null && count > 0 ? (
          <ViewAll to={to}>{messages.list.viewAll(formatCount(count))}</ViewAll>
        ) : (
          <Text as="span" color="fg.muted" textStyle="xs">
            {note}
          </Text>
        )}
      </Flex>
      {count === 0 ? (
        <Text color="fg.muted" borderTopWidth="1px" borderColor="border" py="3.5">
          {empty}
        </Text>
      ) : (
        children
      )}
    </Box>
  );
}

const ViewAll = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '44px', md: '24px' },
    color: 'program.fg',
    textStyle: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});
