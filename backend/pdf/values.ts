/** How papers word values. Whatever people typed keeps its own writing direction. */

import { LANGUAGES, type Language } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import type { Address } from '../record/address.ts';
import { dayText } from '../record/dayText.ts';
import { fromUnits, toUnits } from '../record/decimal.ts';
import { isolated, plain, plainLines } from './clean.ts';

/** The text in place of an empty value. */
export const nothing = '—';

const grouped = (whole: string, sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);

/** Formats exact decimal text as the language of the paper writes it: `1234.50` becomes `1,234.50`, or `1 234,50`. */
export function formatNumber(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const { group, point } = signs(languageNow());
  return fraction === undefined ? grouped(whole, group) : `${grouped(whole, group)}${point}${fraction}`;
}

/** Returns what a language puts between thousands and before decimals. Papers have no narrow space: few fonts do. */
function signs(language: Language): { group: string; point: string } {
  const parts = new Intl.NumberFormat(LANGUAGES[language].locale).formatToParts(12_345.6);
  const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: of('group').replace('\u202f', '\u00a0'), point: of('decimal') };
}

/** Returns a sum of US dollars, of exact decimal texts with at most two decimals. */
export const sumOf = (amounts: readonly string[]) =>
  fromUnits(
    amounts.reduce((sum, amount) => sum + toUnits(amount, 2), 0n),
    2,
  );

/** Formats a calendar date; a dash if there is none. */
export const paperDate = (date: string | null): string => (date === null ? nothing : dayText(date));

/** Joins parts of a line; each keeps its own writing direction. */
export const joined = (parts: readonly string[], between = ' · ') => parts.filter(Boolean).map(isolated).join(between);

/** Joins a label and a value, which keeps its own writing direction. */
export const labelled = (label: string, value: string) => `${label} ${isolated(value)}`;

/** Returns typed text on one line, or a dash if it is empty. */
export const orNothing = (text: string | null) => (text && plain(text)) || nothing;

/** Joins a label and a value to a line; none if the value is empty. */
export const labelledLine = (label: string, value: string | null) =>
  value && plain(value) ? [labelled(label, value)] : [];

/** Returns how a party is reached, on one line; none if nothing is known. */
export const contactLine = (party: { readonly phone_number: string | null; readonly email: string | null }) =>
  party.phone_number || party.email ? [joined([party.phone_number ?? '', party.email ?? ''])] : [];

/** Formats an address as on a letter, without the notes, which are for the driver. @param nameOf the name of a country */
export function addressLines(address: Address | null, nameOf: (country: string) => string): string[] {
  if (!address) return [];
  const { city, state, zip_code: zip, country } = address;
  const place = joined([city, state ?? ''], ', ');
  return [...plainLines(address.address), zip ? labelled(place, zip) : place, nameOf(country)];
}
