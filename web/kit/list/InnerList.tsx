import { Box, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import { formatCount } from '../../base/format.ts';
import { type Place, placed } from '../../base/places.ts';
import { type Printed, usePrintedList } from '../print/printing.ts';
import { type Empty, EmptyPlace } from '../ui/EmptyPlace.tsx';
import { Pending } from '../ui/Pending.tsx';
import { type Asked, RetryAlert } from '../ui/RetryAlert.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { TurnPage } from './listState.ts';
import { type PageMeta, Pager } from './Pager.tsx';
import { usePageInRange } from './usePageInRange.ts';

/** The shown page of the list, and how to turn it. */
interface Paging {
  /** Null until the first rows arrive, which show a skeleton until then. */
  meta: PageMeta | null;
  pageSize: number;
  onPage: TurnPage;
  /** Whether other rows are on their way. */
  loading?: boolean | undefined;
}

interface InnerListProps {
  title: string;
  /** The name under which other parts of the page lead here. */
  place?: Place | undefined;
  paging: Paging;
  /** The state of a list that folds into its heading. */
  fold?: { open: boolean; onToggle: () => void } | undefined;
  /** How the list prints: its columns and totals. */
  printed?: Printed | undefined;
  /** The text next to the heading, in place of the row count. */
  summary?: string | undefined;
  /** The list's one action, at the end of the heading line. */
  action?: ReactNode;
  /** The content between the heading and the rows, for instance the form of a new row. */
  above?: ReactNode;
  /** The content under the rows, shown for an empty list, too. */
  below?: ReactNode;
  /** The query to retry, with its last error. */
  query?: Asked;
  /** What is said of an empty list, whose `action` is in its heading; null if other content takes its place. */
  empty: Empty | null;
  /** The rows. */
  children: ReactNode;
}

/** A list inside a record's page: heading with count, action, rows and pager. */
export function InnerList(props: InnerListProps) {
  const { title, place, fold } = props;
  const { meta, onPage } = props.paging;
  const { summary = meta && formatCount(meta.count) } = props;
  usePageInRange(onPage, meta);
  const section = useRef<HTMLDivElement>(null);
  usePrintedList({ title, meta, ...props.printed }, section);
  const turn = (page: number) => {
    onPage(page);
    // The next page is read from its top.
    section.current?.scrollIntoView();
  };
  return (
    <Box
      as="section"
      ref={section}
      aria-label={title}
      mt="var(--section-gap, 24px)"
      scrollMarginTop="var(--record-header, 0px)"
      {...placed(place)}
    >
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
        <HStack gap="2" align={fold ? 'center' : 'baseline'}>
          <Heading as="h2" textStyle="sm" fontWeight="semibold">
            {fold ? <FoldButton {...fold}>{title}</FoldButton> : title}
          </Heading>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {summary}
          </Text>
        </HStack>
        <HStack gap="2" wrap="wrap" _empty={{ display: 'none' }}>
          {meta && <ExportButton inner title={title} meta={meta} />}
          {props.action}
        </HStack>
      </Flex>
      {(fold?.open ?? true) && <Unfolded {...props} paging={{ ...props.paging, onPage: turn }} />}
    </Box>
  );
}

/** The rows with the content above and below them, and the pager. */
function Unfolded({ paging, empty, query, ...props }: InnerListProps) {
  const { meta, loading = false } = paging;
  return (
    <>
      {props.above}
      {meta && query && <RetryAlert query={query} />}
      {meta?.count === 0 && empty ? (
        <EmptyPlace empty={empty} />
      ) : (
        <Box position="relative">
          <Pending active={loading} />
          {props.children}
          {meta && meta.pages > 1 && <Pager {...paging} meta={meta} />}
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
