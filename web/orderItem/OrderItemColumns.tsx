/** Declares the columns of an order's items, and their positions on cards. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { formatDate, formatMoney, formatQuantity } from '../kit/format.ts';
import { CommentsButton, TextCell, TwoLines } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { CutText } from '../kit/ui/Truncated.tsx';
import { itemMessages as messages } from './messages.ts';
import { itemFieldOf } from './orderItemForm.ts';
import { orderedQuantity, partNote } from './queue/orderedParts.ts';

/** Returns the columns; `onComment` shows an item's comments. Material takes the width that the others leave. */
export function itemColumns(onComment: (id: string, label: string) => void): Column<OrderItemRowFragment>[] {
  return [
    {
      id: 'line',
      header: messages.line,
      card: 'note',
      width: '52px',
      whole: ({ position }) => formatQuantity(position),
      cell: ({ position }) => formatQuantity(position),
    },
    {
      id: 'material',
      header: messages.material,
      card: 'title',
      cell: (item) => (
        <TwoLines note={materialNote(item)}>
          <CutText name>{item.material}</CutText>
        </TwoLines>
      ),
    },
    {
      id: 'status',
      header: messages.status,
      card: 'corner',
      width: '112px',
      cell: ({ status, goodsReceipt }) => (
        <TwoLines note={goodsReceipt.needsRelease && <b>{messages.toRelease}</b>}>
          <StatusBadge status={status} />
        </TwoLines>
      ),
    },
    {
      id: 'dgClass',
      header: messages.dgClass,
      width: '88px',
      from: 840,
      whole: dangerousGoods,
      cell: (item) => <TextCell>{dangerousGoods(item)}</TextCell>,
    },
    {
      id: 'hsCode',
      header: messages.hsCode,
      width: '104px',
      from: 740,
      whole: ({ hsCode }) => hsCode,
      cell: ({ hsCode }) => <TextCell>{hsCode}</TextCell>,
    },
    {
      id: 'lot',
      header: messages.lot,
      width: '116px',
      from: 1040,
      whole: ({ lotNumber }) => lotNumber,
      cell: ({ lotNumber, expiryDate }) => (
        <TwoLines note={expiryDate && messages.expires(formatDate(expiryDate))}>
          <TextCell>{lotNumber}</TextCell>
        </TwoLines>
      ),
    },
    {
      id: 'quantity',
      header: messages.quantity,
      card: 'note',
      width: '84px',
      align: 'end',
      whole: quantityText,
      cell: quantityText,
    },
    {
      id: 'value',
      header: messages.value,
      card: 'end',
      width: '116px',
      align: 'end',
      whole: ({ totalValue }) => formatMoney(totalValue),
      cell: ({ totalValue, valuePerItem }) => (
        <TwoLines align="end" note={messages.each(formatMoney(valuePerItem))}>
          {formatMoney(totalValue)}
        </TwoLines>
      ),
    },
    {
      id: 'comments',
      header: messages.commentsColumn,
      headerHidden: true,
      card: 'end',
      width: '52px',
      align: 'end',
      cell: (item) => (
        <CommentsButton
          label={messages.comments(item.position, item.commentsCount)}
          count={item.commentsCount}
          onPress={() => onComment(item.id, itemName(item))}
        />
      ),
    },
  ];
}

/** Returns the quantity, and of how much it is if the line was split. */
function quantityText({ quantity, parts }: OrderItemRowFragment): string {
  if (parts.length === 0) return formatQuantity(quantity);
  return messages.ofOrdered(formatQuantity(quantity), formatQuantity(orderedQuantity(parts)));
}

/** Returns what the list says below the name of the goods: that they are urgent, what they lack for a shipment, and what became of a split line. */
function materialNote(item: OrderItemRowFragment): ReactNode {
  const note = partNote(item);
  const missing =
    item.shipmentId === null ? item.missingForShipment.map((field) => messages.labels[itemFieldOf(field)]) : [];
  if (!item.urgent && missing.length === 0) return note;
  return (
    <>
      {item.urgent && <b>{messages.urgent}</b>}
      {missing.length > 0 && <chakra.span color="fg.warning">{messages.lacks(missing)}</chakra.span>}
      {note}
    </>
  );
}

/** Returns an item's name within its order: `Line 3 · Nevirapine`. */
export function itemName({ position, material }: Pick<OrderItemRowFragment, 'position' | 'material'>): string {
  return messages.toggle(position, material);
}

/** Returns the dangerous goods class, followed by the subsidiary hazards: `5.1 (8)`. */
function dangerousGoods({ assessment, subsidiaryHazards }: OrderItemRowFragment): string | null {
  if (subsidiaryHazards.length === 0) return assessment.dgClass;
  return `${assessment.dgClass ?? ''} (${subsidiaryHazards.join(', ')})`.trim();
}
