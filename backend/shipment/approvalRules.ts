/** What an invoice needs before it is approved, and who may approve it: settings of its program. */
import { approvalMessages as messages } from './approvalMessages.ts';
import { shipmentStatuses } from './statuses.ts';
import { type ApprovalField, approvalFields } from './table.ts';

/** The dates that approve something, each with the step that asked for it. The others are such steps. */
const askedFor: Readonly<Partial<Record<ApprovalField, ApprovalField | null>>> = {
  ehs_approval: null,
  ff_approval: 'sent_for_ff_approval',
  program_approval: 'sent_for_program_approval',
};

/** The dates that approve: they count only for the content that they were given for. */
export const approvingFields = approvalFields.filter((field) => field in askedFor);

/** The state of a shipment's approvals, with the settings of its program. */
export interface ApprovalState extends Readonly<Record<ApprovalField, string | null>> {
  readonly status: string;
  readonly held_from: string | null;
  readonly lapsed_approvals: readonly ApprovalField[];
  readonly required_approvals: readonly ApprovalField[];
  readonly second_person_approves: boolean;
  readonly sent_for_review_by: number | null;
}

/** The statuses that need the required approvals. */
export const approvedOnlyStatuses = shipmentStatuses.filter(({ approved_only }) => approved_only).map(({ key }) => key);
/** The statuses that review and approve an invoice. */
const judgingStatuses = ['reviewed', 'approved'];

type Required = Omit<ApprovalState, 'status' | 'held_from' | 'second_person_approves' | 'sent_for_review_by'>;

/** Returns the required dates that are missing, and those that do not count. */
export function openApprovals(shipment: Required) {
  const { required_approvals: required, lapsed_approvals: lapsed } = shipment;
  return {
    missing: required.filter((field) => shipment[field] === null),
    lapsed: required.filter((field) => shipment[field] !== null && lapsed.includes(field)),
  };
}

/** Returns the reason an invoice is not approved yet by its program's settings, or null. */
export function whyNotApproved(shipment: Required): string | null {
  const { missing, lapsed } = openApprovals(shipment);
  if (missing.length + lapsed.length === 0) return null;
  return messages.required(missing, lapsed);
}

/** Returns the reason approvals and settings forbid a move to this status, or null. */
export function whyApprovalsForbid(personId: number, shipment: ApprovalState, to: string): string | null {
  const returns = shipment.status === 'on_hold' && shipment.held_from === to;
  if (judgingStatuses.includes(to) && !returns && needsAnother(personId, shipment)) return messages.secondPerson;
  return approvedOnlyStatuses.includes(to) ? whyNotApproved(shipment) : null;
}

/** Whether the program wants someone other than this user, who sent the invoice for review, to review and approve it. */
export const needsAnother = (
  personId: number,
  { second_person_approves, sent_for_review_by }: Pick<ApprovalState, 'second_person_approves' | 'sent_for_review_by'>,
): boolean => second_person_approves && sent_for_review_by === personId;

/** Returns the reason this user may not give the approvals of an invoice, though perhaps other dates; or null. */
export const whyNotApprovedBy = (personId: number, shipment: Parameters<typeof needsAnother>[1]): string | null =>
  needsAnother(personId, shipment) ? messages.approvedByAnother : null;

/** Returns what is odd about a date, for users, or null: the step that asked for an approval should come before it. */
export function oddApproval(shipment: Pick<ApprovalState, ApprovalField>, field: ApprovalField): string | null {
  const step = askedFor[field];
  const [sent, approved] = [step && shipment[step], shipment[field]];
  return sent && approved && sent > approved ? messages.sentAfter : null;
}
