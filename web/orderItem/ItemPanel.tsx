import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { InnerList } from '../kit/list/InnerList.tsx';
import type { Empty } from '../kit/ui/EmptyPlace.tsx';
import { ItemTable, type ItemTableProps } from './ItemTable.tsx';
import { ROWS_OF_PAGE } from './itemsOf.ts';
import { printedItems } from './printedItems.ts';

interface ItemPanelProps<Row extends OrderItemRowFragment> extends Omit<ItemTableProps<Row>, 'rowsOfPage'> {
  /** The control that adds items. */
  action?: ReactNode;
  /** The content between the heading and the rows. */
  above?: ReactNode;
  /** What is said if there are no items. */
  empty: Empty;
}

/** The props that the section needs from its page. */
export type ItemsOfPage<Row extends OrderItemRowFragment> = Pick<
  ItemPanelProps<Row>,
  'page' | 'loading' | 'comments' | 'onPage'
>;

/** For the pages of records with items. */
export { ROWS_OF_PAGE };

/** Right under what the record waits for. */
const NEAR = { '--section-gap': '8px' };

/** The items of a record under their heading, a page at a time. */
export function ItemPanel<Row extends OrderItemRowFragment>({ action, above, empty, ...table }: ItemPanelProps<Row>) {
  const { label, page, onPage, loading } = table;
  return (
    <Box css={NEAR}>
      <InnerList
        title={label}
        place="items"
        paging={{ meta: page.meta, pageSize: ROWS_OF_PAGE, onPage, loading }}
        printed={{ ...printedItems, totals: table.totals }}
        action={action}
        above={above}
        empty={empty}
      >
        <ItemTable {...table} rowsOfPage={ROWS_OF_PAGE} />
      </InnerList>
    </Box>
  );
}
