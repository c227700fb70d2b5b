/**
 * The units of measure that order items are counted in: UN/ECE Recommendation 20, revision 17 (2021), active codes only.
 * Packagings (box, bag, drum, …) were deleted from it; they are package types (Recommendation 21).
 */
export const units = [
  { code: 'EA', description: 'each' },
  { code: 'C62', description: 'one' },
  { code: 'H87', description: 'piece' },
  { code: 'KT', description: 'kit' },
  { code: 'SET', description: 'set' },
  { code: 'PR', description: 'pair' },
  { code: 'DZN', description: 'dozen' },
  { code: 'HC', description: 'hundred count' },
  { code: 'MIL', description: 'thousand' },
  { code: 'NMP', description: 'number of packs' },
  { code: 'AS', description: 'assortment' },
  { code: '5B', description: 'batch' },
  { code: 'U2', description: 'tablet' },
  { code: 'E27', description: 'dose' },
  { code: 'NIU', description: 'number of international units' },
  { code: 'C34', description: 'mole' },
  { code: 'KGM', description: 'kilogram' },
  { code: 'GRM', description: 'gram' },
  { code: 'MGM', description: 'milligram' },
  { code: 'MC', description: 'microgram' },
  { code: 'LBR', description: 'pound' },
  { code: 'ONZ', description: 'ounce (avoirdupois)' },
  { code: 'LTR', description: 'litre' },
  { code: 'MLT', description: 'millilitre' },
  { code: '4G', description: 'microlitre' },
  { code: 'GLL', description: 'gallon (US)' },
  { code: 'OZA', description: 'fluid ounce (US)' },
  { code: 'MTR', description: 'metre' },
  { code: 'CMT', description: 'centimetre' },
  { code: 'MMT', description: 'millimetre' },
  { code: 'INH', description: 'inch' },
  { code: 'FOT', description: 'foot' },
  { code: 'YRD', description: 'yard' },
  { code: 'MTK', description: 'square metre' },
  { code: 'MTQ', description: 'cubic metre' },
  { code: 'HUR', description: 'hour' },
  { code: 'DAY', description: 'day' },
] as const;

const unitNames = new Map<string, string>(units.map(({ code, description }) => [code, description]));

/** Returns the description of a unit of measure by its code; free text is returned as is. */
export const unitName = (code: string) => unitNames.get(code) ?? code;
