import { daysUntil, formatDate } from '../base/format.ts';
import { messages as words } from '../base/words.ts';
import type { NotificationRowFragment } from '../generated/operations.ts';
import type { NotificationGroup } from './groups.ts';
import { notificationMessages as messages } from './messages.ts';

/** A part of a sentence; names are emphasized. */
export type Part = string | { of: 'sender' | 'record'; name: string };

type Document = Extract<NotificationRowFragment, { __typename: 'DocumentNotification' }>;

/** Stand in a sentence for the names, which are emphasized wherever a language puts them. */
const SENDER = '\uE000';
const RECORD = '\uE001';

const documentTypes: Readonly<Partial<Record<string, string>>> = messages.documentTypes;

/** Returns the event as one sentence. */
export function sentenceOf({ newest, all }: Pick<NotificationGroup, 'newest' | 'all'>): Part[] {
  const names: Readonly<Partial<Record<string, Part>>> = {
    [SENDER]: { of: 'sender', name: newest.sender?.fullName ?? messages.somebody },
    [RECORD]: { of: 'record', name: recordName(newest) },
  };
  return wording(newest, all)
    .split(/(\uE000|\uE001)/)
    .filter((part) => part !== '')
    .map((part) => names[part] ?? part);
}

function wording(newest: NotificationRowFragment, all: NotificationGroup['all']): string {
  switch (newest.__typename) {
    case 'CommentNotification': {
      const others = new Set(all.map(({ sender }) => sender?.id)).size - 1;
      return others === 0 && all.length > 1
        ? messages.commentedTimes(SENDER, all.length, RECORD)
        : messages.commented(SENDER, others, RECORD);
    }
    case 'AssignmentNotification':
      return messages.assigned(SENDER, RECORD);
    case 'ProhibitionNotification':
      return messages.prohibited(SENDER, RECORD);
    case 'ReviewNotification':
      return messages.sentForReview(SENDER, RECORD);
    case 'DocumentNotification':
      return expiry(newest)(RECORD);
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
      return words.listed(known.flatMap((name) => name || [])) || null;
    }
    case 'ProhibitionNotification':
      return messages.prohibitedContent;
    case 'DocumentNotification': {
      const { documentType, expiryDate, type } = notification;
      const name = documentTypes[documentType] ?? documentType.replaceAll('_', ' ');
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

/** Returns the sentence of when the document expires. The document may have expired by now. */
function expiry({ type, expiryDate }: Document): (record: string) => string {
  if (expiryDate && daysUntil(expiryDate) < 0) return messages.expired;
  return type === 'DOCUMENT_EXPIRES_TODAY' ? messages.expiresToday : messages.expiresSoon;
}
