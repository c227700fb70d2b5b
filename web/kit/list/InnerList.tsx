import { Box, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import { type Empty, EmptyPlace } from '../feedback/EmptyPlace.tsx';
import { type Asked, RetryAlert } from '../feedback/RetryAlert.tsx';
import { formatCount } from '../format.ts';
import { Pending } from '../ui/Pending.tsx';
import { type PageMeta, Pager } from './Pager.tsx';

interface InnerListProps {
  title: string;
  /** The page metadata; null until the first rows arrive, which show a skeleton until then. */
  meta: PageMeta | null;
  /** The state of a list that folds into its heading. */
  fold?: { open: boolean; onToggle: () => void } | undefined;
  /** The text next to the heading, in place of the row count. */
  summary?: string | undefined;
  pageSize: number;
  onPage: (page: number) => void;
  /** The list's one action, at the end of the heading line. */
  action?: ReactNode;
  /** The content between the heading and the rows, for instance the form of a new row. */
  above?: ReactNode;
  /** The content under the rows, shown for an empty list, too. */
  below?: ReactNode;
  loading?: boolean;
  /** The query to retry, with its last error. */
  query?: Asked;
  /** What is said of an empty list, whose `action` is in its heading; null if other content takes its place. */
  empty: Empty | null;
  /** The rows. */
  children: ReactNode;
}

/** A list inside a record's page: heading with count, action, rows and pager. */
export function InnerList(props: InnerListProps) {
  const { title, meta, onPage, fold, loading = false } = props;
  const { summary = meta && formatCount(meta.count) } = props;
  const section = useRef<HTMLDivElement>(null);
  const turn = (page: number) => {
    onPage(page);
    // The next page is read from its top.
    section.current?.scrollIntoView();
  };
  return (
    <Box as="section" ref={section} aria-label={title} mt="6" scrollMarginTop="var(--record-header, 0px)">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
        <HStack gap="2" align={fold ? 'center' : 'baseline'}>
          <Heading as="h2" textStyle="sm" fontWeight="semibold">
            {fold ? <FoldButton {...fold}>{title}</FoldButton> : title}
          </Heading>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {summary}
          </Text>
        </HStack>
        {props.action}
      </Flex>
      {(fold?.open ?? true) && <Unfolded {...props} loading={loading} onPage={turn} />}
    </Box>
  );
}

/** The rows with the content above and below them, and the pager. */
function Unfolded({ meta, empty, loading, pageSize, query, ...props }: InnerListProps) {
  return (
    <>
      {props.above}
      {meta && query && <RetryAlert query={query} />}
      {meta?.count === 0 && empty ? (
        <EmptyPlace empty={empty} />
      ) : (
        <Box position="relative">
          <Pending active={loading ?? false} />
          {props.children}
          {meta && meta.pages > 1 && <Pager meta={meta} pageSize={pageSize} onPage={props.onPage} />}
        </Box>
      )}
      {props.below}
    </>
  );
}

interface FoldButtonProps {
  open: boolean;
  onToggle: () => void;
  children: string;
}

function FoldButton({ open, onToggle, children }: FoldButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH={{ base: '44px', md: '28px' }}
      cursor="pointer"
      borderRadius="l1"
      focusVisibleRing="outside"
    >
      <ChevronRight size={16} aria-hidden style={{ transform: open ? 'rotate(90deg)' : undefined }} />
      {children}
    </chakra.button>
  );
}
