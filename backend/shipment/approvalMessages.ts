import { texts } from '../language/texts.ts';
import type { ApprovalField } from './table.ts';

/** The texts about the approvals of a shipment. */
export const approvalMessages = texts('approval', {
  names: {
    ehs_approval: 'EHS Approval',
    ff_approval: 'FF Approval',
    sent_for_ff_approval: 'Sent to FF Date',
    sent_for_program_approval: 'Sent to Program for Approval Date',
    program_approval: 'Program Approval',
  } satisfies Record<ApprovalField, string>,
  secondPerson: 'Someone other than the person who sent it for review must review and approve it',
  approvedByAnother: 'Someone other than the person who sent it for review must give the approvals',
  bySecondPerson: 'must be given by someone other than the person who sent the invoice for review',
  bySender: 'It was given by the person who sent the invoice for review',
  sentAfter: 'Sent for approval after it was approved',
  required(missing: readonly ApprovalField[], lapsed: readonly ApprovalField[]): string {
    return [
      ...(missing.length > 0 ? [`${namesOf(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`] : []),
      ...(lapsed.length > 0 ? [doNotCount(lapsed)] : []),
    ].join('; ');
  },
  lapsed: (fields: readonly ApprovalField[], why: string) => `${doNotCount(fields)}: ${why}`,
  since: (changes: readonly string[]) => `since then ${changes.join('; ')}`,
  /** What a caller reads who may not see the records that the content is of. */
  unseen: 'its content was changed',
  more: (count: number) => `${count} more ${count === 1 ? 'change' : 'changes'}`,
  line: (position: string, order: string | null) => (order === null ? position : `${position} of ${order}`),
  lines: (names: readonly string[]) => `${names.length === 1 ? 'line' : 'lines'} ${and(names)}`,
  goneLine: (goods: string) => `of ${goods} (deleted)`,
  added: (lines: string, count: number) => `${lines} ${count === 1 ? 'was' : 'were'} added`,
  removed: (lines: string, count: number) => `${lines} ${count === 1 ? 'was' : 'were'} removed`,
  changed: (what: string, from: string, to: string) => `${what} ${from} → ${to}`,
  by: (text: string, person: string | null) => (person === null ? text : `${text}, by ${person}`),
  of: (subject: string, field: string) => `${subject}, ${field}`,
  none: 'none',
  yes: 'yes',
  no: 'no',
  another: 'another',
  parties: {
    exporter: () => 'exporter',
    group: (name: string) => `group ${name}`,
    courier: (name: string) => `courier ${name}`,
    vendors: (name: string) => `vendor ${name}`,
    end_users: (name: string) => `end user ${name}`,
  },
});

const namesOf = (fields: readonly ApprovalField[]) => and(fields.map((field) => approvalMessages.names[field]));
const doNotCount = (fields: readonly ApprovalField[]) =>
  `${namesOf(fields)} ${fields.length === 1 ? 'does' : 'do'} not count`;

function and(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
