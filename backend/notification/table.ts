import type { Generated } from 'kysely';
import { forEachKey, keysOf, lowerCased } from '../api/keys.ts';
import type { ParentType } from '../document/table.ts';

/** The events that people are told of, as api/v1 writes them, with what the preferences call them. */
export const events = {
  NEW_COMMENT: 'New comments',
  NEW_ASSIGNMENT: 'New assignments',
  ATTACHMENT_WILL_EXPIRE_SOON: 'Documents that expire within 30 days',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'Documents that expire today',
  COMMERCIAL_INVOICE_IN_REVIEW: 'Commercial invoices sent for review',
} as const;
export type EventType = keyof typeof events;
export const eventTypes = keysOf(events);

/** The events as the settings spell them. */
export const typeKeys = forEachKey(eventTypes, lowerCased);

/**
 * An event, for one person. The row only refers to its record: what is shown is read with the list, so that labels and
 * edited comments are current, and what was removed or may no longer be read is not shown. Removing a comment removes its
 * notifications.
 */
export interface NotificationTable {
  /** Of one person's notifications, a higher id was committed later: see `notify`. */
  id: Generated<number>;
  /** Whom it is for. */
  user_id: number;
  event_type: EventType;
  /** Who caused it; null for the calendar. */
  sender_id: number | null;
  organization_id: number;
  /** Null where the record belongs to no program. */
  program_id: number | null;
  /** The record that was commented on, assigned or sent for review, or that the document is attached to. */
  record_type: ParentType;
  record_id: number;
  comment_id: number | null;
  document_id: number | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}

/** What somebody wants to be told. Without a row: everything. */
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
    /** Programs that somebody switched off; they count while `all_programs` is off. */
    notification_programs_off: { user_id: number; program_id: number };
    /** Which dates were announced: kept when the notifications are cleared, so that they do not come again. */
    expiry_notices: { document_id: number; event_type: EventType; expiry_date: string };
  }
}
