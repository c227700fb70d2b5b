import { type ReactNode, useMemo } from 'react';
import { addresses } from '../app/addresses.ts';
import { useProgram } from '../app/session.ts';
import {
  type ShipmentItemRowFragment,
  type ShipmentItemTableFragment,
  ShipmentPageDocument,
} from '../generated/operations.ts';
import { formatMoney, formatQuantity } from '../kit/format.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { ItemTable } from '../orderItem/ItemTable.tsx';
import { shipmentMessages as messages } from './messages.ts';

interface ShipmentItemsProps {
  shipmentId: string;
  /** What its items are worth together; null where that is not known. */
  total: string | null;
  page: ShipmentItemTableFragment;
  loading: boolean;
  /** The item whose comments are shown. */
  commentedItemId: string | null;
  /** What brings items in. */
  action?: ReactNode;
  onPage: (page: number) => void;
  onComment: (id: string, label: string) => void;
}

/** As many rows as the page's query asks for. */
const ROWS = 50;

/** The items that travel in a shipment, with the order that each is a line of. */
export function ShipmentItems(props: ShipmentItemsProps) {
  const { shipmentId, total, page, loading, commentedItemId, action, onPage, onComment } = props;
  const { slug } = useProgram();
  const line = useMemo(() => lineOf(slug), [slug]);
  const of = useMemo(() => ({ shipmentId }), [shipmentId]);
  return (
    <InnerList
      title={messages.items}
      meta={page.meta}
      pageSize={ROWS}
      onPage={onPage}
      loading={loading}
      action={action}
    >
      <ItemTable
        label={messages.items}
        page={page}
        rowsOfPage={ROWS}
        loading={loading}
        of={of}
        from={ShipmentPageDocument}
        line={line}
        totals={total === null ? undefined : { material: messages.total, value: formatMoney(total) }}
        commentedItemId={commentedItemId}
        onPage={onPage}
        onComment={onComment}
      />
    </InnerList>
  );
}

/** The order that an item is a line of, in front of its line. */
function lineOf(slug: string) {
  return {
    header: messages.order,
    width: '124px',
    cell: ({ purchaseOrderId, purchaseOrder, position }: ShipmentItemRowFragment) => (
      <LinkCell to={addresses.purchaseOrder(slug, purchaseOrderId)}>
        {messages.orderLine(purchaseOrder?.orderNumber ?? '', formatQuantity(position))}
      </LinkCell>
    ),
  };
}
