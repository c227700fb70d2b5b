import { addresses, COMMENTS_FOR, openSidePanel } from '../base/addresses.ts';
import { type SettingsSegment, sectionWithPage } from '../base/recordTypes.ts';
import type { NotificationRowFragment, RecordType } from '../generated/operations.ts';
import { allowedSections } from '../shell/settingsSections.ts';
import { notificationMessages as messages } from './messages.ts';

/** The page that a notification links to, or the reason why it links to none. */
export type Target = { to: string; state?: object } | { to: null; reason: string };

/** Returns the page that a notification links to. @param views the views that the user may open */
export function targetOf(notification: NotificationRowFragment, views: readonly string[]): Target {
  const { record, program } = notification;
  if (notification.__typename === 'ProhibitionNotification' && program) return namingIt(record, program.slug);
  const segment = sectionWithPage(record.type);
  if (segment) return settingsTarget(segment, record.id, views);
  if (!program) return nowhere;
  // The notification of an order's, item's or shipment's document links to the program.
  if (notification.__typename === 'DocumentNotification') return { to: addresses.program(program.slug) };
  const page = pageOf(record, program.slug);
  if (notification.__typename !== 'CommentNotification') return { to: page };
  const shown = new URLSearchParams();
  if (notification.source !== 'INTERNAL') shown.set(COMMENTS_FOR, notification.source.toLowerCase());
  return { to: shown.size > 0 ? `${page}?${shown}` : page, state: openSidePanel };
}

/** Returns the page of an order, item or shipment. */
function pageOf({ type, id, purchaseOrderId }: NotificationRowFragment['record'], slug: string): string {
  if (type === 'SHIPMENT') return addresses.shipment(slug, id);
  const isItem = type === 'ORDER_ITEM' && purchaseOrderId !== null;
  return isItem ? addresses.orderItem(slug, purchaseOrderId, id) : addresses.purchaseOrder(slug, id);
}

/** Where the records of a program that name a party are listed: the list, and its filter. */
type List = readonly [list: (slug: string) => string, filter: string];
const LISTS: Partial<Record<RecordType, List>> = {
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

function settingsTarget(segment: SettingsSegment, id: string, views: readonly string[]): Target {
  const opens = allowedSections(views).some((section) => section.segment === segment);
  return opens ? { to: addresses.settingsRecord(segment, id) } : { to: null, reason: messages.noAccess };
}
