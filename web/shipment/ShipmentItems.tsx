import { type ReactNode, useMemo } from 'react';
import { addresses } from '../app/addresses.ts';
import { useProgram } from '../app/session.ts';
import { type ShipmentItemRowFragment, ShipmentPageDocument } from '../generated/operations.ts';
import { formatMoney, formatQuantity } from '../kit/format.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import { ItemPanel, type ItemsOfPage } from '../orderItem/ItemPanel.tsx';
import { shipmentMessages as messages } from './messages.ts';

interface ShipmentItemsProps extends ItemsOfPage<ShipmentItemRowFragment> {
  shipmentId: string;
  /** What its items are worth together; null where that is not known. */
  total: string | null;
  /** What brings items in. */
  action?: ReactNode;
}

/** The items that travel in a shipment, with the order that each is a line of. */
export function ShipmentItems({ shipmentId, total, ...shown }: ShipmentItemsProps) {
  const { slug } = useProgram();
  const line = useMemo(() => lineOf(slug), [slug]);
  const of = useMemo(() => ({ shipmentId }), [shipmentId]);
  return (
    <ItemPanel
      {...shown}
      label={messages.items}
      of={of}
      from={ShipmentPageDocument}
      line={line}
      totals={total === null ? undefined : { material: messages.total, value: formatMoney(total) }}
    />
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
