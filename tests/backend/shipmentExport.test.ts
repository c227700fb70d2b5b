import { describe, expect, it } from 'vitest';
import { centsByHsCode, eeiOf, hsDigits } from '../../backend/regulation/hsCode.ts';

/** Returns the result of 15 CFR 30.37(a) for the first line's code when these lines are on an invoice. */
function eei(...lines: [code: string | null, value: string][]) {
  const cents = centsByHsCode(lines.map(([hs_code, total_value]) => ({ hs_code, total_value })));
  return eeiOf(hsDigits(lines[0]?.[0] ?? null), cents, '2500.00');
}
const level = (...lines: [code: string, value: string][]) => eei(...lines).level;

describe('the export limit for one code', () => {
  it('reports exempt below the limit, `at_limit` at it, and required above it', () => {
    expect(level(['3822190000', '2499.99'])).toBe('exempt');
    expect(level(['3822190000', '2500.00'])).toBe('at_limit');
    expect(level(['3822190000', '2500.01'])).toBe('required');
  });

  it('adds up the lines of one code, however it is written', () => {
    expect(level(['3822.19.0000', '1500.00'], ['3822190000', '1000.01'])).toBe('required');
    expect(eei(['3822 19 0000', '1500.00'], ['3822.19.0000', '0.10'])).toMatchObject({
      hs_code: '3822190000',
      value: '1500.10',
    });
  });

  it('considers each code separately, whatever the invoice total is', () => {
    expect(level(['3822190000', '2400.00'], ['3004900000', '2400.00'])).toBe('exempt');
  });

  it('reports that a shorter code could be the same commodity, in either order, and which is incomplete', () => {
    const short: [string, string] = ['3822.19', '2000.00'];
    const long: [string, string] = ['3822190000', '600.00'];
    expect(eei(short, long)).toMatchObject({ level: 'could_exceed', incomplete_code: '382219' });
    expect(eei(long, short)).toMatchObject({ level: 'could_exceed', incomplete_code: '382219', value: '600.00' });
    expect(level(['3822.19', '1900.00'], long)).toBe('exempt');
  });

  it('does not add up two longer codes because they share a prefix', () => {
    expect(level(['3822', '500.00'], ['3822190000', '1300.00'], ['3822900000', '1300.00'])).toBe('exempt');
  });

  it('keeps cents exact where floating-point numbers do not', () => {
    const dimes = Array.from({ length: 25_000 }, (): [string, string] => ['3822190000', '0.10']);
    expect(level(...dimes)).toBe('at_limit');
    expect(eei(['3822190000', '90071992547409.93']).value).toBe('90071992547409.93');
  });

  it('ignores lines without a code', () => {
    const cents = centsByHsCode([
      { hs_code: null, total_value: '9999.00' },
      { hs_code: 'n/a', total_value: '9999.00' },
    ]);
    expect([...cents]).toEqual([]);
  });
});
