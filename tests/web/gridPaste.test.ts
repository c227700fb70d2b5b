import { describe, expect, it } from 'vitest';
import { pasted } from '../../web/kit/grid/edits.ts';
import { changed, emptyGrid } from '../../web/kit/grid/gridState.ts';
import { damageOf, withoutZeros } from '../../web/kit/grid/mangled.ts';
import { doubtedIn, totalsDiffering } from '../../web/kit/grid/pasteChecks.ts';
import { readingToTell } from '../../web/kit/grid/pasteNumbers.ts';
import { type PasteAnswers, planPaste, verdictOf } from '../../web/kit/grid/pastePlan.ts';
import { createRowStates } from '../../web/kit/grid/rowStates.ts';
import { cellOf } from '../../web/kit/grid/rows.ts';
import { itemSpec } from '../../web/orderItem/grid/itemColumns.ts';

const labels = { IN: 'India', DE: 'Germany', FR: 'France', KR: 'South Korea', KP: 'North Korea', GN: 'Guinea' };
const countriesOfManufacture = Object.entries(labels).map(([id, label]) => ({ id, label }));
const sizePerItem = ['each (EA)', 'box (BX)', 'piece (H87)', 'gram (GRM)'].map((label) => ({
  id: /\((.*)\)/.exec(label)?.[1] ?? '',
  label,
}));
const spec = itemSpec({ countriesOfManufacture, sizePerItem }, { off: [], maySplit: true });
const { columns } = spec;
const shown = columns.filter(
  ({ id, look }) => look.required || ['$total', 'hsCode', 'countriesOfManufacture'].includes(id),
);
const material = shown.findIndex(({ id }) => id === 'material');

/** Reads a sheet pasted at Material in the first free row. */
const planned = (sheet: string) =>
  planPaste(sheet, { columns, following: shown.slice(material), copied: null, existing: 0 });

/** Pastes a sheet, and returns its rows, or the question if there is one. */
function paste(sheet: string, answers: Partial<PasteAnswers> = {}) {
  const plan = planned(sheet);
  const targets = answers.columns ?? plan.columns;
  const verdict = verdictOf(plan, targets, columns);
  const sign = answers.sign ?? verdict.sign;
  const asks = { columns: plan.asksColumns && !answers.columns, numbers: sign === null };
  if (sign === null || asks.columns)
    return { asks, doubtful: verdict.doubtful.map(({ text }) => text), left: plan.left };
  const empty = changed(emptyGrid(null), { type: 'go', at: { row: 0, column: material } }, spec);
  const { edits } = pasted(plan.body, { state: empty, columns, shown, targets, headed: plan.headed, from: { sign } });
  const state = changed(empty, { type: 'write', edits, doubted: doubtedIn(edits, columns) }, spec);
  const states = createRowStates(spec, state)(state.rows);
  return {
    rows: state.rows.map((row) => [cellOf(row, 'material'), cellOf(row, 'quantity'), cellOf(row, 'valuePerItem')]),
    codes: state.rows.map((row) => [cellOf(row, 'catalogNumber'), cellOf(row, 'hsCode')]),
    problems: states.map(({ problems }) => problems),
    told: readingToTell(verdict, sign),
    left: plan.left,
    unknown: plan.unknown,
    differing: totalsDiffering(plan, { targets, sign, columns }),
  };
}

const tabbed = (...lines: string[]) =>
  lines
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    .join('\r\n');

