import { describe, expect, it } from 'vitest';
import { readDate, showDate } from '../../web/base/dateText.ts';
import {
  decimalsOf,
  groupDigits,
  isPositive,
  multiplyToCents,
  otherDecimal,
  readDecimal,
} from '../../web/base/decimal.ts';
import { editedNumber } from '../../web/base/numberEdit.ts';
import { matching } from '../../web/kit/form/matching.ts';
import { errorLines, errorsByPath, fieldTitle } from '../../web/kit/form/rejections.ts';
import { keyFor } from '../../web/kit/form/sendKey.ts';
import { changedPaths, sameValue } from '../../web/kit/form/values.ts';
import { purchaseOrderForm } from '../../web/purchaseOrder/purchaseOrderForm.ts';
import { vendorForm } from '../../web/vendor/vendorForm.ts';

describe('a typed decimal', () => {
  it.each([
    ['12', '12'],
    ['  1,234.50 ', '1234.50'],
    ['$62,387.52', '62387.52'],
    ['.5', '0.5'],
    ['007', '7'],
    ['5.', '5'],
    ['-3.10', '-3.10'],
    ['1,23', '1.23'],
    ['1.234,5', '1234.5'],
    ['1\u202f234,5', '1234.5'],
    ['1’234.50', '1234.50'],
    ['1,00,000', '100000'],
    ['١٬٢٠٠٫٥', '1200.5'],
    ['１２３', '123'],
    ['−5', '-5'],
    ['5-', '-5'],
    ['(1,234)', '-1234'],
    ['US$ 12', '12'],
    ['1.200,-', '1200'],
    ['1.200', '1.200'],
    ['1,200', '1200'],
  ])('is read from %o as %o', (typed, decimal) => {
    expect(readDecimal(typed)).toBe(decimal);
  });

  it.each([
    '',
    'abc',
    '1.2.3',
    '1,23,4',
    '1e5',
    '--1',
    'NaN',
    '12a',
    '12 34',
    '5%',
    '12 EUR',
    'R$ 5',
    '3.00491E+09',
    '10-May',
    '1/2',
    '(5',
  ])('is not read from %o', (typed) => {
    expect(readDecimal(typed)).toBeNull();
  });

  it('says what else it may mean under the other convention', () => {
    const typed = ['1.200', '1,200', '10.000', '1.2', '12,5', '1,234,567', '0.125', '1200', '€ 1.200'];
    expect(typed.map(otherDecimal)).toEqual(['1200', '1.2', '10000', null, null, null, null, null, null]);
  });

  it('loses the commas that were shown with its first edit, and only those', () => {
    const edits = [
      ['11,500', '7', { from: 0, to: 6 }, '7', 1],
      ['1,234.50', '1,234.509', { from: 8, to: 8 }, '1234.509', 8],
      ['1,234.50', '1,5', { from: 0, to: 8 }, '1,5', 3],
      ['11,500', '121,500', { from: 1, to: 1 }, '121500', 2],
      ['11,500', '11500', { from: 3, to: 3 }, '11500', 2],
      ['11,500', '11,50', { from: 6, to: 6 }, '1150', 4],
      ['1,234,567', '1,2,567', { from: 3, to: 5 }, '12567', 2],
      ['11,500', '99', null, '99', 2],
    ] as const;
    for (const [shown, next, selected, text, caret] of edits) {
      expect(editedNumber(shown, next, selected)).toEqual({ text, caret });
    }
  });

  it('is recognized as zero or positive without floats', () => {
    expect(isPositive('0')).toBe(false);
    expect(isPositive('0.000')).toBe(false);
    expect(isPositive('0.001')).toBe(true);
    expect(isPositive('-1')).toBe(false);
  });

  it('counts its decimals', () => {
    expect(decimalsOf('12')).toBe(0);
    expect(decimalsOf('12.345')).toBe(3);
  });

  it.each([
    ['19996', '3.12', '62387.52'],
    ['0.1', '0.2', '0.02'],
    ['1.005', '1', '1.01'],
    ['0.333', '0.01', '0.00'],
    ['99999999999.999', '99999999999.99', '9999999999998900000000.00'],
  ])('multiplies %s by %s to exactly %s', (quantity, price, total) => {
    expect(multiplyToCents(quantity, price)).toBe(total);
  });

  it('has no total while one factor is not a number', () => {
    expect(multiplyToCents('twelve', '1')).toBeNull();
  });

  it('is shown with thousands separators and, as money, with cents', () => {
    expect(groupDigits('1234567.5', 2)).toBe('1,234,567.50');
    expect(groupDigits('999')).toBe('999');
    expect(groupDigits('1234.567', 2)).toBe('1,234.567');
  });
});

