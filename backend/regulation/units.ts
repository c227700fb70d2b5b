import { LANGUAGES } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import { withText } from '../language/withText.ts';
import { unitMessages } from './unitMessages.ts';

/**
 * The units of measure that order items are counted in: UN/ECE Recommendation 20, revision 17 (2021), active codes only.
 * Packagings (box, bag, drum, …) were deleted from it; they are package types (Recommendation 21).
 */
export const units = withText(
  [
    { code: 'EA' },
    { code: 'C62' },
    { code: 'H87' },
    { code: 'KT' },
    { code: 'SET' },
    { code: 'PR' },
    { code: 'DZN' },
    { code: 'HC' },
    { code: 'MIL' },
    { code: 'NMP' },
    { code: 'AS' },
    { code: '5B' },
    { code: 'U2' },
    { code: 'E27' },
    { code: 'NIU' },
    { code: 'C34' },
    { code: 'KGM' },
    { code: 'GRM' },
    { code: 'MGM' },
    { code: 'MC' },
    { code: 'LBR' },
    { code: 'ONZ' },
    { code: 'LTR' },
    { code: 'MLT' },
    { code: '4G' },
    { code: 'GLL' },
    { code: 'OZA' },
    { code: 'MTR' },
    { code: 'CMT' },
    { code: 'MMT' },
    { code: 'INH' },
    { code: 'FOT' },
    { code: 'YRD' },
    { code: 'MTK' },
    { code: 'MTQ' },
    { code: 'HUR' },
    { code: 'DAY' },
  ],
  'description',
  ({ code }) => unitMessages[code].name,
);

type UnitCode = (typeof units)[number]['code'];

const isUnit = (code: string): code is UnitCode => Object.hasOwn(unitMessages, code);

/** Returns the description of a unit of measure by its code; free text is returned as is. */
export const unitName = (code: string): string => (isUnit(code) ? unitMessages[code].name : code);

/**
 * Returns how a unit is called beside a quantity of it: `kits` beside 2. Free text is returned as is.
 * @param quantity exact decimal text
 */
export const unitBeside = (quantity: string, code: string): string =>
  isUnit(code) ? unitMessages[code].counted(Number(quantity)) : code;

/** The plural forms of CLDR, each with the least count that takes it in the languages that have it. */
const COUNTS = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 } as const;

/** Returns how a unit is called beside a quantity, by plural form, of which a language has `other` and those that it lists. */
export function unitForms(code: UnitCode): { other: string } & Partial<Record<Intl.LDMLPluralRule, string>> {
  const { counted } = unitMessages[code];
  const forms: readonly Intl.LDMLPluralRule[] = LANGUAGES[languageNow()].forms;
  const listed = forms.map((form) => [form, counted(COUNTS[form])]);
  return { ...Object.fromEntries(listed), other: counted(COUNTS.other) };
}

/** Returns all that a unit can be called on a paper. */
export const unitWords = (code: string): string[] => (isUnit(code) ? Object.values(unitForms(code)) : [code]);
