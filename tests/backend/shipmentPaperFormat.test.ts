import { describe, expect, it } from 'vitest';
import { hsCode, ranges, weight } from '../../backend/shipmentPaper/format.ts';

describe('the number formats of papers', () => {
  it.each([
    ['3004900000', '3004.90.0000'],
    ['3822 19', '3822.19'],
    ['01022110', '0102.21.10'],
    ['3822', '3822'],
    [null, '—'],
  ])('write the HS code %s as %s', (code, printed) => {
    expect(hsCode(code)).toBe(printed);
  });

  it('write weights in both units, to a tenth of a pound', () => {
    expect(weight('0.454')).toBe('0.454 kg (1.0 lb)');
    expect(weight('1912.500')).toBe('1,912.5 kg (4,216.3 lb)');
    expect(weight(null)).toBe('—');
  });

  it('write consecutive line numbers as ranges', () => {
    expect(ranges([1, 2, 3, 7, 9, 10])).toEqual(['1–3', '7', '9–10']);
  });
});
