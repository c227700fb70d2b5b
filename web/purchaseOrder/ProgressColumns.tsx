/** Declares the columns for the progress of an order: the received items and the total value. */

import { formatCount, formatMoney } from '../base/format.ts';
import type { PurchaseOrderColumn } from '../generated/columns.ts';
import type { OrderProgressFragment } from '../generated/operations.ts';
import type { Column } from '../kit/list/columns.ts';
import { Missing } from '../kit/ui/Missing.tsx';
import { ShareBar } from '../kit/ui/ShareBar.tsx';
import { orderMessages as messages } from './messages.ts';

export const progressColumns: Column<OrderProgressFragment, PurchaseOrderColumn>[] = [
  {
    id: 'RECEIVED_ITEMS',
    header: messages.itemsReceived,
    card: 'line',
    width: '184px',
    cell: ({ itemsCount, receivedItemsCount }) =>
      itemsCount === null || receivedItemsCount === null ? (
        <Missing />
      ) : (
        <ShareBar
          part={receivedItemsCount}
          whole={itemsCount}
          text={messages.receivedOf(formatCount(receivedItemsCount), formatCount(itemsCount))}
        />
      ),
  },
  {
    id: 'TOTAL_VALUE',
    header: messages.totalValue,
    card: 'end',
    width: '128px',
    align: 'end',
    whole: ({ totalValue }) => formatMoney(totalValue),
    cell: ({ totalValue }) => formatMoney(totalValue),
  },
];
