import { writesComments } from '../access/audience.ts';
import { type Caller, can } from '../access/caller.ts';
import type { FieldChange } from '../history/table.ts';
import { withText } from '../language/withText.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { partyMessages } from '../record/messages.ts';
import type { Party } from '../record/party.ts';
import { keysIn, nextOf, type StatusDefinition, type StepStatusDefinition } from '../record/status.ts';
import { statusMessages } from '../record/statusMessages.ts';
import { messages } from './messages.ts';

/** The statuses of purchase orders in life cycle order, and where each may lead. */
export const purchaseOrderStatuses: readonly StatusDefinition[] = withText(
  [
    { key: 'open', color: 'green', phase: 'open', next: ['in_review', 'approved', 'on_hold', 'closed'] },
    { key: 'in_review', color: 'orange', phase: 'open', next: ['open', 'approved', 'on_hold'] },
    { key: 'approved', color: 'green', phase: 'open', next: ['on_hold', 'closed'] },
    { key: 'on_hold', color: 'orange', phase: 'open', next: ['open', 'approved'] },
    { key: 'closed', color: 'grey', phase: 'done', next: ['open', 'archived'] },
    { key: 'archived', color: 'grey', phase: 'done', next: [] },
  ],
  'name',
  ({ key }) => statusMessages.order[key],
);

/** The statuses of orders with goods that have not arrived. */
export const pendingStatuses = ['open', 'approved'];

/** The statuses of completed orders: their fields and items are locked. */
export const doneStatuses = keysIn(purchaseOrderStatuses, 'done');

/** The steps of items that can be due: assessment, receipt, release, and leaving with a shipment. */
export const itemSteps = ['assess', 'receive', 'release', 'ship'] as const;
export type ItemStep = (typeof itemSteps)[number];

/** A status of items, with what it means for a shipment that the item is to join. */
export interface ItemStatus extends StepStatusDefinition<ItemStep> {
  /** An item in it can be added now, is offered but can only be added later, or is not offered. */
  readonly joinsShipment: 'now' | 'later' | 'never';
}

/** The statuses of items in life cycle order, and where each may lead. They stand here because orders ask for them, too. */
export const itemStatuses: readonly ItemStatus[] = withText(
  [
    {
      key: 'open',
      color: 'green',
      phase: 'open',
      due: ['assess', 'release'],
      joinsShipment: 'now',
      next: ['in_review', 'on_hold', 'assessed', 'no_ship'],
    },
    {
      key: 'in_review',
      color: 'orange',
      phase: 'open',
      due: ['release'],
      joinsShipment: 'later',
      next: ['open', 'on_hold'],
    },
    {
      key: 'on_hold',
      color: 'orange',
      phase: 'open',
      due: ['release'],
      joinsShipment: 'later',
      next: ['open', 'assessed', 'received', 'ready'],
    },
    {
      key: 'assessed',
      color: 'green',
      phase: 'open',
      due: ['receive', 'release'],
      joinsShipment: 'now',
      next: ['received', 'on_hold', 'no_ship'],
    },
    {
      key: 'received',
      color: 'green',
      phase: 'open',
      due: ['assess', 'release', 'ship'],
      joinsShipment: 'now',
      next: ['ready', 'on_hold', 'lost', 'demaged'],
    },
    {
      key: 'ready',
      color: 'green',
      phase: 'open',
      due: ['release', 'ship'],
      joinsShipment: 'now',
      next: ['in_package', 'on_hold'],
    },
    {
      key: 'in_package',
      color: 'green',
      phase: 'open',
      due: ['release'],
      joinsShipment: 'never',
      next: ['shipping', 'ready'],
    },
    {
      key: 'shipping',
      color: 'green',
      phase: 'left',
      due: [],
      joinsShipment: 'never',
      next: ['delivered', 'lost', 'demaged'],
    },
    {
      key: 'delivered',
      color: 'grey',
      phase: 'done',
      due: [],
      joinsShipment: 'never',
      next: ['archived'],
    },
    { key: 'no_ship', color: 'red', phase: 'done', due: [], joinsShipment: 'never', next: ['open'] },
    { key: 'lost', color: 'red', phase: 'done', due: [], joinsShipment: 'never', next: ['archived'] },
    { key: 'demaged', color: 'red', phase: 'done', due: [], joinsShipment: 'never', next: ['archived'] },
    { key: 'archived', color: 'grey', phase: 'done', due: [], joinsShipment: 'never', next: [] },
  ],
  'name',
  ({ key }) => statusMessages.item[key],
);

/** The statuses of items that need work: neither left nor given up. Whoever closes their order is asked about them. */
export const unfinishedItemStatuses = keysIn(itemStatuses, 'open');

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
  return doneStatuses.includes(status) ? messages.closed : null;
}

/** Returns what the caller may do with an order now. */
export function abilitiesOf(caller: Caller, order: OrderState): Ability[] {
  const { status, prohibited } = order;
  const without = (allowed: boolean) => !allowed && noRight();
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
