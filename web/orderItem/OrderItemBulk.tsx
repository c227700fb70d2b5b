import { useApolloClient } from '@apollo/client/react';
import {
  OrderItemCountDocument,
  type OrderItemRowFragment,
  OrderItemStatusReasonsDocument,
} from '../generated/operations.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { AllStatusDialog } from '../tracked/AllStatusDialog.tsx';
import { BulkStatusDialog } from '../tracked/BulkStatusDialog.tsx';
import { useStatusReasons } from '../tracked/useStatusReasons.ts';
import type { ItemsOf } from './allItems.ts';
import { ItemFieldDialog } from './ItemFieldDialog.tsx';
import { itemName } from './OrderItemColumns.tsx';
import { SelectShipment } from './SelectShipment.tsx';

/** The actions on many items at once. */
export type ItemBulk = 'status' | 'urgent' | 'storage' | 'shipment';

interface OrderItemBulkProps {
  kind: ItemBulk;
  /** The record whose items these are, and how many it has. */
  of: ItemsOf;
  count: number;
  selection: Selection<OrderItemRowFragment>;
  onClose: () => void;
}

/** The dialog of an action on many or all items at once. Items that were changed are deselected. */
export function OrderItemBulk({ kind, of, count, selection, onClose }: OrderItemBulkProps) {
  const client = useApolloClient();
  const items = selection.rows.map((item) => ({ ...item, label: itemName(item) }));
  const [first] = items;
  const loadReasons = useStatusReasons(OrderItemStatusReasonsDocument, first?.id ?? '', ({ orderItem }) => orderItem);
  if (!first) return null;
  if (selection.all && kind === 'status') {
    const countIn = async (statuses: readonly string[]) => {
      const variables = { ...of, statuses: [...statuses] };
      const { data } = await client.query({ query: OrderItemCountDocument, variables, fetchPolicy: 'network-only' });
      return data?.orderItems.meta.count ?? 0;
    };
    const all = { list: { orderItems: of }, count, loadReasons, countIn, onStarted: selection.clear, onClose };
    return <AllStatusDialog {...all} type="ORDER_ITEM" />;
  }
  const all = selection.all ? { of, count, onStarted: selection.clear } : null;
  const props = { onDone: selection.release, onClose };
  if (kind === 'status') {
    return <BulkStatusDialog type="ORDER_ITEM" records={items} loadReasons={loadReasons} {...props} />;
  }
  if (kind === 'shipment') return <SelectShipment items={items} {...props} />;
  return <ItemFieldDialog field={kind} items={items} all={all} {...props} />;
}
