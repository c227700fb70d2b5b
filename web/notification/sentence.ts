import { daysUntil, formatDate } from '../base/format.ts';
import type { NotificationRowFragment } from '../generated/operations.ts';
import type { NotificationGroup } from './groups.ts';
import { notificationMessages as messages } from './messages.ts';

/** A part of a sentence; names are emphasized. */
export type Part = string | { of: 'sender' | 'record'; name: string };

type Document = Extract<NotificationRowFragment, { __typename: 'DocumentNotification' }>;

/** Returns the event as one sentence. */
export function sentenceOf({ newest, all }: Pick<NotificationGroup, 'newest' | 'all'>): Part[] {
  const who: Part = { of: 'sender', name: newest.sender?.fullName ?? messages.somebody };
  const record: Part = { of: 'record', name: recordName(newest) };
  switch (newest.__typename) {
    case 'CommentNotification': {
      const others = new Set(all.map(({ sender }) => sender?.id)).size - 1;
      if (others > 0) return [who, messages.others(others), messages.commented, record];
      return [who, all.length > 1 ? messages.commentedTimes(all.length) : messages.commented, record];
    }
    case 'AssignmentNotification':
      return [who, messages.assigned, record];
    case 'ProhibitionNotification':
      return [who, messages.prohibited, record];
    case 'ReviewNotification':
      return [who, messages.sent, record, messages.forReview];
    case 'DocumentNotification':
      return [expiry(newest), record];
  }
}

/** Returns the sentence as plain text. */
export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

/** Returns the line under the sentence: the comment, the record's parties (such as its vendor), or the document; or null. */
export function contentOf(notification: NotificationRowFragment): string | null {
  const { purchaseOrder, shipment } = notification.record;
  switch (notification.__typename) {
    case 'CommentNotification':
      return notification.message;
    case 'AssignmentNotification':
    case 'ReviewNotification': {
      const known = [purchaseOrder?.vendor?.name, purchaseOrder?.endUser?.label, shipment?.group?.name];
      return known.filter(Boolean).join(', ') || null;
    }
    case 'ProhibitionNotification':
      return messages.prohibitedContent;
    case 'DocumentNotification': {
      const { documentType, expiryDate, type } = notification;
      const name = messages.documentTypes.get(documentType) ?? documentType.replaceAll('_', ' ');
      if (type === 'DOCUMENT_EXPIRES_TODAY' || !expiryDate) return messages.document(name);
      return messages.documentOn(name, formatDate(expiryDate));
    }
  }
}

/** Returns the record's name; an item's includes its order, as its line alone is ambiguous. */
function recordName({ record }: NotificationRowFragment): string {
  const { type, label, purchaseOrder } = record;
  return type === 'ORDER_ITEM' && purchaseOrder ? messages.itemOf(purchaseOrder.orderNumber, label) : label;
}

/** Returns when the document expires, which starts the sentence as its news. The document may have expired by now. */
function expiry({ type, expiryDate }: Document): string {
  if (expiryDate && daysUntil(expiryDate) < 0) return messages.expired;
  return type === 'DOCUMENT_EXPIRES_TODAY' ? messages.expiresToday : messages.expiresSoon;
}
