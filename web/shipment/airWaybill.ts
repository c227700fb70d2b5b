/** Parses air waybill numbers: an airline's prefix, a serial number and its check digit (IATA Resolution 600a). */
import { folded } from './folded.ts';

/** An air waybill number, split into its parts. */
export interface AirWaybill {
  /** The airline's three digits. */
  prefix: string;
  /** The check digit as typed; `due` is the correct one, the remainder of the serial number divided by 7. */
  digit: string;
  due: string;
}

const NUMBER = /^(\d{3}) ?(-?) ?(\d{4})[- ]?(\d{3})(\d)$/;

/**
 * Parses an air waybill number, `176-12345675`; null for anything else. Couriers' own numbers have no check digit. Eleven
 * digits without a dash may be either, so they count only with one of these prefixes.
 */
export function readAirWaybill(typed: string, prefixes: readonly string[] = []): AirWaybill | null {
  const [, prefix, dash, first, rest, digit] = NUMBER.exec(folded(typed)) ?? [];
  if (prefix === undefined || digit === undefined) return null;
  if (!dash && !prefixes.includes(prefix)) return null;
  return { prefix, digit, due: String(Number(`${first}${rest}`) % 7) };
}
