import { sql } from 'kysely';
import type { Right } from '../access/areas.ts';
import { writesComments } from '../access/audience.ts';
import { type Caller, can, personOf } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import type { FieldChange } from '../history/table.ts';
import { type ItemStatus, itemStatuses } from '../purchaseOrder/rules.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { keysDue, keysIn, nextOf } from '../record/status.ts';
import type { WriteContext } from '../record/write.ts';
import { type Load, whyNotShipped } from '../shipmentAdvice/load.ts';
import { type NumberedLine, numbered } from '../shipmentAdvice/packageLines.ts';
import { type ApprovalState, whyApprovalsForbid, whyNotApprovedBy } from './approvalRules.ts';
import { type Content, contentChanges, contentOf, readContent } from './content.ts';
import { wordChanges } from './contentWords.ts';
import { wordKept } from './keptWords.ts';
import { messages } from './messages.ts';
import { readOtherInvoices } from './otherInvoices.ts';
import { readPackages } from './packages.ts';
import { packageFacts, packageTypeName, sizeText } from './packageText.ts';
import { type ProhibitedParty, tellOf } from './prohibition.ts';
import { approvalIn, recordsDelivery, shipmentStatuses } from './statuses.ts';

/** Reads the packages of a shipment, line by line, with the numbers of the packages. */
export const packagesOf = async (db: Db, id: number): Promise<NumberedLine[]> => numbered(await readPackages(db, id));
export type { NumberedLine };

/** How packages are named and described. */
export const packageWords = { kept: packageFacts, size: sizeText, type: packageTypeName };

/** Reads the invoices that leave with a shipment, or perhaps do. */
export const otherInvoicesOf: typeof readOtherInvoices = (db, shipment) => readOtherInvoices(db, shipment);

/** Reads the content of a shipment, which approvals and papers are of. @throws 404 */
export const contentOfShipment = (db: Db, id: number) => readContent(db, id);
export type { Content };

/** Returns what differs between a stored content of a shipment and its content now. */
export const contentChangesOf = (id: number, stored: unknown, now: Content) =>
  contentChanges(id, contentOf(stored), now);

/** Words changes of a shipment's content, with who made them. */
export const wordContentChanges: typeof wordChanges = (db, changes) => wordChanges(db, changes);

/** Words what the history of a shipment keeps in no language. */
export const wordHistory = (change: FieldChange): FieldChange => ({
  ...change,
  from: wordKept(change.field, change.from),
  to: wordKept(change.field, change.to),
});

/** The state of a shipment that the rules check. */
export interface ShipmentState extends ApprovalState {
  readonly load: Load;
}

/**
 * Returns the reason a move by hand is impossible, or null. From on hold it leads to the previous status, or to open.
 * @param personId who moves it: a program may want someone other than the person who sent it for review
 */
export function whyNotMoved(shipment: ShipmentState, to: string, personId: number): string | null {
  return whyElsewhere(shipment, to) ?? whyNotYet(shipment, to, personId);
}

/** Returns the reason that no change of the shipment removes, or null. */
function whyElsewhere({ status, held_from }: ShipmentState, to: string): string | null {
  if (to === 'in_review') return messages.onlySent;
  return status === 'on_hold' && to !== 'open' && to !== held_from ? messages.notHeldFrom : null;
}

/** Returns the reason that can be mended, or null. */
function whyNotYet(shipment: ShipmentState, to: string, personId: number): string | null {
  return (to === 'shipping' ? whyNotShipped(shipment.load) : null) ?? whyApprovalsForbid(personId, shipment, to);
}

/** Returns the statuses that this user may move a shipment to by hand; only sending for review sets `in_review`. */
export function nextStatuses(shipment: ShipmentState, personId: number): string[] {
  return nextOf(shipmentStatuses, shipment.status, (to) => whyNotMoved(shipment, to, personId));
}

/** Returns the statuses that come next but are refused to this user now, with the reasons that can be mended. */
export function refusedStatuses(shipment: ShipmentState, personId: number) {
  return nextOf(shipmentStatuses, shipment.status).flatMap((status) => {
    const reason = whyElsewhere(shipment, status) === null ? whyNotYet(shipment, status, personId) : null;
    return reason === null ? [] : [{ status, reason }];
  });
}

const locks: Readonly<Record<string, () => string>> = {
  in_review: () => messages.inReview,
  closed: () => messages.closed,
  archived: () => messages.archived,
};

