import type {
  ShipmentApprovalDatesFragment,
  ShipmentApprovalKind,
  ShipmentGivenApprovalsFragment,
} from '../generated/operations.ts';
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

const KINDS: Readonly<Record<ApprovalName, ShipmentApprovalKind>> = {
  ehsApproval: 'EHS_APPROVAL',
  sentForFfApproval: 'SENT_FOR_FF_APPROVAL',
  ffApproval: 'FF_APPROVAL',
  sentForProgramApproval: 'SENT_FOR_PROGRAM_APPROVAL',
  programApproval: 'PROGRAM_APPROVAL',
};

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

/** Whether a date approves the invoice; the two others are of sending it for approval. */
export const approves = (name: ApprovalName): boolean =>
  name !== 'sentForFfApproval' && name !== 'sentForProgramApproval';

/** Whether one of these kinds is that of the approval. */
export const isAmong = (kinds: readonly ShipmentApprovalKind[] | null | undefined, name: ApprovalName): boolean =>
  kinds?.includes(KINDS[name]) ?? false;

/** Whether an approval was given but does not count: what it approved was changed since, or it needs another person. */
export function hasLapsed({ lapsed }: ShipmentApprovalDatesFragment, name: ApprovalName): boolean {
  return isAmong(lapsed, name);
}

/**
 * Returns the five approvals of a shipment in order, how many are given and count, and the labels of those that are missing
 * and of those that do not count.
 */
export function approvalsOf(approvals: ShipmentApprovalDatesFragment, program: string) {
  const labels = approvalLabels(program);
  const steps = APPROVALS.map((name) => ({
    name,
    label: labels[name],
    date: approvals[name],
    lapsed: approvals[name] !== null && hasLapsed(approvals, name),
  }));
  const missing = steps.flatMap(({ label, date }) => (date === null ? [label] : []));
  const lapsed = steps.flatMap((step) => (step.lapsed ? [step.label] : []));
  return { steps, all: steps.length, given: steps.length - missing.length - lapsed.length, missing, lapsed };
}

/** What is to be said about approvals; those of which the same is said are together. */
export interface ApprovalNote {
  labels: string[];
  /** Whether it says why they do not count. */
  lapsed: boolean;
  lines: string[];
}

/** Returns what is to be said about the approvals of a shipment. @param program the name of its program */
export function notesOf(given: ShipmentGivenApprovalsFragment | null | undefined, program: string): ApprovalNote[] {
  const labels = approvalLabels(program);
  const told = (given?.approvals ?? []).flatMap(({ kind, counts, changes, remarks }) => {
    const name = APPROVALS.find((each) => KINDS[each] === kind);
    const since = changes.map(({ message }, at) => (at === 0 ? messages.sinceThen(message) : message));
    const label = name ? labels[name] : kind;
    return since.length > 0
      ? [
          { label, lapsed: !counts, lines: since },
          { label, lapsed: false, lines: remarks },
        ]
      : [{ label, lapsed: !counts, lines: remarks }];
  });
  const alike = Map.groupBy(
    told.filter(({ lines }) => lines.length > 0),
    ({ lapsed, lines }) => JSON.stringify([lapsed, lines]),
  );
  return [...alike.values()].map((same) => ({
    labels: same.map(({ label }) => label),
    lapsed: same[0]?.lapsed ?? false,
    lines: [...(same[0]?.lines ?? [])],
  }));
}
