import { commentHistory } from '../comment/commentHistory.ts';
import { documentHistoryOf } from '../document/documentHistory.ts';
import { type HistoryField, type HistoryWords, lookOf } from '../kit/record/historyWords.ts';
import { orderItemHistory } from '../orderItem/orderItemHistory.ts';
import { orderStatuses } from './list.ts';
import { orderMessages as messages } from './messages.ts';
import { newPurchaseOrderForm } from './purchaseOrderForm.ts';

/** What is told of items that were removed from an order: the fields by which one would know them. */
const OF_REMOVED = ['position', 'material', 'catalogNumber', 'quantity', 'valuePerItem'];

/** The words of a purchase order's history. */
export const purchaseOrderHistory: HistoryWords = {
  forms: [newPurchaseOrderForm],
  named: { orderNumber: 'orderNumber.number' },
  others: {
    'orderNumber.tag': { kind: 'text', label: messages.source, show: () => messages.sourceExternal },
    copiedFrom: { kind: 'text', label: messages.copiedFrom },
    programId: { kind: 'choice', label: messages.program },
    status: { kind: 'select', label: messages.status, source: orderStatuses },
    subStatus: { kind: 'text', label: messages.subStatus },
    orderItems: { kind: 'text', label: messages.item },
    ...Object.fromEntries(
      OF_REMOVED.flatMap((name): [string, HistoryField][] => {
        const look = lookOf(orderItemHistory, name);
        return look ? [[`orderItems.${name}`, look]] : [];
      }),
    ),
    comment: commentHistory,
    attachment: documentHistoryOf('PURCHASE_ORDER'),
  },
};
