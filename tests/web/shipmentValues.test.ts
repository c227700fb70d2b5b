import { describe, expect, it } from 'vitest';
import { addDisabledReason } from '../../web/shipment/addItems/itemSelection.ts';
import { readAirWaybill } from '../../web/shipment/airWaybill.ts';
import { kilogramsBetween, kilogramsOf, poundsOf } from '../../web/shipment/weight.ts';

describe('an air waybill number', () => {
  it('has a check digit, the remainder of its serial number divided by 7', () => {
    expect(readAirWaybill('176-12345675')).toEqual({ prefix: '176', digit: '5', due: '5' });
    expect(readAirWaybill('176-1234 5674')).toEqual({ prefix: '176', digit: '4', due: '5' });
    expect(readAirWaybill('020-81140743')?.due).toBe('3');
    expect(readAirWaybill('057-99999992')?.due).toBe('2');
  });

  it('is recognized without a dash only after the prefix of an airline; other numbers are not', () => {
    expect(readAirWaybill('17612345674')).toBeNull();
    expect(readAirWaybill('17612345674', ['176'])?.due).toBe('5');
    expect(readAirWaybill('176-1234567')).toBeNull();
    expect(readAirWaybill('1Z 999 AA1', ['176'])).toBeNull();
  });
});

describe('a weight', () => {
  it('typed in pounds is shown again as typed', () => {
    for (const pounds of ['0.01', '0.07', '1.00', '182.40', '999.99', '1000000.01']) {
      expect(poundsOf(kilogramsOf(pounds))).toBe(pounds);
    }
    expect(kilogramsOf('1,000')).toBe('453.592');
    expect(kilogramsOf('heavy')).toBeNull();
    expect(poundsOf(null)).toBe('');
  });

  it('is found by the shown pounds, bounds included', () => {
    const kilograms = kilogramsOf('182.4');
    const within = ([from, to]: [string, string]) => {
      const ends = kilogramsBetween([from, to]);
      return Number(ends.from) <= Number(kilograms) && Number(kilograms) <= Number(ends.to);
    };
    expect(within(['182.4', '182.4'])).toBe(true);
    expect(within(['182.41', '200'])).toBe(false);
    expect(within(['0', '182.39'])).toBe(false);
    expect(kilogramsBetween(['', '10'])).toMatchObject({ from: null });
  });
});

it('at most 200 items are added at once, and only if each can be added', () => {
  expect(addDisabledReason(0, 0)).toBe('At least one item is required');
  expect(addDisabledReason(200, 0)).toBeNull();
  expect(addDisabledReason(201, 0)).toBe('At most 200 items can be added at once');
  expect(addDisabledReason(2, 1)).toBe('One of the selected items can no longer be added');
});
