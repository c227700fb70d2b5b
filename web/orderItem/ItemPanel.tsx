import type { ReactNode } from 'react';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import type { Empty } from '../kit/feedback/EmptyPlace.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { ItemTable, type ItemTableProps } from './ItemTable.tsx';

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
  'page' | 'loading' | 'commentedItemId' | 'onPage' | 'onComment'
>;

/** The page size of the queries for a record's items. */
export const ROWS_OF_PAGE = 50;

/** The items of a record under their heading, a page at a time. */
export function ItemPanel<Row extends OrderItemRowFragment>({ action, above, empty, ...table }: ItemPanelProps<Row>) {
  const { label, page, onPage, loading } = table;
  return (
    <InnerList
      title={label}
      meta={page.meta}
      pageSize={ROWS_OF_PAGE}
      onPage={onPage}
      loading={loading}
      action={action}
      above={above}
      empty={empty}
    >
      <ItemTable {...table} rowsOfPage={ROWS_OF_PAGE} />
    </InnerList>
  );
}
