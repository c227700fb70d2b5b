/** The cases of `export.md`, as facts and as what every view of the decision must say. */
import type { ExportedLine, ExportFacts } from '../../../backend/shipment/exportFacts.ts';
import { readCases } from './table.ts';

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

/** One case a row. */
export const exportCases = readCases('export.md').map((row) => ({
  facts: factsOf(row),
  answer: (row['Answer'] ?? '').replaceAll(' ', '_'),
  says: row['Says'] ?? '',
  legend: legends[row['Legend'] ?? ''],
  name: `${row['From']} to ${row['To']}, end user ${row['End user']}, said ${row['Said']}: ${row['Items']} with ${row['With']}`,
}));
