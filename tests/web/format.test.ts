import { describe, expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatQuantity,
  formatRecent,
  orNotAvailable,
} from '../../web/base/format.ts';
import { messages } from '../../web/base/words.ts';
import { itemMessages } from '../../web/orderItem/messages.ts';
import { queueMessages } from '../../web/orderItem/queue/messages.ts';
import { orderMessages } from '../../web/purchaseOrder/messages.ts';

/** Returns a timestamp for a local time. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('formatted values on screens', () => {
  test('calendar dates do not shift with the time zone', () => {
    expect(formatDate('2014-08-27')).toBe('08/27/2014');
    expect(formatDate('0999-01-02')).toBe('01/02/0999');
    for (const nothing of [null, undefined, '', 'soon']) expect(formatDate(nothing)).toBe('N/A');
  });

  test('timestamps show the 24-hour clock and AM or PM', () => {
    expect(formatDateTime(local(2014, 7, 27, 16, 5))).toBe('08/27/2014 16:05 PM');
    expect(formatDateTime(local(2014, 7, 27, 0, 0))).toBe('08/27/2014 00:00 AM');
    expect(formatDateTime(null)).toBe('N/A');
  });

  test('recent timestamps read Today or Yesterday, older ones are dates', () => {
    const now = new Date(2026, 2, 1, 9, 0);
    expect(formatRecent(local(2026, 2, 1, 0, 7), now)).toBe('Today, 12:07 AM');
    expect(formatRecent(local(2026, 2, 1, 12, 30), now)).toBe('Today, 12:30 PM');
    expect(formatRecent(local(2026, 1, 28, 23, 59), now)).toBe('Yesterday');
    expect(formatRecent(local(2026, 1, 27, 23, 59), now)).toBe('02/27/2026');
  });

  test('money has two decimals and commas, and never passes through a float', () => {
    expect(formatMoney('1234.5')).toBe('$1,234.50');
    expect(formatMoney('-0.10')).toBe('-$0.10');
    expect(formatMoney('90071992547409931.01')).toBe('$90,071,992,547,409,931.01');
    expect(formatMoney(null)).toBe('N/A');
  });

  test('quantities drop trailing zeros', () => {
    expect(formatQuantity('12000.500')).toBe('12,000.5');
    expect(formatQuantity('12.000')).toBe('12');
    expect(formatQuantity('0.125')).toBe('0.125');
  });

  test('counts have commas, missing text is N/A', () => {
    expect(formatCount(10_000)).toBe('10,000');
    expect(orNotAvailable('  ')).toBe('N/A');
    expect(orNotAvailable('x')).toBe('x');
  });

  test('counts in sentences have commas, too', () => {
    expect([messages.daysAgo(4115), messages.inDays(1000), messages.daysAgo(1)]).toEqual([
      '4,115 days ago',
      'in 1,000 days',
      '1 day ago',
    ]);
    expect(queueMessages.stations.toAssess(2000)).toBe('2,000 items wait to be assessed');
    expect(orderMessages.linesOf('1,200', 12_500)).toBe('1,200 of 12,500 lines');
    expect(itemMessages.place(1000, 2000)).toBe('1,000 of 2,000');
  });
});
