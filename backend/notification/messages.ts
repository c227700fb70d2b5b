import type { EventType } from './table.ts';

/** What each kind of notification is called in the preferences. */
export const descriptions: Record<EventType, string> = {
  NEW_COMMENT: 'New comments',
  NEW_ASSIGNMENT: 'New assignments',
  ATTACHMENT_WILL_EXPIRE_SOON: 'Documents that expire within 30 days',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'Documents that expire today',
  COMMERCIAL_INVOICE_IN_REVIEW: 'Commercial invoices sent for review',
};

/** What people read when a setting is refused. */
export const messages = {
  programNotFound: 'was not found',
};
