import { Box } from '@chakra-ui/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { flushDrafts, hasDraft } from '../base/drafts.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import type { OrderItemColumn } from '../generated/columns.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import type { Column } from '../kit/list/columns.ts';
import type { TurnPage } from '../kit/list/listState.ts';
import type { PageMeta } from '../kit/list/Pager.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { ABOVE_BAR } from '../kit/list/tableStyle.ts';
import { useSelection } from '../kit/list/useSelection.ts';
import type { ItemsOf } from './allItems.ts';
import { type ItemDialog, itemActions } from './itemActions.ts';
import { useOpenItem } from './itemLink.ts';
import { ItemWalkProvider, itemDraftName, LeftItemsContext, useNewItemNavigation } from './itemNavigation.ts';
import { OrderItemBulkBar, useItemRights } from './OrderItemBulkBar.tsx';
import { itemColumns, itemName, type ShippedItems } from './OrderItemColumns.tsx';
import { OrderItemDetails } from './OrderItemDetails.tsx';
import { useKeptRows } from './useKeptRows.ts';

const OrderItemDialogs = lazyComponent(async () => (await import('./OrderItemDialogs.tsx')).OrderItemDialogs);

/** The comments on items, beside their table. */
interface ItemComments {
  /** The item whose comments are shown; null if those of none are. */
  commentedItemId: string | null;
  commentOnItem: (id: string, label: string) => void;
}

export interface ItemTableProps<Row extends OrderItemRowFragment> {
  label: string;
  page: { data: readonly Row[]; meta: PageMeta };
  /** The page size of the page's query. */
  rowsOfPage: number;
  loading: boolean;
  /** The record whose items these are. */
  of: ItemsOf;
  /** The line column, if the line number alone does not identify an item. */
  line?: Pick<Column<Row, OrderItemColumn>, 'id' | 'header' | 'width' | 'whole' | 'cell'>;
  /** What the shipment says of them; undefined for the items of an order. */
  shipped?: ShippedItems | undefined;
  totals: Readonly<Partial<Record<OrderItemColumn, ReactNode>>> | undefined;
  comments: ItemComments;
  onPage: TurnPage;
}

/** The items of a record: rows that expand to an item's details, with actions on one item or on many. */
export function ItemTable<Row extends OrderItemRowFragment>(props: ItemTableProps<Row>) {
  const { label, page, rowsOfPage, loading, of, line, shipped, totals, onPage } = props;
  const { commentedItemId, commentOnItem } = props.comments;
  const columns = useMemo(() => columnsOf(line, commentOnItem, shipped), [line, commentOnItem, shipped]);
  const walk = useNewItemNavigation(page, rowsOfPage, onPage);
  const { setMode } = walk;
  useOpenItem(page.data.map(({ id }) => id).join(), walk.openAt);
  const isHeld = (id: string) => {
    if (walk.modeOf(id) !== 'edit') return false;
    flushDrafts();
    return hasDraft(itemDraftName(id));
  };
  const { rows, left } = useKeptRows(page.data, JSON.stringify([of, page.meta.page]), isHeld);
  const [dialog, setDialog] = useState<{ kind: ItemDialog; item: OrderItemRowFragment } | null>(null);
  const menu = useCallback(
    (item: OrderItemRowFragment) =>
      itemActions(item, {
        onEdit: () => setMode(item.id, 'edit'),
        onOpen: (kind) => setDialog({ kind, item }),
      }),
    [setMode],
  );
  const selection = useSelection<OrderItemRowFragment>(page.data, JSON.stringify(of));
  const selectable = useItemRights();
  return (
    <ItemWalkProvider value={walk}>
      <Box style={selection.rows.length > 0 ? ABOVE_BAR : undefined}>
        <LeftItemsContext value={left.join()}>
          <RecordRows
            size="inner"
            label={label}
            rows={rows}
            columns={columns}
            behavior={{
              details,
              opened: {
                has: ({ id }) => walk.modeOf(id) !== 'closed',
                set: ({ id }, open) => setMode(id, !open ? 'closed' : hasDraft(itemDraftName(id)) ? 'edit' : 'read'),
              },
              menu,
              selection: selectable ? { ...selection, label: itemName } : undefined,
              isMarked: ({ id }) => id === commentedItemId,
            }}
            dimmed={loading}
            set={String(page.meta.page)}
            totals={totals}
          />
        </LeftItemsContext>
      </Box>
      {selectable && <OrderItemBulkBar of={of} meta={page.meta} selection={selection} />}
      {dialog && (
        <OrderItemDialogs
          kind={dialog.kind}
          item={page.data.find(({ id }) => id === dialog.item.id) ?? dialog.item}
          onClose={() => setDialog(null)}
        />
      )}
    </ItemWalkProvider>
  );
}

const details = {
  label: itemName,
  render: (item: OrderItemRowFragment) => <OrderItemDetails item={item} />,
};

function columnsOf<Row extends OrderItemRowFragment>(
  line: ItemTableProps<Row>['line'],
  commentOnItem: ItemComments['commentOnItem'],
  shipped: ShippedItems | undefined,
): Column<Row, OrderItemColumn>[] {
  return itemColumns(commentOnItem, shipped).map((column) =>
    column.id === 'POSITION' && line ? { ...column, ...line } : column,
  );
}
