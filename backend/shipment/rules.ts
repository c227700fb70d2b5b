import type { Right } from '../access/areas.ts';
import { writesComments } from '../access/audience.ts';
import { type Caller, can } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { fromUnits, toUnits } from '../record/decimal.ts';
import { nextOf, type StatusDefinition } from '../record/status.ts';
import type { DangerFacts } from './dangerFacts.ts';
import { type DangerAdvice, dangerAdvice } from './dangerousGoods.ts';
import { messages } from './messages.ts';

/** What the rules of dangerous goods say of a shipment: 49 CFR 172 to 177. Its papers print it. */
export const dangerousGoodsOf = (facts: DangerFacts): DangerAdvice => dangerAdvice(facts);

/** The statuses of shipments in the order of their life, and where each may lead. */
export const shipmentStatuses: readonly StatusDefinition[] = [
  { key: 'open', name: 'Open', color: 'green', next: ['in_review', 'on_hold', 'closed'] },
  { key: 'in_review', name: 'In review', color: 'orange', next: ['reviewed', 'open', 'on_hold'] },
  { key: 'reviewed', name: 'Reviewed', color: 'green', next: ['approved', 'open'] },
  { key: 'approved', name: 'Approved', color: 'green', next: ['ready', 'on_hold'] },
  { key: 'ready', name: 'Ready', color: 'green', next: ['shipping', 'on_hold'] },
  { key: 'on_hold', name: 'On hold', color: 'orange', next: ['open', 'approved', 'ready'] },
  { key: 'shipping', name: 'Shipping', color: 'green', next: ['delivered'] },
  { key: 'delivered', name: 'Delivered', color: 'grey', next: ['completed'] },
  { key: 'completed', name: 'Completed', color: 'grey', next: ['closed'] },
  { key: 'closed', name: 'Closed', color: 'grey', next: ['archived'] },
  { key: 'archived', name: 'Archived', color: 'grey', next: [] },
];

/** How many items a shipment has, and how many of them keep it from leaving. */
export interface Load {
  readonly items: number;
  /** Neither ready nor in package. */
  readonly not_ready: number;
  readonly without_country: number;
}

/** What the rules look at in a shipment. */
export interface ShipmentState {
  readonly status: string;
  /** Null unless it is on hold. */
  readonly held_from: string | null;
  readonly load: Load;
}

/** All that keeps a shipment with these items from leaving: customs must be told where each was made. */
export function whyNotLoaded({ items, not_ready, without_country }: Load) {
  const reasons = [
    { key: 'items', stands: items === 0, message: messages.nothingToShip },
    { key: 'items_ready', stands: not_ready > 0, message: messages.notReady(not_ready) },
    { key: 'countries', stands: without_country > 0, message: messages.withoutCountry(without_country) },
  ] as const;
  return reasons.filter(({ stands }) => stands);
}

/** Why a shipment with these items cannot leave, or null. */
export const whyNotShipped = (load: Load): string | null => whyNotLoaded(load)[0]?.message ?? null;

/** Why this shipment cannot be moved by hand where its status leads to, or null. From on hold it goes to where it was, or to open. */
export function whyNotMoved(shipment: ShipmentState, to: string): string | null {
  if (to === 'in_review') return messages.onlySent;
  if (shipment.status === 'on_hold' && to !== 'open' && to !== shipment.held_from) return messages.notHeldFrom;
  return to === 'shipping' ? whyNotShipped(shipment.load) : null;
}

/** The statuses that a shipment may be moved to by hand; only sending for review sets `in_review`. */
export function nextStatuses(shipment: ShipmentState): string[] {
  return nextOf(shipmentStatuses, shipment.status, (to) => whyNotMoved(shipment, to));
}

const locks: Readonly<Record<string, string>> = {
  in_review: messages.inReview,
  closed: messages.closed,
  archived: messages.archived,
};

/** Why this role cannot edit a shipment in this status and its items; null when possible. */
export function whyShipmentLocked(role: Role, status: string): string | null {
  return role.editsShipmentsIn.includes(status) ? null : (locks[status] ?? null);
}

/** Statuses in which a shipment waits for the program's approval. */
export const toApproveStatuses = ['open', 'in_review'];

/** Statuses from which on a shipment is on its way or has arrived. */
export const leftStatuses = ['shipping', 'delivered', 'completed', 'closed', 'archived'];

/** Why nothing of a shipment in this status can be edited but its notes, or null. */
export function whyNotEdited(role: Role, status: string): string | null {
  if (status === 'completed') return role.editsShipmentsIn.includes(status) ? null : messages.completed;
  return whyShipmentLocked(role, status);
}

