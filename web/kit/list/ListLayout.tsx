import { Box, Button, chakra, Flex, Heading, HStack } from '@chakra-ui/react';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import { type ReactNode, type RefObject, useRef } from 'react';
import { formatCount } from '../../base/format.ts';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { SHORT } from '../../base/media.ts';
import { messages } from '../../base/words.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CrowdedContext, useCrowded } from './crowded.ts';
import type { FilterSpec } from './listState.ts';
import { OpenFilters, preloadFilters } from './OpenFilters.tsx';
import type { PageMeta } from './Pager.tsx';
import { focusFirstRow } from './rows.ts';
import { SearchBox, searchWidth } from './SearchBox.tsx';
import { SimilarNote } from './SimilarNote.tsx';
import { useFilterBar } from './useFilterBar.ts';
import type { ListController } from './useListState.ts';

// Addresses that a list no longer supports are few.
const DroppedNotice = lazyComponent(async () => (await import('./DroppedNotice.tsx')).DroppedNotice);

interface ListLayoutProps<Filter, Field extends string> {
  title: string;
  /** Null until the first response. */
  meta: PageMeta | null;
  list: ListController<Filter, Field>;
  filters: readonly FilterSpec<Filter>[];
  searchPlaceholder: string;
  /** The buttons next to the filters, for instance Add New. */
  actions?: ReactNode;
  /** The views, over the filters. */
  views?: ReactNode;
  /** What is said of the shown view, beside the filters. */
  changes?: ReactNode;
  /** The content under the active filters: important counts, or the sort order of cards. */
  summary?: ReactNode;
  /** The foot that stays under the scrolling rows. */
  footer?: ReactNode;
  /** The scrolling element, whose position is restored on Back and Forward. */
  scroller: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The width of the button of the filters beside the search, with the gap before it (px). */
const FILTERS_PX = Math.max(110, 55 + 8 * messages.list.filters.length);

/** A list's frame: title with count, search and filters, the rows in their own scrolling box, and the pager under them. */
export function ListLayout<Filter, Field extends string>(props: ListLayoutProps<Filter, Field>) {
  const { title, meta, list, filters, searchPlaceholder, actions, summary, footer, scroller, children } = props;
  const { views, changes } = props;
  const bar = useFilterBar(list);
  const line = useRef<HTMLDivElement>(null);
  const isCrowded = useCrowded(line);
  const wanted = searchWidth(searchPlaceholder) + FILTERS_PX;
  return (
    <Flex direction="column" h="full" css={FRAME}>
      <Flex direction="column" gap="3" px={{ base: '4', md: '5' }} pt={{ base: '4', md: '4.5' }} pb="3" flexShrink={0}>
        <Flex ref={line} gap="2.5" wrap="wrap" align="center">
          <Flex align="baseline" gap="2.5" flex="1 0 auto" whiteSpace="nowrap">
            <Heading as="h1" textStyle="xl" fontWeight="bold" letterSpacing="tight">
              {title}
            </Heading>
            <chakra.span color="fg.muted" textStyle="md" fontVariantNumeric="tabular-nums" aria-hidden>
              {meta && countText(meta)}
            </chakra.span>
            <Box srOnly role="status">
              {meta && (meta.count === 1 ? messages.list.oneResult : messages.list.results(countText(meta)))}
            </Box>
          </Flex>
          <Box order={{ base: 0, md: 2 }} ms={{ md: 'auto' }} _empty={{ display: 'none' }}>
            <CrowdedContext value={isCrowded}>{actions}</CrowdedContext>
          </Box>
          <Flex
            gap="2.5"
            flex={{ base: '1 0 100%', md: `1 1 ${Math.max(isCrowded ? 340 : 300, wanted)}px` }}
            maxW={{ md: `${Math.max(430, wanted)}px` }}
            minW="0"
            order={1}
          >
            <SearchBox
              value={list.state.search}
              onSearch={list.setSearch}
              placeholder={searchPlaceholder}
              onDown={focusFirstRow}
            />
            {filters.length > 0 && (
              <Button
                ref={bar.button}
                variant="outline"
                aria-haspopup="menu"
                aria-expanded={bar.open?.kind === 'menu'}
                aria-label={bar.inUse > 0 ? messages.list.filtersInUse(bar.inUse) : undefined}
                onPointerEnter={preloadFilters}
                onFocus={preloadFilters}
                onClick={bar.openMenu}
              >
                <ListFilterIcon />
                <chakra.span hideBelow="md">{messages.list.filters}</chakra.span>
                {bar.inUse > 0 && <chakra.span hideFrom="md">{bar.inUse}</chakra.span>}
                <chakra.span srOnly hideFrom="md">
                  {messages.list.filters}
                </chakra.span>
              </Button>
            )}
          </Flex>
        </Flex>
        {views}
        <Flex wrap="wrap" align="center" gap="2" css={WITH_CONTENT}>
          <ActiveFilters filters={filters} bar={bar} list={list} />
          {changes}
        </Flex>
        {list.fromLastVisit && (
          <HStack role="status" gap="2" textStyle="xs" color="fg.muted" wrap="wrap">
            {messages.list.fromLastVisit}
            <Button size="xs" variant="plain" px="0" onClick={list.clear}>
              {messages.list.showAll}
            </Button>
          </HStack>
        )}
        {meta?.similar && <SimilarNote typed={list.state.search} />}
        {summary}
        {list.dropped.length > 0 && <DroppedNotice dropped={list.dropped} onDismiss={list.dismissDropped} />}
      </Flex>
      <Box
        ref={scroller}
        css={ROWS}
        minH="0"
        overflow="auto"
        borderTopWidth={{ base: '0', md: '1px' }}
        borderColor="border"
        position="relative"
      >
        {children}
      </Box>
      {footer}
      <OpenFilters filters={filters} bar={bar} list={list} />
    </Flex>
  );
}

/** Hidden while it has neither chips nor anything beside them. */
const WITH_CONTENT = { '&:not(:has(> * + *, > * > *))': { display: 'none' } };

/** In a short window the page scrolls as a whole. */
const FRAME = { [SHORT]: { height: 'auto' } };
const ROWS = {
  flex: '1',
  // What gets the focus is not under the header of the table.
  scrollPaddingTop: '56px',
  [SHORT]: { flex: 'none' },
};

function countText({ count, more }: PageMeta): string {
  return more ? messages.list.moreThan(formatCount(count)) : formatCount(count);
}
