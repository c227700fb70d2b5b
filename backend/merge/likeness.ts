/** How alike names are, by the trigrams that they share, as PostgreSQL's `similarity` counts it. */
import { setImmediate } from 'node:timers/promises';

/** A name of a record. */
export interface Named {
  readonly id: number;
  /** Only names of one place are compared. */
  readonly place: string;
  /** The name in the form of `search_key`: words without case, accents and punctuation. */
  readonly name: string;
}

/** Two records, the one with the lower id first, and how alike they are, from 0 to 1. */
export interface Alike {
  readonly first: number;
  readonly second: number;
  readonly likeness: number;
}

/** How many names are compared before others may have the processor. */
const PIECE = 50;
/** With how many others that share a trigram a name is compared, the last ones: names that are numbered share all but one. */
const MOST_SHARING = 200;
/** How many pairs are kept, the most alike ones. */
const MOST_PAIRS = 10_000;

/** Returns the trigrams of the words of a name, each padded as PostgreSQL does it. */
function trigramsOf(name: string): string[] {
  const found = new Set<string>();
  for (const word of name.split(/[^\p{L}\p{N}]+/u)) {
    const signs = word === '' ? [] : [...`  ${word} `];
    for (let at = 0; at + 3 <= signs.length; at += 1) found.add(signs.slice(at, at + 3).join(''));
  }
  return [...found];
}

/**
 * Finds the pairs of names that share at least this part of their trigrams. Two names that do must share one of the rarest
 * ones of each, so only names that share a rare trigram are compared: the time grows with the names, not with their pairs.
 */
export async function alikePairs(names: readonly Named[], least: number): Promise<Alike[]> {
  const count = new Map<string, number>();
  const all = names.map((named) => ({ ...named, trigrams: trigramsOf(named.name) }));
  for (const { trigrams } of all) for (const each of trigrams) count.set(each, (count.get(each) ?? 0) + 1);
  const rarest = (one: string, other: string) =>
    (count.get(one) ?? 0) - (count.get(other) ?? 0) || (one < other ? -1 : 1);
  const seen = new Map<string, (typeof all)[number][]>();
  const pairs: Alike[] = [];
  for (const [at, named] of all.entries()) {
    if (at % PIECE === PIECE - 1) await setImmediate();
    const { trigrams } = named;
    trigrams.sort(rarest);
    const own = new Set(trigrams);
    const compared = new Set<number>();
    for (const trigram of trigrams.slice(0, trigrams.length - Math.ceil(least * trigrams.length) + 1)) {
      const key = `${named.place} ${trigram}`;
      const sharing = seen.get(key) ?? [];
      for (const other of sharing) {
        if (compared.has(other.id)) continue;
        compared.add(other.id);
        const shared = other.trigrams.reduce((sum, each) => sum + (own.has(each) ? 1 : 0), 0);
        const likeness = shared / (own.size + other.trigrams.length - shared);
        if (likeness >= least) pairs.push(pairOf(named.id, other.id, likeness));
      }
      sharing.push(named);
      if (sharing.length > MOST_SHARING) sharing.shift();
      seen.set(key, sharing);
    }
    if (pairs.length > 2 * MOST_PAIRS) keepMostAlike(pairs);
  }
  return pairs;
}

function keepMostAlike(pairs: Alike[]): void {
  pairs.sort((one, other) => other.likeness - one.likeness).length = MOST_PAIRS;
}

const pairOf = (one: number, other: number, likeness: number): Alike => ({
  first: Math.min(one, other),
  second: Math.max(one, other),
  likeness,
});