/** Returns the reason this role cannot edit a shipment in this status and its items, or null. */
export function whyShipmentLocked(role: Role, status: string): string | null {
  return role.editsShipmentsIn.includes(status) ? null : (locks[status]?.() ?? null);
}

/**
 * Whether a shipment `s` waits for the program's approval: it is open or in review, and has none that counts. Only those
 * that have one are compared with what it approved.
 */
export const awaitsApproval = sql<boolean>`(s.status in ('open', 'in_review') and (
  s.program_approval is null or 'program_approval' = any(shipment_lapsed_approvals(s.id))))`;

/** Whether papers of a shipment are final: once approved, also on hold; if closed, only if it has been shipped. */
export function isIssued({
  status,
  held_from,
  shipped_date,
}: Pick<ShipmentState, 'status' | 'held_from'> & { readonly shipped_date: string | null }): boolean {
  const stood = status === 'on_hold' ? held_from : status;
  const approval = approvalIn(stood);
  return approval === 'if shipped' ? shipped_date !== null : approval === 'given';
}

/** Whether an invoice is not approved yet, or was opened again: its next papers are drafts. */
export function isToBeApproved({ status, held_from }: Pick<ShipmentState, 'status' | 'held_from'>): boolean {
  const stood = status === 'on_hold' ? held_from : status;
  return stood === null || approvalIn(stood) === 'sought';
}

/** The statuses of shipments that are in transit or have arrived, or that were closed. */
export const leftStatuses = keysIn(shipmentStatuses, 'left', 'done');

/** Tells the people of the open orders and shipments that name a party that trade with it is prohibited now. */
export const tellOfProhibition = (context: WriteContext, party: ProhibitedParty): Promise<void> =>
  tellOf(context, party, leftStatuses);

/** Returns the reason a shipment in this status allows no edits except of its notes, or null. */
export function whyNotEdited(role: Role, status: string): string | null {
  if (status === 'completed') return role.editsShipmentsIn.includes(status) ? null : messages.completed;
  return whyShipmentLocked(role, status);
}

/** Returns the reason the notes of a shipment in this status cannot be edited, or null: from shipping on they always can. */
export function whyNotesLocked(role: Role, status: string): string | null {
  return leftStatuses.includes(status) ? null : whyShipmentLocked(role, status);
}

/** The fields that cannot change once a shipment has left; neither can its items. */
const fixedOnceLeft = ['invoice_number', 'group_id', 'shipment_type'] as const;

/** Returns the fields of a shipment in this status that cannot change any more, each with the reason. */
export const fixedFields = (status: string): { field: (typeof fixedOnceLeft)[number]; reason: string }[] =>
  leftStatuses.includes(status) ? fixedOnceLeft.map((field) => ({ field, reason: messages.fixedField })) : [];

/** The state of an item's shipment; null if it is in none. */
export interface InShipment {
  readonly shipment_status: string | null;
  /** Null unless the shipment is on hold. */
  readonly shipment_held_from: string | null;
}

/** Whether an item's shipment was sent for review and not reopened since. */
export function wasSentForReview({ shipment_status, shipment_held_from }: InShipment): boolean {
  const stood = shipment_status === 'on_hold' ? shipment_held_from : shipment_status;
  return shipment_status !== null && stood !== 'open';
}

/** Returns the reason items cannot be added to or removed from a shipment in this status, or null. */
export function whyItemsFixed(role: Role, status: string): string | null {
  return whyShipmentLocked(role, status) ?? (leftStatuses.includes(status) ? messages.left : null);
}

/** Returns the reason a shipment cannot be sent for review, or null. */
export function whyNotReviewable({ status, load }: ShipmentState): string | null {
  if (status === 'in_review') return messages.alreadyInReview;
  if (status !== 'open') return messages.onlyOpenToReview;
  return load.items === 0 ? messages.nothingToReview : null;
}

/** Returns the reason what is recorded of the delivery of a shipment in this status cannot change, or null. */
export const whyDeliveryStays = (status: string): string | null =>
  recordsDelivery(status) ? null : messages.onlyDelivered;

/** Returns the reason the approval dates of a shipment in this status cannot change, or null. */
export function whyNotApprovable(status: string): string | null {
  if (status === 'archived') return messages.archivedApprovals;
  if (status === 'completed') return messages.completedApprovals;
  return status === 'closed' ? messages.closedApprovals : null;
}

/** The areas that a paper shows: a caller who may not read them there does not see them on it either. */
const printedAreas = ['order_items', 'purchase_orders', 'vendors', 'end_users', 'groups'] as const;

