/** The cases of `export.md`, as facts and as what every view of the decision must say. */

import { isLookupKey } from '../../../backend/lookup/rules.ts';
import type { ExportedLine, ExportFacts } from '../../../backend/shipmentAdvice/exportFacts.ts';
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
  const { From = '', To = '', Said = '', Licence = '', Items = '', With = '' } = row;
  const itn = known(row['ITN'] ?? '-');
  const isSymbol = isLookupKey('license_exceptions', Licence);
  const ends = row['End user'] ?? '';
  return {
    from: known(From),
    to: known(To),
    stated: stated[Said] ?? null,
    itn: itn?.startsWith('X') ? `AES ${itn}` : itn,
    license_number: isSymbol ? null : known(Licence),
    license_exception: isSymbol ? Licence : null,
    lines: linesOf(Items, ends),
    others: (With === '-' ? [] : With.split(' / ')).map((text, at) => ({
      invoice_number: `CI-${at + 7}`,
      together: text.startsWith('+'),
      lines: linesOf(text.slice(2), ends),
    })),
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

/** The legend of a cell; what is no word of the table is printed as it stands. */
const printedAs = (cell: string): string | null => (cell in legends ? (legends[cell] ?? null) : cell);

const controls: Readonly<Record<string, string>> = { yes: 'required', no: 'not_required', '?': 'cannot_tell' };

/** What a row says about the destination control statement. */
function controlOf(cell: string) {
  const [answer = '', ...rest] = cell.split(' ');
  const isOpen = rest.at(-1) === '?';
  const eccns = (isOpen ? rest.slice(0, -1) : rest).map((eccn) => eccn.replace(',', ''));
  return { answer: controls[answer], eccns, isOpen: isOpen || answer === '?' };
}

/** One case a row. */
export const exportCases = readCases('export.md').map((row) => ({
  facts: factsOf(row),
  answer: (row['Answer'] ?? '').replaceAll(' ', '_'),
  says: row['Says'] ?? '',
  legend: printedAs(row['Legend'] ?? ''),
  against: known(row['Against'] ?? '-'),
  control: controlOf(row['Control'] ?? ''),
  name: `${row['From']} to ${row['To']}, end user ${row['End user']}, said ${row['Said']}, ITN ${row['ITN']}, licence ${row['Licence']}: ${row['Items']} with ${row['With']}`,
}));
