/** Knows the days of this week, and the standing of a shipment that is to leave on one of them. */
import dayjs from 'dayjs';
import { daysUntil } from '../base/format.ts';
import type { WaitingShipmentFragment } from '../generated/operations.ts';
import { approvalsOf } from './approvals.ts';
import { shipmentMessages as messages } from './messages.ts';

/** Returns the days from Monday to Sunday in the browser's time zone. */
export function daysOfWeek(now: Date): string[] {
  const monday = dayjs(now).subtract((dayjs(now).day() + 6) % 7, 'day');
  return Array.from({ length: 7 }, (_, index) => monday.add(index, 'day').format('YYYY-MM-DD'));
}

/** How many days before departure missing approvals need attention. */
const CLOSE_DAYS = 2;

/** Returns the text for a shipment of this week, and whether it needs attention now. */
export function weekStatusOf({ status, approvals, anticipatedShipDate }: WaitingShipmentFragment, now: Date) {
  const days = anticipatedShipDate === null ? null : daysUntil(anticipatedShipDate, now);
  if (days !== null && days < 0) return { text: messages.late(status.name), needsAttention: true };
  const { missing, lapsed } = approvalsOf(approvals, '');
  if (missing.length + lapsed.length === 0) return { text: status.name, needsAttention: false };
  const text = missing.length > 0 ? messages.missingCount(missing.length) : messages.lapsedCount(lapsed.length);
  return { text, needsAttention: days !== null && days <= CLOSE_DAYS };
}