/** Why the notes of a shipment in this status cannot be edited, or null: from shipping on they always can. */
export function whyNotesLocked(role: Role, status: string): string | null {
  return leftStatuses.includes(status) ? null : whyShipmentLocked(role, status);
}

/** Fields that stay as they are once a shipment has left; its items do too. */
export const fixedFields = ['invoice_number', 'group_id', 'shipment_type'];

/** What an item knows of the shipment that it is in; null while it is in none. */
export interface InShipment {
  readonly shipment_status: string | null;
  /** Null too unless the shipment is on hold. */
  readonly shipment_held_from: string | null;
}

/** Whether an item's shipment was sent for review, and has not been opened since. */
export function wasSentForReview({ shipment_status, shipment_held_from }: InShipment): boolean {
  const stood = shipment_status === 'on_hold' ? shipment_held_from : shipment_status;
  return shipment_status !== null && stood !== 'open';
}

/** Why items cannot be added to or removed from a shipment in this status, or null. */
export function whyItemsFixed(role: Role, status: string): string | null {
  return whyShipmentLocked(role, status) ?? (leftStatuses.includes(status) ? messages.left : null);
}

/** Why a shipment cannot be sent for review, or null. */
export function whyNotReviewable({ status, load }: ShipmentState): string | null {
  if (status === 'in_review') return messages.alreadyInReview;
  if (status !== 'open') return messages.onlyOpenToReview;
  return load.items === 0 ? messages.nothingToReview : null;
}

/** Why the approval dates of a shipment in this status stay as they are, or null. */
export function whyNotApprovable(status: string): string | null {
  if (status === 'archived') return messages.archivedApprovals;
  if (status === 'completed') return messages.completedApprovals;
  return status === 'closed' ? messages.closedApprovals : null;
}

/** What a person may do with a shipment now. */
export function abilitiesOf(caller: Caller, shipment: ShipmentState): Ability[] {
  const { status } = shipment;
  const without = (right: Right) => !can(caller, 'commercial_invoices', right) && noRight;
  const fixed = without('write') || whyItemsFixed(caller.role, status);
  return [
    abilityUnless('update', without('write') || whyNotEdited(caller.role, status)),
    abilityUnless('update_notes', without('write') || whyNotesLocked(caller.role, status)),
    abilityUnless('assign_users', without('write') || (status === 'archived' && messages.archived)),
    abilityUnless(
      'assign_status',
      without('assign_status') || (nextStatuses(shipment).length === 0 && messages.noNextStatus),
    ),
    abilityUnless('add_items', fixed),
    abilityUnless('remove_items', fixed),
    abilityUnless('set_approval', without('set_approval') || whyNotApprovable(status)),
    abilityUnless('send_for_review', without('send_for_review') || whyNotReviewable(shipment)),
    abilityUnless('generate_pdf', without('generate_pdf')),
    abilityUnless('comment', !writesComments(caller.role) && noRight),
  ];
}

/** Why a person may not take an item out of its shipment, or null. @param status the shipment's; null outside of one */
export function whyNotTakenOut(caller: Caller, status: string | null): string | null {
  if (!can(caller, 'commercial_invoices', 'write')) return noRight;
  return status === null ? messages.inNoShipment : whyItemsFixed(caller.role, status);
}

/** Statuses of items that a shipment takes. */
export const selectableStatuses = ['open', 'assessed', 'received'];
/** Statuses of items that are shown when choosing, also where they cannot be chosen now. */
export const offeredStatuses = [...selectableStatuses, 'in_review', 'on_hold'];

/** What deciding whether an item can come into a shipment looks at. */
export interface Candidate {
  readonly status: string;
  readonly shipment_id: number | null;
  readonly countries_of_manufacture: readonly string[];
}

/** Why an item cannot come into any shipment now, or null. */
export function whyNotSelectable(item: Candidate): string | null {
  if (item.shipment_id !== null) return messages.item.inAShipment;
  if (!selectableStatuses.includes(item.status)) return messages.item.notSelectable;
  return item.countries_of_manufacture.length === 0 ? messages.countryRequired : null;
}

/**
 * An air waybill number in its two parts: the airline's prefix of 3 digits and the 8 digits behind it (IATA Resolution
 * 600a). Without 11 digits it is another tracking number and is not split.
 */
export function airWaybillParts(awb: string | null): { prefix: string | null; number: string | null } {
  const [, prefix, number] = awb?.match(/^(\d{3})[- ]?(\d{4} ?\d{4})$/) ?? [];
  if (prefix === undefined || number === undefined) return { prefix: null, number: awb };
  return { prefix, number: number.replace(' ', '') };
}

