import { toUnits } from '../record/decimal.ts';
import { KILOGRAM, POUND } from '../record/weight.ts';

/** An amount of a volume or a mass. Its unit is 10⁻¹³ of a litre or of a kilogram, in which every unit below is whole. */
export interface Measure {
  readonly of: 'volume' | 'mass';
  readonly amount: bigint;
}

interface Unit {
  readonly of: Measure['of'];
  readonly size: bigint;
}

const whole = 10n ** 13n;
const pound = (whole * POUND) / KILOGRAM;
const gallon = (whole * 3_785_411_784n) / 1_000_000_000n;
const volume = (size: bigint): Unit => ({ of: 'volume', size });
const mass = (size: bigint): Unit => ({ of: 'mass', size });

/** By code of UN/ECE Recommendation 20, and by the symbols and names that people type; in small letters. */
const units: Readonly<Record<string, Unit>> = Object.fromEntries(
  [
    { unit: volume(whole), names: ['ltr', 'l', 'litre', 'litres', 'liter', 'liters'] },
    { unit: volume(whole / 10n), names: ['dlt', 'dl', 'decilitre', 'deciliter'] },
    { unit: volume(whole / 100n), names: ['clt', 'cl', 'centilitre', 'centiliter'] },
    {
      unit: volume(whole / 1000n),
      names: ['mlt', 'ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'cmq', 'cc', 'cm3', 'cm³'],
    },
    { unit: volume(whole / 1_000_000n), names: ['4g', 'ul', 'µl', 'μl', 'microlitre', 'microliter'] },
    { unit: volume(whole * 1000n), names: ['mtq', 'm3', 'm³', 'cubic metre', 'cubic meter'] },
    { unit: volume(gallon), names: ['gll', 'gal', 'gallon', 'gallons', 'gallon (us)'] },
    { unit: volume(gallon / 128n), names: ['oza', 'fl oz', 'fluid ounce (us)'] },
    { unit: mass(whole), names: ['kgm', 'kg', 'kgs', 'kilo', 'kilogram', 'kilograms', 'kilogramme'] },
    { unit: mass(whole / 1000n), names: ['grm', 'g', 'gram', 'grams', 'gramme'] },
    { unit: mass(whole / 1_000_000n), names: ['mgm', 'mg', 'milligram', 'milligrams'] },
    { unit: mass(whole / 1_000_000_000n), names: ['mc', 'ug', 'µg', 'μg', 'mcg', 'microgram', 'micrograms'] },
    { unit: mass(whole * 1000n), names: ['tne', 'tonne', 'tonnes', 'metric ton'] },
    { unit: mass(pound), names: ['lbr', 'lb', 'lbs', 'pound', 'pounds'] },
    { unit: mass(pound / 16n), names: ['onz', 'ounce (avoirdupois)'] },
  ].flatMap(({ unit, names }) => names.map((name) => [name, unit])),
);

/** Texts that are units only in other capitals: a megagram, a megalitre, four grams, a coil. */
const ambiguous = ['Mg', 'Ml', '4g', 'CL'];

const unitOf = (unit: string): Unit | null => {
  const text = unit.trim().replace(/\.$/, '');
  return ambiguous.includes(text) ? null : (units[text.toLowerCase()] ?? null);
};

/** Whether a quantity in this unit is a mass or a volume. */
export const isMassOrVolume = (unit: string) => unitOf(unit) !== null;

/** Returns the texts, in small letters, that are read as the same unit as this one; none if it is neither mass nor volume. */
export function spellingsOf(unit: string): string[] {
  const size = unitOf(unit);
  return size ? Object.keys(units).filter((name) => units[name] === size) : [];
}

/**
 * Returns a quantity as a volume or a mass; null if its unit is neither (`EA`) or not known.
 * @param quantity exact decimal text of up to three decimals
 * @param unit code of UN/ECE Recommendation 20, symbol or English name
 */
export function measureOf(quantity: string, unit: string): Measure | null {
  const found = unitOf(unit);
  return found && { of: found.of, amount: (toUnits(quantity, 3) * found.size) / 1000n };
}

/** Returns so many times an amount. @param count exact decimal text of up to three decimals */
export const timesMeasure = ({ of, amount }: Measure, count: string): Measure => ({
  of,
  amount: (amount * toUnits(count, 3)) / 1000n,
});
