import { addresses, COMMENTS_FOR, COMMENTS_ON } from '../app/addresses.ts';
import { openSidePanel } from '../app/SidePanel.tsx';
import { allowedSections, settingsSections } from '../app/settingsSections.ts';
import type { NotificationRowFragment, RecordType } from '../generated/operations.ts';
import { notificationMessages as messages } from './messages.ts';

/** The page that a notification links to, or the reason why it links to none. */
export type Target = { to: string; state?: object } | { to: null; reason: string };

/** The sections of the Organization Panel, by the record type that they list. */
const SEGMENTS: Partial<Record<RecordType, string>> = {
  VENDOR: 'vendors',
  COURIER: 'couriers',
  END_USER: 'end-users',
  USER: 'manage-users',
};

/** Returns the page that a notification links to. @param views the views that the user may open */
export function targetOf(notification: NotificationRowFragment, views: readonly string[]): Target {
  const { record, program } = notification;
  if (notification.__typename === 'ProhibitionNotification' && program) return namingIt(record, program.slug);
  const segment = SEGMENTS[record.type];
  if (segment) return settingsTarget(segment, record.id, views);
  if (!program) return nowhere;
  // The notification of an order's, item's or shipment's document links to the program.
  if (notification.__typename === 'DocumentNotification') return { to: addresses.program(program.slug) };
  const page =
    record.type === 'SHIPMENT'
      ? addresses.shipment(program.slug, record.id)
      : addresses.purchaseOrder(program.slug, record.purchaseOrderId ?? record.id);
  if (notification.__typename !== 'CommentNotification') return { to: page };
  const shown = new URLSearchParams();
  if (record.type === 'ORDER_ITEM') shown.set(COMMENTS_ON, record.id);
  if (notification.source !== 'INTERNAL') shown.set(COMMENTS_FOR, notification.source.toLowerCase());
  return { to: shown.size > 0 ? `${page}?${shown}` : page, state: openSidePanel };
}

/** Where the records of a program that name a party are listed: the list, and its filter. */
const LISTS: Partial<Record<RecordType, readonly [list: (slug: string) => string, filter: string]>> = {
  VENDOR: [addresses.purchaseOrders, 'vendor'],
  END_USER: [addresses.purchaseOrders, 'end_user'],
  GROUP: [addresses.purchaseOrders, 'group'],
  COURIER: [addresses.shipments, 'courier'],
};

function namingIt({ type, id }: NotificationRowFragment['record'], slug: string): Target {
  const [list, filter] = LISTS[type] ?? [];
  return list && filter ? { to: `${list(slug)}?${new URLSearchParams({ [filter]: id })}` } : nowhere;
}

const nowhere: Target = { to: null, reason: messages.noPage };

function settingsTarget(segment: string, id: string, views: readonly string[]): Target {
  const isIt = (section: { segment: string }) => section.segment === segment;
  if (!settingsSections.some(isIt)) return nowhere;
  if (!allowedSections(views).some(isIt)) return { to: null, reason: messages.noAccess };
  return { to: addresses.settingsRecord(segment, id) };
}
