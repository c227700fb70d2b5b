/**
 * How the signed-in person wants dates and numbers written, where it is otherwise than the page's language does. It is kept on
 * the device, as the language is, so that formats are constants when the page loads.
 */
import type { DateOrder, DecimalSign, WeekStart } from '../generated/operations.ts';
import { KEPT } from './keptLanguage.ts';
import { keepText, keptText } from './keptText.ts';

/** The own settings of a person; null is as the language. */
export interface OwnFormats {
  readonly dateOrder: DateOrder | null;
  readonly decimalSign: DecimalSign | null;
  readonly weekStart: WeekStart | null;
}

/** The orders of a date. */
export const DATE_ORDERS: readonly DateOrder[] = ['DAY_FIRST', 'MONTH_FIRST', 'YEAR_FIRST'];
/** The signs that separate the decimals. */
export const DECIMAL_SIGNS: readonly DecimalSign[] = ['POINT', 'COMMA'];
/** The days with which a week may begin. */
export const WEEK_STARTS: readonly WeekStart[] = ['MONDAY', 'SATURDAY', 'SUNDAY'];

/** Returns the own settings that this device keeps. */
export function ownFormats(): OwnFormats {
  const names = (keptText(KEPT.formats) ?? '').split(' ');
  const among = <Name extends string>(known: readonly Name[]) => known.find((name) => names.includes(name)) ?? null;
  return { dateOrder: among(DATE_ORDERS), decimalSign: among(DECIMAL_SIGNS), weekStart: among(WEEK_STARTS) };
}

/** Keeps own settings. Returns whether they are news that the next page will have. */
export function keepFormats({ dateOrder, decimalSign, weekStart }: OwnFormats): boolean {
  const names = [dateOrder, decimalSign, weekStart].flatMap((name) => name ?? []).join(' ') || null;
  return keptText(KEPT.formats) !== names && keepText(KEPT.formats, names);
}
