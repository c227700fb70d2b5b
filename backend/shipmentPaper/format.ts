import { formatNumber, labelled, nothing, paperDate } from '../pdf/values.ts';
import { trimDecimal } from '../record/decimal.ts';
import { poundsOf } from '../record/weight.ts';
import { hsDigits } from '../regulation/hsCode.ts';
import { paper } from './messages.ts';
import type { PaperItem } from './read.ts';

/** Formats an HS code as `NNNN.NN.NNNN`. A code without 6, 8 or 10 digits stays as written: other countries use 8 to 13. */
export function hsCode(code: string | null): string {
  const digits = hsDigits(code);
  if (digits.length !== 6 && digits.length !== 8 && digits.length !== 10) return code?.trim() || nothing;
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.');
}

/** Formats kilograms, exact decimal text, in both units: `12.5` becomes `12.5 kg (27.6 lb)`. */
export function weight(kilograms: string | null): string {
  if (kilograms === null) return nothing;
  return `${formatNumber(trimDecimal(kilograms))} kg (${formatNumber(poundsOf(kilograms, 1))} lb)`;
}

/** Collapses runs of ascending integers: `1, 2, 3, 7` becomes `1–3, 7`. */
export function ranges(numbers: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
}

/** Joins the first texts of a list and counts the rest: a cell must fit on a page. */
export function listed(texts: readonly string[], most: number): string {
  const list = texts.slice(0, most).join(', ') || nothing;
  return texts.length > most ? paper.andMore(list, texts.length - most) : list;
}

/** Words the lot of goods; empty without one. Papers that were issued before items had lots have none. */
export const lotText = ({ lot_number, expiry_date }: Pick<PaperItem, 'lot_number' | 'expiry_date'>): string =>
  [
    lot_number ? labelled(paper.lot, lot_number) : '',
    expiry_date ? labelled(paper.expires, paperDate(expiry_date)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
