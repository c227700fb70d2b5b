import { Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCount } from '../../base/format.ts';
import { messages } from '../../base/words.ts';
import { pageNumbers } from './listState.ts';

/** The position of a page in its list, as every list of the schema returns it. */
export interface PageMeta {
  page: number;
  pages: number;
  count: number;
  more: boolean;
  /** Whether the records match what was typed but for a slip; see the schema. */
  similar?: boolean;
  /** Where all rows of the list are served as a file; null or absent if they are not. */
  exportPath?: string | null;
}

interface PagerProps {
  meta: PageMeta;
  pageSize: number;
  onPage: (page: number) => void;
  /** Whether it stands in a narrow column, which has no room for the numbers of the pages. */
  narrow?: boolean;
}

/** The pager: the range of rows shown, the total, and the buttons to the other pages. */
export function Pager({ meta, pageSize, onPage, narrow = false }: PagerProps) {
  const { page, pages, count, more } = meta;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  const total = more ? messages.list.moreThan(formatCount(count)) : formatCount(count);
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      px={narrow ? '3' : { base: '4', md: '5' }}
      py={narrow ? '1' : '2.5'}
      borderTopWidth="1px"
      borderColor="border"
      bg="bg"
      flexShrink={0}
    >
      <chakra.span role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        {count === 0 ? messages.list.noRows : messages.list.rows(formatCount(first), formatCount(last), total)}
        {more && page === pages && ` · ${messages.list.narrow}`}
      </chakra.span>
      {pages > 1 && (
        <Flex as="nav" aria-label={messages.list.pages} align="center" gap="0.5">
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={messages.list.previousPage}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft />
          </IconButton>
          {(narrow ? [] : pageNumbers(page, pages)).map((number, index, all) =>
            number === 'gap' ? (
              <chakra.span key={`gap after ${all[index - 1]}`} px="1" color="fg.muted">
                …
              </chakra.span>
            ) : (
              <Button
                key={number}
                variant="ghost"
                size="xs"
                px="2"
                aria-label={messages.list.page(number)}
                aria-current={number === page ? 'page' : undefined}
                fontVariantNumeric="tabular-nums"
                fontWeight="medium"
                css={{
                  '&[aria-current=page]': { background: 'program.subtle', color: 'program.fg', fontWeight: 'semibold' },
                }}
                onClick={() => onPage(number)}
              >
                {formatCount(number)}
              </Button>
            ),
          )}
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={messages.list.nextPage}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Flex>
      )}
    </Flex>
  );
}
