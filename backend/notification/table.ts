import type { Generated } from 'kysely';
import type { ParentType } from '../document/table.ts';

/** What notifications are about, as api/v1 writes it. */
export const eventTypes = [
  'NEW_COMMENT',
  'NEW_ASSIGNMENT',
  'ATTACHMENT_WILL_EXPIRE_SOON',
  'ATTACHMENT_WILL_EXPIRE_TODAY',
  'COMMERCIAL_INVOICE_IN_REVIEW',
] as const;
export type EventType = (typeof eventTypes)[number];

/** The event types as the settings spell them. */
export const typeKeys = {
  NEW_COMMENT: 'new_comment',
  NEW_ASSIGNMENT: 'new_assignment',
  ATTACHMENT_WILL_EXPIRE_SOON: 'attachment_will_expire_soon',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'attachment_will_expire_today',
  COMMERCIAL_INVOICE_IN_REVIEW: 'commercial_invoice_in_review',
} as const satisfies Record<EventType, Lowercase<EventType>>;
export type TypeKey = (typeof typeKeys)[EventType];

/**
 * That something happened, for one person. The row only points at what it is about: what is shown is read when it is
 * asked for, so that a label or an edited comment is as it is now, and what was removed or may no longer be read is
 * not shown. A removed comment takes its notifications along.
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
