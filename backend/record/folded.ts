import { digitValue } from './searchKey.ts';

/**
 * Returns a typed number or code in ASCII as far as its signs have a twin there: digits of every script, full-width
 * letters, all kinds of dashes and spaces. Invisible characters are dropped, spaces at the ends too.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/\p{Nd}/gu, digitValue)
    .trim();
