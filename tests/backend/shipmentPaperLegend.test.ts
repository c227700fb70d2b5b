import { describe, expect, it } from 'vitest';
import { eeiLegend } from '../../backend/shipmentPaper/eeiLegend.ts';
import { hsCode, ranges, weight } from '../../backend/shipmentPaper/format.ts';

const line = (total_value: string, hs_code: string | null = '3822190000', eccn_details: string | null = null) => ({
  hs_code,
  total_value,
  eccn_details,
});
const goods = { from: 'US', to: 'KE', filing: null, limit: '2500.00' };

describe('the export legend', () => {
  it.each([
    ['up to the limit for each code', [line('2500.00'), line('2400.00', '3004900000')], 'NOEEI § 30.37(a)'],
    ['above it for one code', [line('1500.00'), line('1000.01')], 'AES ITN  X'],
    ['where a code is missing', [line('10.00', null)], 'AES ITN or exemption'],
    [
      'where a short code could be the same commodity',
      [line('2000.00'), line('600.00', '3822.19')],
      'AES ITN or exemption',
    ],
    [
      'for goods on the control list, whatever their value',
      [line('10.00', '3822190000', '3A001')],
      'AES ITN or exemption',
    ],
    ['for EAR99', [line('10.00', '3822190000', 'EAR99')], 'NOEEI § 30.37(a)'],
    ['without items', [], 'AES ITN or exemption'],
  ])('%s', (_case, lines, legend) => {
    expect(eeiLegend({ ...goods, lines })).toContain(legend);
  });

  it('follows the decision about the filing, and claims no exemption that the sums contradict', () => {
    expect(eeiLegend({ ...goods, filing: true, lines: [line('10.00')] })).toContain('AES ITN  X');
    expect(eeiLegend({ ...goods, filing: false, lines: [line('10.00')] })).toBe('NOEEI § 30.37(a)');
    expect(eeiLegend({ ...goods, filing: false, lines: [line('9000.00')] })).toContain('AES ITN or exemption');
  });

  it('is the Canadian exemption at any value, except for controlled goods', () => {
    expect(eeiLegend({ ...goods, to: 'CA', lines: [line('50000.00')] })).toBe('NOEEI § 30.36');
    expect(eeiLegend({ ...goods, to: 'CA', lines: [line('50.00', '3822190000', '3A001')] })).toContain('or exemption');
  });

  it('is omitted for goods that do not leave from the United States', () => {
    expect(eeiLegend({ ...goods, from: 'NO', lines: [line('9000.00')] })).toBeNull();
    expect(eeiLegend({ ...goods, from: null, lines: [line('9000.00')] })).not.toBeNull();
  });
});

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
