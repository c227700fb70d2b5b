import type { ShipmentApprovalDatesFragment } from '../generated/operations.ts';
import { shipmentMessages as messages } from './messages.ts';

/** The names of the five approvals, in chronological order. */
const APPROVALS = [
  'ehsApproval',
  'sentForFfApproval',
  'ffApproval',
  'sentForProgramApproval',
  'programApproval',
] as const;

/** One of the five approvals. */
export type ApprovalName = (typeof APPROVALS)[number];

/** Returns the labels of the five approvals in a program. */
export function approvalLabels(program: string): Readonly<Record<ApprovalName, string>> {
  return {
    ehsApproval: messages.ehsApproval,
    sentForFfApproval: messages.sentForFfApproval,
    ffApproval: messages.ffApproval,
    sentForProgramApproval: messages.sentForProgramApproval(program),
    programApproval: messages.programApproval(program),
  };
}

/** Returns the five approvals of a shipment in order, how many are given, and the labels of the missing ones. */
export function approvalsOf(approvals: ShipmentApprovalDatesFragment, program: string) {
  const labels = approvalLabels(program);
  const steps = APPROVALS.map((name) => ({ name, label: labels[name], date: approvals[name] }));
  const missing = steps.flatMap(({ label, date }) => (date === null ? [label] : []));
  return { steps, all: steps.length, given: steps.length - missing.length, missing };
}
