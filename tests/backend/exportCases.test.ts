/** Tests the export decision on the cases of `cases/export.md`, through every view of it. */
import { describe, expect, it } from 'vitest';
import type { CheckAnswer } from '../../backend/shipment/checkAnswer.ts';
import type { ExportedLine, ExportFacts } from '../../backend/shipment/exportFacts.ts';
import { exportAdvice } from '../../backend/shipment/exportRule.ts';
import { filing } from '../../backend/shipment/readinessGaps.ts';
import { exportLegendOf } from '../../backend/shipment/rules.ts';
import { readCases } from './cases/table.ts';

const known = (cell: string) => (cell === '?' || cell === '-' ? null : cell);
const listed = (cell: string) => (cell === '-' ? [] : cell.split(';').map((part) => part.trim()));

function linesOf(cell: string, ends: string): ExportedLine[] {
  const countries = listed(ends);
  return listed(cell).map((text, at) => {
    const [hs_code = '-', total_value = '', eccn = '-'] = text.split(' ');
    return {
      id: at + 1,
      material: `Goods ${at + 1}`,
      hs_code: known(hs_code)?.replace('_', ' ') ?? null,
      total_value,
      eccn: known(eccn)?.replace('_', ' ') ?? null,
      countries_of_manufacture: ['IN'],
      end_user_country: known(countries[at] ?? countries[0] ?? '?'),
    };
  });
}

const stated: Readonly<Record<string, boolean | null>> = { yes: true, no: false, '-': null };

function factsOf(row: Record<string, string>): ExportFacts {
  const { From = '', To = '', Said = '', Items = '', With = '' } = row;
  const ends = row['End user'] ?? '';
  return {
    from: known(From),
    to: known(To),
    stated: stated[Said] ?? null,
    lines: linesOf(Items, ends),
    others:
      With === '-'
        ? []
        : [{ invoice_number: 'CI-7', together: With.startsWith('+'), lines: linesOf(With.slice(2), ends) }],
    limit: '2500.00',
  };
}

const legends: Readonly<Record<string, string | null>> = {
  '30.37(a)': 'NOEEI § 30.37(a)',
  '30.36': 'NOEEI § 30.36',
  ITN: 'AES ITN  X ________________________',
  blank: 'AES ITN or exemption  ________________________',
  none: null,
};

const cases = readCases('export.md').map((row) => ({
  facts: factsOf(row),
  answer: (row['Answer'] ?? '').replaceAll(' ', '_'),
  says: row['Says'] ?? '',
  legend: legends[row['Legend'] ?? ''],
  name: `${row['From']} to ${row['To']}, end user ${row['End user']}, said ${row['Said']}: ${row['Items']} with ${row['With']}`,
}));

describe('the export decision', () => {
  it.each(cases)('$name', ({ facts, answer, says, legend }) => {
    const advice = exportAdvice(facts);
    expect([advice.answer, advice.legend]).toEqual([answer, legend]);
    expect(advice.message).toContain(says);
    expect(advice.because.length > 0).toBe(answer === 'cannot_tell');
  });

  it('has the same answer in the panel, in readiness and on paper in every case', () => {
    expect(cases.length).toBeGreaterThan(60);
    for (const { name, facts } of cases) {
      const { answer, legend, level, statements } = exportAdvice(facts);
      const gap = filing(facts);
      expect([name, exportLegendOf(facts)]).toEqual([name, legend]);
      expect([name, gap.answer]).toEqual([name, readinessOf(answer, facts.stated)]);
      const claims = legend?.startsWith('NOEEI') ?? false;
      if (claims) expect([name, answer]).toEqual([name, 'met']);
      if (answer === 'cannot_tell') expect([name, ['could_exceed', 'required'].includes(level)]).toEqual([name, true]);
      expect([name, answer === 'does_not_apply']).toEqual([name, legend === null]);
      for (const { rule } of statements) expect(rule).toMatch(/^15 CFR /);
    }
  });
});

/** What readiness says: a filing that is stated covers every decision; one that is not stated is open. */
function readinessOf(answer: CheckAnswer, said: boolean | null): CheckAnswer {
  if (answer === 'does_not_apply') return 'does_not_apply';
  if (said === true) return 'met';
  return answer === 'met' && said === null ? 'not_met' : answer;
}
