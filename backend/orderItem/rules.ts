import { type Ability, abilityUnless, noRight } from '../http/ability.ts';
import { type Caller, can } from '../http/caller.ts';
import type { Right } from '../http/roles.ts';
import type { StatusDefinition } from '../http/status.ts';
import { whyLocked as whyOrderLocked } from '../purchaseOrder/rules.ts';
import { whyShipmentLocked } from '../shipment/rules.ts';
import { messages } from './messages.ts';

/** The statuses of order items in the order of their life, and where each may lead. */
export const orderItemStatuses: readonly StatusDefinition[] = [
  { key: 'open', name: 'Open', color: 'green', next: ['in_review', 'on_hold', 'assessed', 'no_ship'] },
  { key: 'in_review', name: 'In review', color: 'orange', next: ['open', 'on_hold'] },
  { key: 'on_hold', name: 'On hold', color: 'orange', next: ['open', 'assessed', 'received', 'ready'] },
  { key: 'assessed', name: 'Assessed', color: 'green', next: ['received', 'on_hold', 'no_ship'] },
  { key: 'received', name: 'Received', color: 'green', next: ['ready', 'on_hold', 'lost', 'demaged'] },
  { key: 'ready', name: 'Ready', color: 'green', next: ['in_package', 'on_hold'] },
  { key: 'in_package', name: 'In package', color: 'green', next: ['shipping', 'ready'] },
  { key: 'shipping', name: 'Shipping', color: 'green', next: ['delivered', 'lost', 'demaged'] },
  { key: 'delivered', name: 'Delivered', color: 'grey', next: ['archived'] },
  { key: 'no_ship', name: 'No ship', color: 'red', next: ['open'] },
  { key: 'lost', name: 'Lost', color: 'red', next: ['archived'] },
  { key: 'demaged', name: 'Damaged', color: 'red', next: ['archived'] },
  { key: 'archived', name: 'Archived', color: 'grey', next: [] },
];

/** Statuses of items that still need somebody; what is urgent among them is the overview's Urgent Items. */
export const unfinishedStatuses = ['open', 'in_review', 'on_hold', 'received', 'assessed', 'ready', 'in_package'];

/** What the rules look at in an item. */
export interface ItemState {
  readonly status: string;
  readonly assessed: boolean;
  readonly received: boolean;
  readonly shipment_id: number | null;
  readonly order_status: string;
  /** Null while the item is in no shipment. */
  readonly shipment_status: string | null;
}

/**
 * Where this item may be moved by hand. Assessed and received are reached by assessing and receiving; by hand only back
 * from on hold, where that has been done.
 */
export function nextStatuses(item: Pick<ItemState, 'status' | 'assessed' | 'received'>): string[] {
  const next = orderItemStatuses.find(({ key }) => key === item.status)?.next ?? [];
  const onHold = item.status === 'on_hold';
  return next.filter((key) => {
    if (key === 'assessed') return onHold && item.assessed;
    if (key === 'received') return onHold && item.received;
    return true;
  });
}

const lockedIn: Readonly<Record<string, string>> = messages.locked;

/** Why this item refuses edits by this person, by its own status, its order's or its shipment's; null when it does not. */
export function whyLocked(caller: Caller, item: ItemState): string | null {
  return (
    lockedIn[item.status] ??
    whyOrderLocked(item.order_status) ??
    (item.shipment_status === null ? null : whyShipmentLocked(caller.role, item.shipment_status))
  );
}

/** Why this item cannot be removed from its order, or null. */
export function whyNotRemovable(caller: Caller, item: ItemState): string | null {
  if (item.status !== 'open') return messages.notOpen;
  return whyLocked(caller, item) ?? (item.shipment_id === null ? null : messages.inShipment);
}

/** What a person may do with an item now. */
export function abilitiesOf(caller: Caller, item: ItemState): Ability[] {
  const without = (right: Right) => !can(caller, 'order_items', right) && noRight;
  return [
    abilityUnless('update', without('write') || whyLocked(caller, item)),
    abilityUnless(
      'assign_status',
      without('assign_status') || (nextStatuses(item).length === 0 && messages.noNextStatus),
    ),
    abilityUnless('remove', without('deactivate') || whyNotRemovable(caller, item)),
    abilityUnless('comment', !caller.role.comments.write && noRight),
  ];
}

const assessmentFields = ['dg_class', 'dg_description'];
const goodsReceiptFields = ['received_date', 'condition'];

/** Whether a person may change a field to a value: what the assess and receive forms hold has rights of its own. */
export function mayChange(caller: Caller, field: string, value: unknown): boolean {
  const has = (right: Right) => can(caller, 'order_items', right);
  if (field === 'split_kit' || field === 'split_quantity') return has('split') || (value === false && has('write'));
  if (has('write')) return true;
  return (assessmentFields.includes(field) && has('assess')) || (goodsReceiptFields.includes(field) && has('receive'));
}

/** What an item is called where only its name is shown. */
export const orderItemLabel = (position: string, material: string) => `Line ${position} · ${material}`;

/** The line number after the highest one of an order: the next whole number. */
export function nextPosition(highest: string | null): string {
  return String(Math.floor(Number(highest ?? 0)) + 1);
}
