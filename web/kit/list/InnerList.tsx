import { Box, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { type Asked, RetryAlert } from '../feedback/RetryAlert.tsx';
import { formatCount } from '../format.ts';
import { messages } from '../messages.ts';
import { Pending } from '../ui/Pending.tsx';
import { type PageMeta, Pager } from './Pager.tsx';

interface InnerListProps {
  title: string;
  /** Null until the first rows are here, which show a skeleton until then. */
  meta: PageMeta | null;
  /** For a list that folds into its heading. */
  fold?: { open: boolean; onToggle: () => void } | undefined;
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
  /** How the rows are asked for again, and what came of it the last time. */
  query?: Asked;
  /** Said when there are no rows; null where something stands in their place. */
  empty?: string | null;
  /** The rows. */
  children: ReactNode;
}

/** A list inside a record's page: heading with its count, its action, its rows, and the way to the other pages. */
export function InnerList(props: InnerListProps) {
  const { title, meta, onPage, fold, loading = false, empty = messages.emptyList } = props;
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
      {(fold?.open ?? true) && <Unfolded {...props} empty={empty} loading={loading} onPage={turn} />}
    </Box>
  );
}

/** The rows, what stands before and behind them, and the way to the other pages. */
function Unfolded({ meta, empty, loading, pageSize, query, ...props }: InnerListProps) {
  return (
    <>
      {props.above}
      {meta && query && <RetryAlert query={query} />}
      {meta?.count === 0 && typeof empty === 'string' ? (
        <EmptyState title={empty} />
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
