import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../web/generated/languages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads what reads and writes numbers and dates, as a page in this language has it. @param kept the person's own formats */
async function pageIn(lang: Language, kept: string | null = null) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'lading:formats' ? kept : null) });
  return {
    ...(await import('../../web/base/decimal.ts')),
    ...(await import('../../web/base/dateText.ts')),
    ...(await import('../../web/base/format.ts')),
    ...(await import('../../web/base/numberEdit.ts')),
    ...(await import('../../web/kit/grid/cellText.ts')),
    ...(await import('../../web/kit/grid/pasteNumbers.ts')),
    ...(await import('../../web/kit/grid/pastePlan.ts')),
  };
}

/** Every kind of space is one, and marks of direction are none. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('a number typed in a language', () => {
  it.each([
    ['fr', '1 234,5', '1234.5'],
    ['fr', '1\u202f234,5', '1234.5'],
    ['fr', '1\u00a0234\u00a0567,5', '1234567.5'],
    ['fr', '12,5', '12.5'],
    ['fr', '12.5', '12.5'],
    ['fr', '62\u202f387,52\u00a0$', '62387.52'],
    ['es', '1.234,5', '1234.5'],
    ['es', '1\u202f234,5', '1234.5'],
    ['pt', '1.234,5', '1234.5'],
    ['pt', '1\u00a0234,5', '1234.5'],
    ['pt', '-3,10', '-3.10'],
    ['ar', '1,234.5', '1234.5'],
    ['ar', '١٬٢٣٤٫٥', '1234.5'],
    ['ar', '۱٬۲۳۴٫۵', '1234.5'],
    ['ar', '١٢٣٤', '1234'],
    ['ar', '\u200e-٥', '-5'],
  ] as const)('is read in %s from %o as %s', async (language, typed, decimal) => {
    expect((await pageIn(language)).typedDecimal(typed)).toBe(decimal);
  });

  it.each([
    ['en', '1,234', '1234', '1.234'],
    ['en', '1.234', '1.234', '1234'],
    ['es', '1.234', '1234', '1.234'],
    ['pt', '1,234', '1.234', '1234'],
    ['fr', '1.234', '1234', '1.234'],
    ['ar', '1,234', '1234', '1.234'],
    ['ar', '١٬٢٣٤', '1234', null],
    ['ar', '١٫٢٣٤', '1.234', null],
  ] as const)('that has two readings has that of the page in %s: %s', async (language, typed, decimal, other) => {
    const { typedDecimal, otherDecimal } = await pageIn(language);
    expect([typedDecimal(typed), otherDecimal(typed)]).toEqual([decimal, other]);
  });

  it('is decimal text in the value of a field, whatever the language is', async () => {
    const { readDecimal } = await pageIn('es');
    expect(['1.200', '12000.500'].map(readDecimal)).toEqual(['1.200', '12000.500']);
  });

  it('is shown as the language writes it, and edited without the signs between thousands', async () => {
    const french = await pageIn('fr');
    expect(plain(french.groupDigits('1234567.50'))).toBe('1 234 567,50');
    expect(plain(french.formatMoney('1234.5'))).toBe('1 234,50 $');
    expect(french.editedNumber('1\u202f234,5', '1\u202f234,56', { from: 7, to: 7 })).toEqual({
      text: '1234,56',
      caret: 7,
    });
    const spanish = await pageIn('es');
    expect(spanish.groupDigits('1234.5')).toBe('1.234,5');
    expect(spanish.editedDecimal('1234.5')).toBe('1234,5');
    expect(plain((await pageIn('ar')).groupDigits('-1234.5'))).toBe('-1,234.5');
  });

  it('is written with the decimal sign that the person has chosen', async () => {
    const english = await pageIn('en', 'COMMA');
    expect([english.groupDigits('1234.5'), english.formatMoney('1234.5')]).toEqual(['1.234,5', '$1.234,50']);
    expect(english.typedDecimal('1.234')).toBe('1234');
    const french = await pageIn('fr', 'POINT');
    expect(plain(french.formatQuantity('1234.5'))).toBe('1 234.5');
    expect(french.typedDecimal('1.234')).toBe('1.234');
  });
});

describe('a cell of a grid in a language', () => {
  const quantity = { look: { kind: 'number', label: 'Quantity', required: false } } as const;

  it('is read, shown and edited as the page writes numbers', async () => {
    const { readCell, showCell, editedText } = await pageIn('pt');
    expect(readCell(quantity, '1.234,50')).toBe('1234.5');
    expect(plain(showCell(quantity, '1234.5'))).toBe('1 234,5');
    expect(editedText(quantity, '1234.5')).toBe('1234,5');
    expect(readCell(quantity, '1234,5')).toBe('1234.5');
  });

  it('takes what was copied from the grid as it was shown', async () => {
    const { planPaste, verdictOf } = await pageIn('es');
    const columns = [{ id: 'quantity', look: quantity.look, width: 100 }];
    const plan = planPaste('1.234', { columns, following: columns, copied: ['quantity'], existing: 1 });
    expect(verdictOf(plan, ['quantity'], columns).sign).toBe(',');
  });

  it('is asked about if a paste from elsewhere has two readings, in every language', async () => {
    const { signOf } = await pageIn('fr');
    expect(signOf([{ label: 'Quantity', text: '1.234' }]).sign).toBeNull();
    expect(signOf(['1.234', '1.234,5'].map((text) => ({ label: 'Quantity', text }))).sign).toBe(',');
  });

  it('says how a paste was read only if the page writes it otherwise', async () => {
    const { signOf, readingToTell } = await pageIn('fr');
    const told = (text: string) => readingToTell(signOf([{ label: 'Price', text }]), '.');
    expect(told('1 234,50')).toBeNull();
    expect(plain(told('1,234.50')?.as ?? '')).toBe('1 234,5');
  });
});

describe('a date typed in a language', () => {
  it.each([
    ['fr', '25/11/2026'],
    ['fr', '25.11.26'],
    ['fr', '25 novembre 2026'],
    ['fr', '25 nov. 2026'],
    ['es', '25/11/2026'],
    ['es', '25.11.2026'],
    ['es', '25 de noviembre de 2026'],
    ['pt', '25/11/2026'],
    ['pt', '25-nov-26'],
    ['ar', '٢٥/١١/٢٠٢٦'],
    ['ar', '۲۵/۱۱/۲۰۲۶'],
    ['ar', '25\u200f/11\u200f/2026'],
    ['ar', '٢٥ نوفمبر ٢٠٢٦'],
    ['en', '11/25/2026'],
    ['en', '2026/11/25'],
  ] as const)('is read in %s from %s', async (language, typed) => {
    expect((await pageIn(language)).readDate(typed)).toBe('2026-11-25');
  });

  it.each([
    ['fr', '11/25/2026'],
    ['fr', '2 jui 2026'],
    ['en', '25/11/2026'],
  ] as const)('is not guessed in %s from %s', async (language, typed) => {
    expect((await pageIn(language)).readDate(typed)).toBeNull();
  });

  it('is day first, and shown so, and its empty field says so', async () => {
    const { readDate, showDate, isWholeDate, DATE_PLACEHOLDER } = await pageIn('fr');
    expect([readDate('1/2/2026'), showDate('2026-02-01')]).toEqual(['2026-02-01', '01/02/2026']);
    expect(['01/02/2026', '٠١/٠٢/٢٠٢٦', '01/02/26', '1/2/2026'].map(isWholeDate)).toEqual([true, true, false, false]);
    expect(DATE_PLACEHOLDER).toBe('dd / mm / yyyy');
  });

  it('has the order that the person has chosen', async () => {
    const english = await pageIn('en', 'DAY_FIRST');
    expect([english.readDate('1/2/2026'), english.showDate('2026-02-01')]).toEqual(['2026-02-01', '01/02/2026']);
    const iso = await pageIn('fr', 'YEAR_FIRST');
    expect([iso.showDate('2026-02-01'), iso.formatDayAndMonth('2026-02-01')]).toEqual(['2026-02-01', '02-01']);
    expect([iso.readDate('1/2/2026'), iso.DATE_FORM]).toEqual(['2026-02-01', 'YYYY-MM-DD']);
  });
});

describe('a number in a sentence', () => {
  it.each([
    ['en', null, '1,234 selected'],
    ['en', 'COMMA', '1.234 selected'],
    ['en', 'POINT DAY_FIRST', '1,234 selected'],
  ] as const)('is written as in a cell: in %s with %s as %s', async (language, kept, sentence) => {
    await pageIn(language, kept);
    const { recordMessages } = await import('../../web/kit/record/messages.ts');
    expect(recordMessages.selectedCount(1234)).toBe(sentence);
  });

  it.each([
    [null, '12.345'],
    ['POINT', '12,345'],
  ])('is so in the file of texts of another language: in Spanish with %s as %s', async (kept, number) => {
    const { formatCount } = await pageIn('es', kept);
    const { texts } = await import('../../web/texts.es.ts');
    expect(texts.record.selectedCount(12_345)).toContain(number);
    expect(formatCount(12_345)).toBe(number);
  });
});
