import { withText } from '../language/withText.ts';
import { regulationMessages } from './messages.ts';

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
  ({ code }) => regulationMessages.unit[code],
);

const unitsByCode = new Map<string, { readonly description: string }>(units.map((unit) => [unit.code, unit]));

/** Returns the description of a unit of measure by its code; free text is returned as is. */
export const unitName = (code: string) => unitsByCode.get(code)?.description ?? code;