/** All spellings of a typed air waybill number; any other text only as typed. */
export function airWaybillSpellings(typed: string): string[] {
  const { prefix, number } = airWaybillParts(typed.trim());
  if (prefix === null || number === null) return [typed];
  const [first, second] = [number.slice(0, 4), number.slice(4)];
  return ['-', '', ' '].flatMap((between) => [`${prefix}${between}${number}`, `${prefix}${between}${first} ${second}`]);
}

/** The prefix of an airline that a number begins with, where its 11 digits or the dash behind the first three say so. */
export function airWaybillPrefix(awb: string): string | null {
  return awb.match(/^(\d{3})(-|(?=[ ]?\d{4} ?\d{4}$))/)?.[1] ?? null;
}

/** Whether a text is an air waybill number: 11 digits, the last of which is the remainder of the seven before it divided by 7. */
export function isAirWaybill(awb: string): boolean {
  const { prefix, number } = airWaybillParts(awb);
  if (prefix === null || number === null) return false;
  return waybillDigit(number) === Number(number.slice(7));
}

/** The last digit that an air waybill with these seven digits behind its prefix must have. @param number 8 digits */
export const waybillDigit = (number: string) => Number(number.slice(0, 7)) % 7;

/**
 * Where the goods under one code stand against the value up to which no EEI is filed. `could_exceed`: a shorter code on
 * the invoice may stand for the same commodity, and with it the value is above the limit.
 */
export const eeiLevels = ['exempt', 'at_limit', 'could_exceed', 'required'] as const;
export type EeiLevel = (typeof eeiLevels)[number];

/** A line as the export rule looks at it. */
export interface ValuedLine {
  readonly hs_code: string | null;
  /** US dollars, exact decimal text. */
  readonly total_value: string;
}

/** A code as it is compared: its digits, as text because leading zeros count. */
export const hsDigits = (code: string | null) => (code ?? '').replace(/[^0-9]/g, '');

/** The value of lines in cents by HS code, digits only; lines without a code are in no sum. */
export function centsByHsCode(lines: Iterable<ValuedLine>): Map<string, bigint> {
  const cents = new Map<string, bigint>();
  for (const { hs_code, total_value } of lines) {
    const code = hsDigits(hs_code);
    if (code) cents.set(code, (cents.get(code) ?? 0n) + toUnits(total_value, 2));
  }
  return cents;
}

/** Digits of a Schedule B or HTSUSA number, which the limit is for: 15 CFR 30.6(a)(12). */
const wholeCode = 10;

/**
 * The rule of 15 CFR 30.37(a): no EEI for goods from one USPPI to one consignee on one conveyance under one Schedule B
 * number whose value is the limit *or less*, whatever the whole shipment is worth. A code of fewer than 10 digits covers
 * several of those numbers: its sum is an upper bound, and the goods of a longer code may be the same commodity as those
 * of a shorter one that it begins with. Decision support, never a legal determination: licences and destinations can
 * require a filing at any value.
 * @param code digits of one of the codes in `cents`
 * @param limit US dollars, exact decimal text
 * @returns the level, the value under the code, and which code needs its 10 digits for a firmer answer, or null
 */
export function eeiOf(
  code: string,
  cents: ReadonlyMap<string, bigint>,
  limit: string,
): { level: EeiLevel; hs_code: string; value: string; incomplete_code: string | null } {
  const value = cents.get(code) ?? 0n;
  const max = toUnits(limit, 2);
  const codes = [...cents.keys()];
  // What the goods of this code may be one commodity with: itself or a longer code, and whatever those begin with.
  const chains = codes
    .filter((longer) => longer.startsWith(code))
    .map((longer) => codes.filter((shorter) => longer.startsWith(shorter)));
  const worst = chains.reduce((highest, chain) => {
    const sum = chain.reduce((total, part) => total + (cents.get(part) ?? 0n), 0n);
    return sum > highest ? sum : highest;
  }, value);
  const shortest = chains.flat().reduce((found, part) => (part.length < found.length ? part : found), code);
  return {
    level: levelOf(value, worst, max),
    hs_code: code,
    value: fromUnits(value, 2),
    incomplete_code: shortest.length < wholeCode ? shortest : null,
  };
}

function levelOf(value: bigint, worst: bigint, max: bigint): EeiLevel {
  if (value > max) return 'required';
  if (worst > max) return 'could_exceed';
  return value === max ? 'at_limit' : 'exempt';
}
