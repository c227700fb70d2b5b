import type { ShipmentApprovalDatesFragment } from '../generated/operations.ts';
import { shipmentMessages as messages } from './messages.ts';

/** The names of the five approvals, in the order in which they happen. */
const APPROVALS = [
  'ehsApproval',
  'sentForFfApproval',
  'ffApproval',
  'sentForProgramApproval',
  'programApproval',
] as const;

/** One of the five approvals. */
export type ApprovalName = (typeof APPROVALS)[number];

/** What the five approvals are called in a program. */
export function approvalLabels(program: string): Readonly<Record<ApprovalName, string>> {
  return {
    ehsApproval: messages.ehsApproval,
    sentForFfApproval: messages.sentForFfApproval,
    ffApproval: messages.ffApproval,
    sentForProgramApproval: messages.sentForProgramApproval(program),
    programApproval: messages.programApproval(program),
  };
}

/** The five approvals of a shipment in their order, how many of them there are, and what the missing ones are called. */
export function approvalsOf(approvals: ShipmentApprovalDatesFragment, program: string) {
  const labels = approvalLabels(program);
  const steps = APPROVALS.map((name) => ({ name, label: labels[name], date: approvals[name] }));
  const missing = steps.flatMap(({ label, date }) => (date === null ? [label] : []));
  return { steps, all: steps.length, given: steps.length - missing.length, missing };
}
