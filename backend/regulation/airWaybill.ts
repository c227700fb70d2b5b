/** The numbers of air waybills: IATA Resolution 600a. */
import { folded } from '../record/folded.ts';

/**
 * Splits an air waybill number into its two parts: the airline's prefix of 3 digits and the 8 digits after it (IATA
 * Resolution 600a). Dashes and spaces of every kind may stand between them, and digits of every script are read. Any
 * other tracking number is not split.
 */
export function airWaybillParts(awb: string | null): { prefix: string | null; number: string | null } {
  const [, prefix, first, second] = folded(awb ?? '').match(/^(\d{3}) ?-? ?(\d{4})[- ]?(\d{4})$/) ?? [];
  if (prefix === undefined) return { prefix: null, number: awb };
  return { prefix, number: `${first}${second}` };
}

/** Returns an air waybill number as it is stored: in ASCII. Any other tracking number stays as typed. */
export function storedAirWaybill(typed: string): string {
  return airWaybillParts(typed).prefix === null ? typed : folded(typed);
}

/** Returns all spellings of a typed air waybill number; any other text only as typed. */
export function airWaybillSpellings(typed: string): string[] {
  const { prefix, number } = airWaybillParts(typed);
  if (prefix === null || number === null) return [typed];
  const [first, second] = [number.slice(0, 4), number.slice(4)];
  return ['-', '', ' ', ' - '].flatMap((between) =>
    ['', ' ', '-'].map((within) => `${prefix}${between}${first}${within}${second}`),
  );
}

/** Returns the airline prefix that a number begins with, if it has 11 digits or a hyphen after the first three. */
export function airWaybillPrefix(awb: string): string | null {
  return airWaybillParts(awb).prefix ?? folded(awb).match(/^(\d{3}) ?-/)?.[1] ?? null;
}

/** Whether a text is an air waybill number: 11 digits; the last is the remainder of the seven before it divided by 7. */
export function isAirWaybill(awb: string): boolean {
  const { prefix, number } = airWaybillParts(awb);
  if (prefix === null || number === null) return false;
  return waybillDigit(number) === Number(number.slice(7));
}

/** Returns the check digit for the seven digits after an air waybill's prefix. @param number 8 digits */
export const waybillDigit = (number: string) => Number(number.slice(0, 7)) % 7;
