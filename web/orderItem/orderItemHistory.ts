import { formatDateTime } from '../base/format.ts';
import { commentHistory } from '../comment/commentHistory.ts';
import { documentHistoryOf } from '../document/documentHistory.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { itemMessages as messages } from './messages.ts';
import { orderItemForm } from './orderItemForm.ts';
import { itemStatuses } from './queue/queueList.ts';

const { history: labels } = messages;

/** The words of an order item's history. */
export const orderItemHistory: HistoryWords = {
  forms: [orderItemForm],
  named: {
    dgClass: 'assessment.dgClass',
    dgDescription: 'assessment.dgDescription',
    receivedDate: 'goodsReceipt.receivedDate',
    condition: 'goodsReceipt.condition',
    temperatureReading: 'goodsReceipt.temperatureReading',
  },
  others: {
    status: { kind: 'select', label: messages.status, source: itemStatuses },
    subStatus: { kind: 'text', label: messages.labels.subStatus },
    shipmentId: { kind: 'choice', label: labels.shipment },
    splitInto: { kind: 'choices', label: labels.splitInto },
    splitFrom: { kind: 'choice', label: labels.splitFrom },
    'goodsReceipt.needsRelease': { kind: 'switch', label: messages.needsRelease },
    'goodsReceipt.releaseReason': { kind: 'longText', label: labels.releaseReason },
    'goodsReceipt.releasedById': { kind: 'choice', label: labels.releasedBy },
    'goodsReceipt.releasedAt': { kind: 'text', label: labels.releasedAt, show: formatDateTime },
    comment: commentHistory,
    attachment: documentHistoryOf('ORDER_ITEM'),
  },
  // Where it belongs is on its page, and the status says whether it is assessed and received.
  unsaid: ['organizationId', 'programId', 'purchaseOrderId', 'assessment.assessed', 'goodsReceipt.received'],
};
