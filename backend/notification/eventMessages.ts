import { texts } from '../language/texts.ts';
import type { EventType } from './table.ts';

/** The names of the events in the preferences. */
export const eventMessages = texts('event', {
  NEW_COMMENT: 'New comments',
  NEW_ASSIGNMENT: 'New assignments',
  ATTACHMENT_WILL_EXPIRE_SOON: 'Documents that expire within 30 days',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'Documents that expire today',
  COMMERCIAL_INVOICE_IN_REVIEW: 'Commercial invoices sent for review',
  PARTY_PROHIBITED: 'Parties of open orders and shipments that become prohibited',
} satisfies Record<EventType, string>);
