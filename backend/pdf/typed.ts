/** What people typed on a paper: whether fonts have its letters, and where they stand if not. */
import type { Address } from '../record/address.ts';
import { plain } from './clean.ts';
import { loadFaces, type Texts } from './fonts.ts';

/** Texts that people typed, and where they stand on a paper. */
export interface Typed {
  readonly place: string;
  readonly texts: readonly (string | null)[];
}

/** Letters that no font has, and the place where they stand. */
export interface Unprintable {
  readonly place: string;
  readonly letters: string[];
}

/** Returns what was typed of an address. */
export const addressTexts = (address: Address | null) =>
  address ? [address.address, address.city, address.state ?? null, address.zip_code ?? null] : [];

/** Returns texts as they are printed, each once. */
export const cleanTexts = (texts: readonly (string | null)[]) => [
  ...new Set(texts.flatMap((text) => (text ? plain(text) : []))),
];

/** Latin with its common marks, Greek and Cyrillic: the basic font has all of it. */
const common = /^[ -~\u00a1-\u024f\u0391-\u03a1\u03a3-\u03c9\u0400-\u045f\u2010-\u2027]*$/;

/** Whether texts print in full, known without a look at fonts. */
export const isSurelyPrintable = (texts: Texts) =>
  Object.values(texts).every((all) => all.every((text) => common.test(text)));

/** Returns the letters that no font has, by the place where they stand; empty if everything prints. */
export async function unprintableIn(typed: readonly Typed[], texts: Texts): Promise<Unprintable[]> {
  const { missing } = await loadFaces(texts);
  if (missing.size === 0) return [];
  const found = new Map<string, Set<string>>();
  for (const { place, texts: own } of typed) {
    const signs = own.flatMap((text) => (text ? Array.from(plain(text)) : [])).filter((sign) => missing.has(sign));
    if (signs.length > 0) found.set(place, new Set([...(found.get(place) ?? []), ...signs]));
  }
  return [...found].map(([place, signs]) => ({ place, letters: [...signs] }));
}
