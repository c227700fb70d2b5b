import type { ShipmentApprovalDatesFragment } from '../generated/operations.ts';
import { shipmentMessages as messages } from './messages.ts';

/** How many of the five approvals there are, and what the missing ones are called in their program. */
export function approvalsOf(approvals: ShipmentApprovalDatesFragment, program: string) {
  const inOrder: [name: string, date: string | null][] = [
    [messages.ehsApproval, approvals.ehsApproval],
    [messages.sentForFfApproval, approvals.sentForFfApproval],
    [messages.ffApproval, approvals.ffApproval],
    [messages.sentForProgramApproval(program), approvals.sentForProgramApproval],
    [messages.programApproval(program), approvals.programApproval],
  ];
  const missing = inOrder.flatMap(([name, date]) => (date === null ? [name] : []));
  return { all: inOrder.length, given: inOrder.length - missing.length, missing };
}
