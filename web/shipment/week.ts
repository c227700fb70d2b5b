/** Knows the days of this week, and how a shipment stands that is to leave on one of them. */
import dayjs from 'dayjs';
import type { WaitingShipmentFragment } from '../generated/operations.ts';
import { daysUntil } from '../kit/format.ts';
import { approvalsOf } from './approvals.ts';
import { shipmentMessages as messages } from './messages.ts';

/** From Monday to Sunday, by the person's calendar. */
export function daysOfWeek(now: Date): string[] {
  const monday = dayjs(now).subtract((dayjs(now).day() + 6) % 7, 'day');
  return Array.from({ length: 7 }, (_, index) => monday.add(index, 'day').format('YYYY-MM-DD'));
}

/** So many days before it is to leave, what is still missing is a worry. */
const CLOSE_DAYS = 2;

/** What is to be said of a shipment of this week, and whether somebody should look at it now. */
export function standingOf({ status, approvals, anticipatedShipDate }: WaitingShipmentFragment, now: Date) {
  const days = anticipatedShipDate === null ? null : daysUntil(anticipatedShipDate, now);
  if (days !== null && days < 0) return { text: messages.late(status.name), worrying: true };
  const missing = approvalsOf(approvals, '').missing.length;
  if (missing === 0) return { text: status.name, worrying: false };
  return { text: messages.missingCount(missing), worrying: days !== null && days <= CLOSE_DAYS };
}
