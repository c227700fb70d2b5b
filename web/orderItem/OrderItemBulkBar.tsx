import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../base/format.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { STICKS } from '../base/media.ts';
import { messages as words } from '../base/words.ts';
import { usePermissions } from '../client/session.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { BulkBar } from '../kit/list/BulkBar.tsx';
import type { PageMeta } from '../kit/list/Pager.tsx';
import { useSelectAll } from '../kit/list/useSelectAll.ts';
import { MOST_SELECTED, type Selection } from '../kit/list/useSelection.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { type ItemsOf, loadAllItems } from './allItems.ts';
import { itemMessages as messages } from './messages.ts';
import type { ItemBulk } from './OrderItemBulk.tsx';

const OrderItemBulk = lazyComponent(async () => (await import('./OrderItemBulk.tsx')).OrderItemBulk);

/** Returns the user's rights to act on many items at once; null if none. */
export function useItemRights(): { write: boolean; assign: boolean } | null {
  const { write, extra } = usePermissions().orderItems;
  const assign = extra.includes('assign_status');
  return write || assign ? { write, assign } : null;
}

interface OrderItemBulkBarProps {
  /** The record whose items these are. */
  of: ItemsOf;
  meta: PageMeta;
  selection: Selection<OrderItemRowFragment>;
}

/** The actions on the selected items, at the bottom of the window. */
export function OrderItemBulkBar({ of, meta, selection }: OrderItemBulkBarProps) {
  const client = useApolloClient();
  const rights = useItemRights();
  const { shipments } = usePermissions();
  const [opened, setOpened] = useState<ItemBulk | null>(null);
  const all = useSelectAll(selection, meta, () => loadAllItems(client, of), true);
  const action = (id: ItemBulk, label: string, allowed: boolean | undefined) => {
    const tooMany = selection.all && id === 'shipment' ? messages.atMost(MOST_SELECTED) : null;
    return { id, label, reason: allowed ? tooMany : recordMessages.notAllowed, onSelect: () => setOpened(id) };
  };
  return (
    <Box css={STICKS} bottom="var(--page-foot, 0px)" zIndex="docked">
      <BulkBar
        inner
        count={selection.rows.length}
        counted={selection.all ? words.list.allSelected(formatCount(meta.count)) : undefined}
        actions={[
          action('status', recordMessages.changeStatus, rights?.assign),
          action('urgent', messages.bulkUrgent, rights?.write),
          action('storage', messages.bulkStorage, rights?.write),
          ...('purchaseOrderId' in of ? [action('shipment', messages.addToShipment, shipments.write)] : []),
        ]}
        onClear={selection.clear}
        all={all}
      />
      {opened && (
        <OrderItemBulk kind={opened} of={of} count={meta.count} selection={selection} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}
