import type {
  ApprovalFieldsFragment,
  SetShipmentApprovalsInput,
  ShipmentApprovalKind,
} from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { type ApprovalName, approvalLabels, hasLapsed, isAmong } from './approvals.ts';
import { shipmentMessages as messages } from './messages.ts';

const { date } = fieldsOf<ApprovalFieldsFragment>();

/**
 * Returns the form of the five approval dates of a shipment, with the labels of its program.
 * @param required the dates that the program requires before an invoice is approved; they are marked
 */
export function approvalFormOf(program: string, required: readonly ShipmentApprovalKind[] | null | undefined) {
  const labels = approvalLabels(program);
  // Worded as in the specification, whose errors name the fields differently from their labels.
  const { ehsApprovalDate: ehsApproval, ffApprovalDate: ffApproval } = messages;
  const errorLabels = { ...approvalLabels(messages.anyProgram), ehsApproval, ffApproval };
  const field = (name: ApprovalName) =>
    // One that does not count is given again, so its field is empty.
    date(({ approvals }) => (hasLapsed(approvals, name) ? null : approvals[name]), {
      label: labels[name],
      ...(isAmong(required, name) && { later: messages.neededToApprove }),
      notAfterToday: messages.notAfterToday(errorLabels[name]),
    });
  return formFor<SetShipmentApprovalsInput, 'contentVersion'>()({
    ehsApproval: field('ehsApproval'),
    sentForFfApproval: field('sentForFfApproval'),
    ffApproval: field('ffApproval'),
    sentForProgramApproval: field('sentForProgramApproval'),
    programApproval: field('programApproval'),
  });
}
