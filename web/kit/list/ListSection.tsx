import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../base/format.ts';
import { messages } from '../../base/words.ts';
import { usePrintedList } from '../print/printing.ts';

interface ListSectionProps {
  title: string;
  /** The total row count; null if it is not shown. */
  count: number | null;
  /** The page of the whole list. */
  to?: string;
  /** The text at the end of the heading line, if there is no such page. */
  note?: ReactNode;
  /** The text of an empty list. */
  empty: string;
  children: ReactNode;
}

/** The first rows of a list as a section of a page: heading, count, and a link to the whole list. */
export function ListSection({ title, count, to, note, empty, children }: ListSectionProps) {
  const section = useRef<HTMLDivElement>(null);
  usePrintedList({ title, meta: count === null ? null : { count } }, section);
  return (
    <Box as="section" ref={section} aria-label={title} minW="0">
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
          <ListLink to={to}>{messages.list.viewAll(formatCount(count))}</ListLink>
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

/** The link of a section to its whole list. */
export const ListLink = chakra(Link, {
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
