import { groupDigits } from '../base/decimal.ts';
import { commentHistory } from '../comment/commentHistory.ts';
import { documentHistoryOf } from '../document/documentHistory.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { approvalFormOf } from './approvalForm.ts';
import { deliveryForm } from './delivery/deliveryForm.ts';
import { issuedMessages } from './issuedMessages.ts';
import { shipmentStatuses } from './list.ts';
import { shipmentMessages as messages } from './messages.ts';
import { packageMessages } from './packages/messages.ts';
import { newShipmentForm, shipmentForm } from './shipmentForm.ts';
import { poundsOf } from './weight.ts';

const { totalWeight, netWeight } = shipmentForm.fields;
const inPounds = (kilograms: string) => groupDigits(poundsOf(kilograms));

/** Returns the words of the histories of a program's shipments: one of the approvals is called by the program's name. */
export const shipmentHistoryOf = (program: string): HistoryWords => ({
  forms: [shipmentForm, newShipmentForm, approvalFormOf(program, null), deliveryForm],
  others: {
    programId: { kind: 'choice', label: messages.program },
    status: { kind: 'select', label: messages.status, source: shipmentStatuses },
    subStatus: { kind: 'text', label: messages.subStatus },
    orderItemIds: { kind: 'choices', label: messages.items },
    totalWeight: { ...totalWeight, show: inPounds },
    netWeight: { ...netWeight, show: inPounds },
    packages: { kind: 'choices', label: packageMessages.title },
    paperRevision: { kind: 'text', label: issuedMessages.revision },
    dgAcknowledged: { kind: 'choices', label: messages.acknowledged },
    comment: commentHistory,
    attachment: documentHistoryOf('SHIPMENT'),
  },
});
