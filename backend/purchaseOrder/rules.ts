import { writesComments } from '../access/audience.ts';
import { type Caller, can } from '../access/caller.ts';
import type { FieldChange } from '../history/table.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { partyMessages } from '../record/messages.ts';
import type { Party } from '../record/party.ts';
import { nextOf, type StatusDefinition } from '../record/status.ts';
import { messages } from './messages.ts';

/** The statuses of purchase orders in life cycle order, and where each may lead. */
export const purchaseOrderStatuses: readonly StatusDefinition[] = [
  { key: 'open', name: 'Open', color: 'green', next: ['in_review', 'approved', 'on_hold', 'closed'] },
  { key: 'in_review', name: 'In review', color: 'orange', next: ['open', 'approved', 'on_hold'] },
  { key: 'approved', name: 'Approved', color: 'green', next: ['on_hold', 'closed'] },
  { key: 'on_hold', name: 'On hold', color: 'orange', next: ['open', 'approved'] },
  { key: 'closed', name: 'Closed', color: 'grey', next: ['open', 'archived'] },
  { key: 'archived', name: 'Archived', color: 'grey', next: [] },
];

/** The statuses of orders with goods that have not arrived. */
export const pendingStatuses = ['open', 'approved'];

/** The statuses of completed orders: their fields and items are locked. */
export const doneStatuses = ['closed', 'archived'];

/** The statuses of items that need work: neither left nor given up. Whoever closes their order is asked about them. */
export const unfinishedItemStatuses = ['open', 'in_review', 'on_hold', 'received', 'assessed', 'ready', 'in_package'];

/** Whether a change of status closes an order. One that is archived was closed before, so nothing is asked again. */
export const isClosing = (from: string, to: string): boolean =>
  doneStatuses.includes(to) && !doneStatuses.includes(from);

/** The state of an order that the rules check. */
export interface OrderState {
  readonly status: string;
  /** The parties that it names and trade with which is prohibited. */
  readonly prohibited: readonly Party[];
}

/** Returns the reason nothing may be ordered with this order, or null: it names prohibited parties. */
export function whyProhibited(parties: readonly Party[]): string | null {
  return parties.length > 0 ? messages.prohibited(partyMessages.namesProhibited(parties)) : null;
}

/** Returns the reason an order cannot be moved to a status that its current one leads to, or null. */
export function whyNotMoved({ prohibited }: OrderState, to: string): string | null {
  return to === 'approved' ? whyProhibited(prohibited) : null;
}

/** Returns the statuses that an order may move to. */
export function nextStatuses(order: OrderState): string[] {
  return nextOf(purchaseOrderStatuses, order.status, (to) => whyNotMoved(order, to));
}

/** Renames the columns of changes as responses show them: the number and its origin are parts of one field. */
export function asShown(changes: readonly FieldChange[]): FieldChange[] {
  const tag = (external: unknown) => (external === true ? 'external' : null);
  return changes
    .map(({ field, from, to }) => {
      if (field === 'order_number') return { field: 'order_number.number', from, to };
      return field === 'external' ? { field: 'order_number.tag', from: tag(from), to: tag(to) } : { field, from, to };
    })
    .filter(({ from, to }) => from !== to);
}

/** Returns the reason the fields and items of an order in this status cannot be edited, or null. */
export function whyLocked(status: string): string | null {
  if (status === 'archived') return messages.archived;
  return status === 'closed' ? messages.closed : null;
}

/** Returns what the caller may do with an order now. */
export function abilitiesOf(caller: Caller, order: OrderState): Ability[] {
  const { status, prohibited } = order;
  const without = (allowed: boolean) => !allowed && noRight;
  const write = without(can(caller, 'purchase_orders', 'write'));
  const locked = whyLocked(status);
  return [
    abilityUnless('update', write || locked),
    abilityUnless('assign_users', write || (status === 'archived' && messages.archived)),
    abilityUnless(
      'assign_status',
      without(can(caller, 'purchase_orders', 'assign_status')) ||
        (nextStatuses(order).length === 0 && messages.noNextStatus),
    ),
    abilityUnless('create_item', without(can(caller, 'order_items', 'write')) || locked || whyProhibited(prohibited)),
    abilityUnless('comment', without(writesComments(caller.role))),
  ];
}

/**
 * Whether a text contains a possible payment card number: 12 to 19 digits, ignoring spaces and hyphens between them
 * (ISO/IEC 7812). PCI DSS 3.5 forbids storing one readably, so orders store a name or the last digits.
 */
export function holdsCardNumber(text: string): boolean {
  return /\d{12,19}/.test(text.replace(/[\s-]/g, ''));
}