describe('ten sheets of vendors and programs', () => {
  it('German, with a title, headings and a total: the comma is the decimal sign of the whole sheet', () => {
    const sheet = tabbed(
      'Angebot 2026-114 | | | | |',
      ' | | | | |',
      'Pos. | Bezeichnung | Art.-Nr. | Menge | ME | Einzelpreis | Gesamtpreis',
      '1 | Handschuhe | H-1 | 1.200 | EA | 3,45 | 4.140,00',
      '2 | Masken | M-2 | 10.000 | EA | 0,12 | 1.200,00',
      'Gesamtsumme | | | | | | 5.340,00',
    );
    expect(paste(sheet)).toMatchObject({
      rows: [
        ['Handschuhe', '1200', '3.45'],
        ['Masken', '10000', '0.12'],
      ],
      told: { text: '1.200', as: '1,200' },
      left: ['title', 'total'],
      differing: 0,
    });
  });

  it('German, with prices of four decimals', () => {
    const sheet = tabbed(
      'Bezeichnung | Art.-Nr. | Menge | ME | Einzelpreis | Gesamtpreis',
      'Spitzen | S-1 | 1.000 | EA | 0,0125 | 12,50',
      'Reagenz | R-2 | 2 | EA | 1.200,5025 | 2.401,01',
    );
    expect(paste(sheet)).toMatchObject({
      rows: [
        ['Spitzen', '1000', '0.0125'],
        ['Reagenz', '2', '1200.5025'],
      ],
      problems: [{}, {}],
      differing: 0,
    });
  });

  it('French, spaces between thousands, without headings', () => {
    const sheet = tabbed(
      'Gants | G-1 | 1\u202f200 | EA | 3,45',
      'Masques | M-2 | 10\u00a0000 | EA | 1\u202f234,5',
      'Total | | 11\u202f200 | | ',
    );
    expect(paste(sheet)).toMatchObject({
      rows: [
        ['Gants', '1200', '3.45'],
        ['Masques', '10000', '1234.5'],
      ],
      left: ['total'],
    });
  });

  it('American, as CSV with dollar signs, a repeated heading and notes', () => {
    const sheet = [
      'Quotation 77',
      'Item,Description,Catalog #,Qty,UoM,Unit price,Amount',
      '1,"Gloves, nitrile",G-1,"1,200",EA,$3.45,"$4,140.00"',
      'Item,Description,Catalog #,Qty,UoM,Unit price,Amount',
      '2,Masks,M-2,"10,000",EA,"$1,234.50","$12,345,000.00"',
      'Grand total (USD),,,,,,"$12,349,140.00"',
      'Prices are valid for 30 days',
    ].join('\n');
    expect(paste(sheet)).toMatchObject({
      rows: [
        ['Gloves, nitrile', '1200', '3.45'],
        ['Masks', '10000', '1234.5'],
      ],
      left: ['title', 'heading', 'total', 'note'],
      differing: 0,
    });
  });

  it('Swiss, with apostrophes', () => {
    const sheet = tabbed(
      'Artikel | Artikelnummer | Anzahl | Einheit | Preis pro Stück',
      "Zelte | Z-1 | 1'200 | EA | 12'345.50",
      'Decken | D-1 | 12’000 | EA | 7.–'.replace('7.–', '7.25'),
    );
    expect(paste(sheet)).toMatchObject({
      rows: [
        ['Zelte', '1200', '12345.5'],
        ['Decken', '12000', '7.25'],
      ],
    });
  });

  it('Indian, with lakhs', () => {
    const sheet = tabbed(
      'Sr no | Product name | Part no | Qty | Units | Unit price | Total',
      '1 | Syringes | S-1 | 1,00,000 | EA | 1.25 | 1,25,000.00',
      '2 | Needles | N-1 | 5,000 | EA | 12,34,567.50 | 6,17,28,37,500.00',
    );
    expect(paste(sheet)).toMatchObject({
      rows: [
        ['Syringes', '100000', '1.25'],
        ['Needles', '5000', '1234567.5'],
      ],
      differing: 0,
    });
  });

  it('Arabic, with Arabic digits and headings', () => {
    const sheet = tabbed(
      'الوصف | رقم الصنف | الكمية | الوحدة | سعر الوحدة | الإجمالي',
      'قفازات | G-1 | ١٬٢٠٠ | EA | ٣٫٤٥ | ٤٬١٤٠٫٠٠',
      'المجموع | | | | | ٤٬١٤٠٫٠٠',
    );
    expect(paste(sheet)).toMatchObject({ rows: [['قفازات', '1200', '3.45']], left: ['total'], differing: 0 });
  });

  it('Spanish and Portuguese headings', () => {
    const spanish = tabbed(
      'Descripción | Código de artículo | Cantidad | Unidad | Precio unitario | Importe',
      'Guantes | G-1 | 1.200 | EA | 3,45 | 4.140,00',
    );
    const portuguese = tabbed(
      'Descrição | Referência | Qtd. | Unidade | Preço unitário | País de origem',
      'Luvas | L-1 | 2.500 | EA | 0,5 | India',
    );
    expect(paste(spanish)).toMatchObject({ rows: [['Guantes', '1200', '3.45']] });
    expect(paste(portuguese)).toMatchObject({ rows: [['Luvas', '2500', '0.5']] });
  });

  it('whose numbers fit both conventions: asks once, and takes the answer', () => {
    const sheet = tabbed('Gloves | G-1 | 1.200 | EA | 10.000', 'Masks | M-2 | 10.000 | EA | 250');
    expect(paste(sheet)).toMatchObject({ asks: { numbers: true, columns: false }, doubtful: ['1.200', '10.000'] });
    expect(paste(sheet, { sign: ',' })).toMatchObject({
      rows: [
        ['Gloves', '1200', '10000'],
        ['Masks', '10000', '250'],
      ],
    });
    expect(paste(sheet, { sign: '.' })).toMatchObject({ rows: [['Gloves', '1.2', '10'], expect.anything()] });
    const mixed = tabbed('Gloves | G-1 | 1.200 | EA | 3,45', 'Masks | M-2 | 5 | EA | 2.50');
    expect(paste(mixed)).toMatchObject({ asks: { numbers: true }, doubtful: ['1.200'] });
  });

  it('in a language without known headings, or in euros: asks which column is what', () => {
    const swedish = tabbed('Benämning | Artikelnr | Antal | Enhet | À-pris', 'Handskar | H-1 | 1 200 | EA | 3,45');
    expect(paste(swedish)).toMatchObject({ asks: { columns: true } });
    const ids = ['material', 'catalogNumber', 'quantity', 'sizePerItem', 'valuePerItem'];
    expect(paste(swedish, { columns: ids })).toMatchObject({ rows: [['Handskar', '1200', '3.45']] });
    const euros = tabbed('Description | Ref | Qty | Unit | Unit price (EUR)', 'Gloves | G-1 | 5 | EA | 3,45');
    expect(paste(euros)).toMatchObject({ asks: { columns: true } });
    const other = tabbed('EA | 5 | Gloves | 3.45 | G-1', 'EA | 7 | Masks | 2.45 | M-1');
    expect(paste(other)).toMatchObject({ asks: { columns: true } });
  });

  it('as Excel’s Unicode text, with codes and numbers that Excel has damaged: each is named at its row', () => {
    const sheet = `\ufeff${tabbed(
      'Description | Catalog # | HS code | Qty | UoM | Unit price | Country',
      'Gloves | 00123 | 3.00491E+09 | 10 | EA | 1.5 | Korea',
      'Masks | 10-May | 3004909230 | 1.2E+05 | EA | 2.5 | Guinea',
      'Boots | #N/A | 490923 | 10-May | gr | 12 EUR | South Korea',
      'Gowns | 00456 | 300490923 | 5 pcs | EA | 15% | India',
      'Tents | 789 | 9406.90 | 5 | EA | 3 | KR',
    )}\r\n`;
    const { problems = [] } = paste(sheet);
    expect(problems.map((row) => Object.keys(row).toSorted())).toEqual([
      ['countriesOfManufacture', 'hsCode'],
      ['catalogNumber', 'countriesOfManufacture', 'quantity'],
      ['catalogNumber', 'quantity', 'sizePerItem', 'valuePerItem'],
      ['hsCode', 'quantity', 'valuePerItem'],
      ['catalogNumber'],
    ]);
    expect(problems[0]?.hsCode).toMatch(/^“3.00491E\+09” is a number that a spreadsheet has shortened/);
    expect(problems[3]?.hsCode).toBe('“300490923” may have lost a leading zero');
  });
});

