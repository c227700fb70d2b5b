import { describe, expect, it } from 'vitest';
import { decimalIn, formatsOf } from '../../web/base/localeFormats.ts';
import { LANGUAGES, type Language } from '../../web/generated/languages.ts';
import { wordingIn } from '../../web/generated/wording.ts';

const day = new Date(2026, 10, 25, 16, 5);

/** Writes an amount; every kind of space is one. */
const money = (language: Language, amount: string) => {
  const decimal = decimalIn(amount);
  return decimal === null ? null : formatsOf(language).money(decimal).replace(/\s/g, ' ');
};

describe('the formats of a language', () => {
  it.each([
    ['en', 'MM/DD/YYYY', 'MM/DD', 'Wednesday', 'November 2026', '$1,234.50'],
    ['fr', 'DD/MM/YYYY', 'DD/MM', 'mercredi', 'novembre 2026', '1 234,50 $'],
    ['ar', 'DD/MM/YYYY', 'DD/MM', 'الأربعاء', 'نوفمبر 2026', null],
  ] as const)('are those of CLDR: %s', (language, date, dayOfYear, weekday, month, amount) => {
    const formats = formatsOf(language);
    expect(formats).toMatchObject({ day: date, dayOfYear, isDayFirst: language !== 'en' });
    expect(formats.weekday.long(day)).toBe(weekday);
    expect(formats.monthOfYear(day)).toBe(month);
    if (amount) expect(money(language, '1234.5')).toBe(amount);
  });

  it('keep every digit of an amount', () => {
    expect(money('en', '90071992547409931.01')).toBe('$90,071,992,547,409,931.01');
    expect(money('fr', '90071992547409931.01')).toBe('90 071 992 547 409 931,01 $');
  });

  it('use digits that everybody in the trade reads, in Arabic, too', () => {
    expect(formatsOf('ar').decimal('12000.5')).toBe('12,000.5');
  });

  it('have the plural forms that CLDR has, so that no text lacks one', () => {
    for (const [code, { forms, locale }] of Object.entries(LANGUAGES)) {
      const used = [0, 1, 2, 3, 5, 11, 100].map((count) => new Intl.PluralRules(locale).select(count));
      expect(new Set([...forms, 'other']), code).toEqual(new Set(used));
    }
    const { plural } = wordingIn('ar');
    const forms = { zero: 'صفر', one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'غير ذلك' };
    expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms))).toEqual(Object.values(forms));
  });
});