describe('a typed date', () => {
  it.each([
    ['08/26/2014', '2014-08-26'],
    ['8/6/2014', '2014-08-06'],
    ['2014-08-26', '2014-08-26'],
    ['02/29/2024', '2024-02-29'],
    ['1/2/26', '2026-01-02'],
    ['1.2.2026', '2026-01-02'],
    ['1-2-26', '2026-01-02'],
    ['01022026', '2026-01-02'],
  ])('is read from %s as %s', (typed, date) => {
    expect(readDate(typed)).toBe(date);
  });

  it.each(['02/30/2014', '13/01/2014', '02/29/2023', '26/8/14', '1/2/3', '8/26/014', 'soon', ''])(
    'is not read from the text %o',
    (typed) => {
      expect(readDate(typed)).toBeNull();
    },
  );

  it('is shown as MM/DD/YYYY, or as typed while it is incomplete', () => {
    expect(showDate('2014-08-26')).toBe('08/26/2014');
    expect(showDate('08/2')).toBe('08/2');
  });
});

describe('the values of a form', () => {
  const kenya = { id: 'KE', label: 'Kenya' };
  const india = { id: 'IN', label: 'India' };

  it('are equal if the same records are picked, regardless of their labels and order', () => {
    expect(sameValue(kenya, { id: 'KE', label: 'KE' })).toBe(true);
    expect(sameValue([kenya, india], [india, kenya])).toBe(true);
    expect(sameValue([kenya], [kenya, india])).toBe(false);
    expect(sameValue(null, kenya)).toBe(false);
    expect(sameValue('', null)).toBe(false);
  });

  it('are compared with the shown values by path', () => {
    const shown = { number: 'PO-1', vendor: kenya, urgent: false, address: { city: 'Nairobi', notes: '' } };
    const values = { ...shown, vendor: { ...kenya }, urgent: true, address: { city: 'Kisumu', notes: '' } };
    const paths = ['number', 'vendor', 'urgent', 'address.city', 'address.notes'];
    expect(changedPaths(paths, shown, values)).toEqual(['urgent', 'address.city']);
  });
});

describe('a rejection', () => {
  it('is one line per field: its label on the screen, then its messages', () => {
    const lines = errorLines(
      [
        { __typename: 'FieldError', field: 'orderNumber', message: 'has already been taken', code: 'INVALID' },
        { __typename: 'FieldError', field: 'vendorId', message: "can't be blank", code: 'INVALID' },
        { __typename: 'FieldError', field: 'vendorId', message: 'is not of this organization', code: 'INVALID' },
        { __typename: 'FieldError', field: 'base', message: 'Closed orders cannot be edited.', code: 'TRANSITION' },
      ],
      purchaseOrderForm,
    );
    expect(lines).toEqual([
      'PO # has already been taken',
      "Vendor can't be blank, is not of this organization",
      'Closed orders cannot be edited.',
    ]);
  });

  it('is assigned to the field of its full path, never to one with the same ending', () => {
    const rejections = [
      { __typename: 'FieldError', field: 'address.notes', message: 'is too long', code: 'INVALID' },
      { __typename: 'FieldError', field: 'base', message: 'No.', code: 'INVALID' },
    ] as const;
    expect(errorsByPath(rejections, vendorForm)).toEqual({ 'address.notes': 'Address notes is too long' });
  });

  it('names a field that is not in the form by its path', () => {
    expect(fieldTitle('hsCode', vendorForm)).toBe('Hs code');
    expect(fieldTitle('userIds', vendorForm)).toBe('User');
    expect(fieldTitle('some.zipCode', vendorForm)).toBe('Zip code');
  });
});

describe('an idempotency key', () => {
  it('stays the same for the same input and changes for another', () => {
    const first = keyFor(null, { orderNumber: 'PO-1' });
    expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keyFor(first, { orderNumber: 'PO-1' })).toBe(first);
    expect(keyFor(first, { orderNumber: 'PO-2' }).key).not.toBe(first.key);
  });
});

describe('options of a long list', () => {
  const options = [
    { id: 'DE', label: 'Germany' },
    { id: 'DZ', label: 'Algeria' },
    { id: 'NE', label: 'Niger' },
  ];

  it('are found by any part of their name, with those that start with it first', () => {
    expect(matching(options, 'ger').options.map(({ id }) => id)).toEqual(['DE', 'DZ', 'NE']);
    expect(matching(options, 'nig').options.map(({ id }) => id)).toEqual(['NE']);
  });

  it('are found by their code', () => {
    expect(matching(options, 'dz').options.map(({ id }) => id)).toEqual(['DZ']);
  });
});
