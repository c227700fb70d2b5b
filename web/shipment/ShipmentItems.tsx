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
  /** The total value of the items; null if unknown. */
  total: string | null;
  /** The button that adds items. */
  action?: ReactNode;
}

/** The items of a shipment, each with the order that it belongs to. */
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
      empty={{ purpose: messages.itemsPurpose }}
      totals={total === null ? undefined : { material: messages.total, value: formatMoney(total) }}
    />
  );
}

const nameOf = ({ purchaseOrder, position }: ShipmentItemRowFragment) =>
  messages.orderLine(purchaseOrder?.orderNumber ?? '', formatQuantity(position));

/** Returns the column in front of the item: its order, and its line there. */
function lineOf(slug: string) {
  return {
    header: messages.order,
    width: '124px',
    whole: nameOf,
    cell: (item: ShipmentItemRowFragment) => (
      <LinkCell to={addresses.purchaseOrder(slug, item.purchaseOrderId)}>{nameOf(item)}</LinkCell>
    ),
  };
}