describe('a damaged text', () => {
  it('is told by its form', () => {
    const told = (text: string) => damageOf(text, true);
    expect(['3.00491E+09', '3,00491E+09', '1E+12', '8.5E15'].map(told)).toEqual(Array(4).fill('shortened'));
    expect(['10-May', 'May-10', '10. Mai', '1-Jan-26', '5/10/2024', '2024-05-10', '10-mars'].map(told)).toEqual(
      Array(7).fill('date'),
    );
    expect(['#N/A', '#REF!', '#NV', '#####', '#VALUE!', '#¡REF!', '#DIV/0!'].map(told)).toEqual(Array(7).fill('error'));
    expect(['3004.90.9230', 'G-1', 'MAY10', '12-34', '5/10', 'E-100', '1E5', '#12', 'A#1', 'Marker'].map(told)).toEqual(
      Array(10).fill(null),
    );
  });

  it('without its zeros is told by the others of its column, and a tariff code by its odd length', () => {
    expect(withoutZeros(['00123', '00456', '789', 'G-1'], false)).toEqual(['789']);
    expect(withoutZeros(['123', '45', '6'], false)).toEqual([]);
    expect(withoutZeros(['00123', '00456', '123456'], false)).toEqual([]);
    expect(withoutZeros(['300490923', '3004909230', '30049', '300490', '3004.90.923'], true)).toEqual([
      '300490923',
      '30049',
    ]);
  });
});

describe('lines of a sheet', () => {
  it('are left out if they are titles, totals in many languages, notes or blank; an item may be called Total', () => {
    const items = ['A | a-1 | 1 | EA | 2', 'B | b-1 | 2 | EA | 3', 'Total protein test kit | c-1 | 3 | EA | 4'];
    for (const total of [
      'Total',
      'TOTAL:',
      'Sub-total',
      'Montant total HT',
      'Zwischensumme',
      'Итого',
      'الإجمالي',
      '合计',
      'Total 3 items (USD)',
    ]) {
      expect(planned(tabbed(...items, `${total} | | 6 | | `)).left).toEqual(['total']);
    }
    expect(planned(tabbed(...items, ' | | 6 | | 9')).left).toEqual(['total']);
    expect(planned(tabbed(...items, ' | | 7 | | 8')).left).toEqual([]);
    expect(planned(tabbed('Order 5 | | | | ', ...items, ' | | | | ', 'D | d-1 | 1 | EA | 2')).left).toEqual([
      'title',
      'blank',
    ]);
    expect(planned(tabbed(...items)).body).toHaveLength(3);
  });

  it('that go over existing rows keep their places', () => {
    const place = { columns, following: shown.slice(material), copied: null, existing: 5 };
    const { body } = planPaste(tabbed('A | a | 1 | EA | 2', 'Subtotal | | 1 | | ', 'B | b | 1 | EA | 2'), place);
    expect(body.map(([first]) => first)).toEqual(['A', undefined, 'B']);
  });

  it('copied in this grid are taken as they are', () => {
    const copied = ['material', 'catalogNumber', 'quantity'];
    const plan = planPaste('Total\t\t1,200', { columns, following: shown.slice(material), copied, existing: 0 });
    expect([plan.left, plan.asksColumns, verdictOf(plan, plan.columns, columns).sign]).toEqual([[], false, '.']);
  });
});
