import type { ProgramFieldsFragment, ShipmentApprovalKind } from '../../generated/operations.ts';
import { fixedSource } from '../../kit/form/choiceSource.ts';
import type { Field } from '../../kit/form/field.ts';
import { pickedRule } from '../../kit/form/rules.ts';
import type { Choice } from '../../kit/form/values.ts';
import { settingsMessages as messages } from './messages.ts';

const KINDS: readonly ShipmentApprovalKind[] = [
  'EHS_APPROVAL',
  'SENT_FOR_FF_APPROVAL',
  'FF_APPROVAL',
  'SENT_FOR_PROGRAM_APPROVAL',
  'PROGRAM_APPROVAL',
];

const asChoice = (kind: ShipmentApprovalKind): Choice => ({ id: kind, label: messages.approvalKinds[kind] });

/** The five approval dates of invoices, in their order. */
export const approvalKinds: readonly Choice[] = KINDS.map(asChoice);

/** The approval dates that a program requires. */
export const requiredApprovals: Field<ProgramFieldsFragment, readonly Choice[], ShipmentApprovalKind[], false> = {
  kind: 'choices',
  label: messages.requiredApprovals,
  required: false,
  source: fixedSource(approvalKinds),
  empty: [],
  rule: pickedRule(undefined),
  read: ({ requiredApprovals: kinds }) => KINDS.filter((kind) => kinds?.includes(kind)).map(asChoice),
  send: (picked) => KINDS.filter((kind) => picked.some(({ id }) => id === kind)),
};

/** What the form of a new program begins with. */
export const carefulProgram = {
  requiredApprovals: approvalKinds.filter(({ id }) => id === 'EHS_APPROVAL' || id === 'PROGRAM_APPROVAL'),
  secondPersonApproves: true,
};