/** Returns the reason the caller gets no papers, or null: they show records that the role does not. */
export function whyNotPrinted(caller: Caller): string | null {
  const hidden = printedAreas.filter((area) => !can(caller, area, 'read'));
  return hidden.length > 0 ? messages.printsHidden(hidden.map((area) => area.replace('_', ' '))) : null;
}

/** Returns what the caller may do with a shipment now. */
export function abilitiesOf(caller: Caller, shipment: ShipmentState): Ability[] {
  const { status } = shipment;
  const without = (right: Right) => !can(caller, 'commercial_invoices', right) && noRight();
  const fixed = without('write') || whyItemsFixed(caller.role, status);
  return [
    abilityUnless('update', without('write') || whyNotEdited(caller.role, status)),
    abilityUnless('update_notes', without('write') || whyNotesLocked(caller.role, status)),
    abilityUnless('assign_users', without('write') || (status === 'archived' && messages.archived)),
    abilityUnless(
      'assign_status',
      without('assign_status') || (nextStatuses(shipment, personOf(caller)).length === 0 && messages.noNextStatus),
    ),
    abilityUnless('set_delivery', without('assign_status') || whyDeliveryStays(status)),
    abilityUnless('add_items', fixed),
    abilityUnless('remove_items', fixed),
    abilityUnless('set_approval', without('set_approval') || whyNotApprovable(status)),
    abilityUnless(
      'approve',
      without('set_approval') || whyNotApprovable(status) || whyNotApprovedBy(personOf(caller), shipment),
    ),
    abilityUnless('send_for_review', without('send_for_review') || whyNotReviewable(shipment)),
    abilityUnless('generate_pdf', without('generate_pdf') || whyNotPrinted(caller)),
    abilityUnless('comment', !writesComments(caller.role) && noRight()),
  ];
}

/** Returns the reason the caller may not remove an item from its shipment, or null. @param status the shipment's, if any */
export function whyNotTakenOut(caller: Caller, status: string | null): string | null {
  if (!can(caller, 'commercial_invoices', 'write')) return noRight();
  return status === null ? messages.inNoShipment : whyItemsFixed(caller.role, status);
}

/** The fields of an item without which it can neither join a shipment nor leave with it, in the order of the form. */
export const shipmentFields = ['countries_of_manufacture'] as const;
export type ShipmentField = (typeof shipmentFields)[number];

/** Returns the fields that a shipment requires and an item lacks: customs need the country of manufacture. */
export const missingForShipment = (item: Readonly<Record<ShipmentField, readonly string[]>>): ShipmentField[] =>
  shipmentFields.filter((field) => item[field].length === 0);

/** Matches items (`i`) for which `missingForShipment` is not empty. */
export const lacksForShipment = sql<boolean>`(i.countries_of_manufacture = '{}')`;

/** The statuses of items that can be added to a shipment. */
export const selectableStatuses = keysJoining('now');
/** The statuses of items that are offered for a shipment, even if they cannot be added now. */
export const offeredStatuses = keysJoining('now', 'later');

function keysJoining(...when: readonly ItemStatus['joinsShipment'][]): string[] {
  return itemStatuses.filter(({ joinsShipment }) => when.includes(joinsShipment)).map(({ key }) => key);
}

/** The state of an item that decides whether it can be added to a shipment. */
export interface Candidate {
  readonly status: string;
  readonly shipment_id: number | null;
  readonly countries_of_manufacture: readonly string[];
  /** Whether its order names a prohibited party. */
  readonly names_prohibited: boolean;
}

/** Returns the reason an item cannot be added to any shipment now, or null. */
export function whyNotSelectable(item: Candidate): string | null {
  if (item.shipment_id !== null) return messages.item.inAShipment;
  if (item.names_prohibited) return messages.item.prohibited;
  if (!selectableStatuses.includes(item.status)) return messages.item.notSelectable;
  return missingForShipment(item).length > 0 ? messages.countryRequired : null;
}

/** Returns the reason the caller may not add an item to a shipment now, or null. */
export const whyNotAdded = (caller: Caller, item: Candidate): string | null =>
  can(caller, 'commercial_invoices', 'write') ? whyNotSelectable(item) : noRight();

/**
 * Matches items (`i`) that have arrived as they should, lack nothing, and are in no shipment: they may join one earlier, but
 * now nothing else is left to do.
 */
export const waitsForShipment = sql<boolean>`(i.shipment_id is null
  and i.status in (${sql.join(keysDue(itemStatuses, 'ship').map(sql.lit))})
  and not (i.release_required and i.released_at is null) and not ${lacksForShipment})`;
