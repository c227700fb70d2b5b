import type { Generated } from 'kysely';
import { forEachKey, lowerCased } from '../api/keys.ts';
import { type ParentType, parentTypes } from '../document/table.ts';

/** The events that users are notified of, as api/v1 writes them. */
export const eventTypes = [
  'NEW_COMMENT',
  'NEW_ASSIGNMENT',
  'ATTACHMENT_WILL_EXPIRE_SOON',
  'ATTACHMENT_WILL_EXPIRE_TODAY',
  'COMMERCIAL_INVOICE_IN_REVIEW',
  'PARTY_PROHIBITED',
] as const;
export type EventType = (typeof eventTypes)[number];

/** The types of the records that events are about. */
export const subjectTypes = [...parentTypes, 'Group'] as const;
export type SubjectType = ParentType | 'Group';

/** The events as the settings spell them. */
export const typeKeys = forEachKey(eventTypes, lowerCased);

/**
 * An event, for one user. The row only refers to its record: the content is read with the list, so that labels and edited
 * comments are current, and removed or no longer readable records are not shown. Removing a comment removes its
 * notifications.
 */
export interface NotificationTable {
  /** Among one user's notifications, a higher id was committed later: see `notify`. */
  id: Generated<number>;
  /** The recipient. */
  user_id: number;
  event_type: EventType;
  /** The user who caused it; null if a date did. */
  sender_id: number | null;
  organization_id: number;
  /** Null if the record belongs to no program. */
  program_id: number | null;
  /** The record that was commented on, assigned, sent for review or prohibited, or that has the document. */
  record_type: SubjectType;
  record_id: number;
  comment_id: number | null;
  document_id: number | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}

/** A user's notification settings. Without a row, everything is on. */
export interface NotificationSettingsTable {
  user_id: number;
  notifications_enabled: boolean;
  all_programs: boolean;
  types_off: EventType[];
}

declare module '../db/client.ts' {
  interface Database {
    notifications: NotificationTable;
    notification_settings: NotificationSettingsTable;
    /** The programs that a user switched off; they apply while `all_programs` is off. */
    notification_programs_off: { user_id: number; program_id: number };
    /** The announced dates: kept when notifications are cleared, so that dates are not announced twice. */
    expiry_notices: { document_id: number; event_type: EventType; expiry_date: string };
  }
}
