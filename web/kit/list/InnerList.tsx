import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { formatCount } from '../format.ts';
import { messages } from '../messages.ts';
import { Pending } from '../ui/Pending.tsx';
import { type PageMeta, Pager } from './Pager.tsx';

interface InnerListProps {
  title: string;
  /** Null until the first rows are here, which show a skeleton until then. */
  meta: PageMeta | null;
  /** Said beside the heading instead of how many rows there are. */
  summary?: string | undefined;
  pageSize: number;
  onPage: (page: number) => void;
  /** The list's one action, at the right edge. */
  action?: ReactNode;
  /** What stands between the heading and the rows, for instance the form of a new one. */
  above?: ReactNode;
  /** What stands under the rows, also where there are none. */
  below?: ReactNode;
  loading?: boolean;
  /** Said when there are no rows; null where something stands in their place. */
  empty?: string | null;
  /** The rows. */
  children: ReactNode;
}

/** A list inside a record's page: heading with its count, its action, its rows, and the way to the other pages. */
export function InnerList(props: InnerListProps) {
  const { title, meta, pageSize, onPage, loading = false, empty = messages.emptyList } = props;
  const { summary = meta && formatCount(meta.count) } = props;
  const section = useRef<HTMLDivElement>(null);
  return (
    <Box as="section" ref={section} aria-label={title} mt="6" scrollMarginTop="var(--record-header, 0px)">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
        <HStack gap="2" align="baseline">
          <Heading as="h2" textStyle="sm" fontWeight="semibold">
            {title}
          </Heading>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {summary}
          </Text>
        </HStack>
        {props.action}
      </Flex>
      {props.above}
      {meta?.count === 0 && empty !== null ? (
        <EmptyState title={empty} />
      ) : (
        <Box position="relative">
          <Pending active={loading} />
          {props.children}
          {meta && meta.pages > 1 && (
            <Pager
              meta={meta}
              pageSize={pageSize}
              onPage={(page) => {
                onPage(page);
                // The next page is read from its top.
                section.current?.scrollIntoView();
              }}
            />
          )}
        </Box>
      )}
      {props.below}
    </Box>
  );
}
