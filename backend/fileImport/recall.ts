/** What the columns of a file become by an earlier mapping: headings are told apart by what they say, then by their place among equals. */
import { FOREIGN_CURRENCY } from '../tableFile/currency.ts';
import { foldHeading } from '../tableFile/wordForms.ts';
import type { RememberedColumn } from './table.ts';

/** What a column becomes; or, if that cannot be told, the fields that it may be. */
export type Recalled = { readonly field: string | null } | { readonly among: readonly string[] };

const spaced = (heading: string) => heading.replace(/\s+/g, ' ').trim();

/** Returns a heading in the form that tells it from others: case and spaces do not matter, signs and what is in parentheses do. */
export const plainHeading = (heading: string): string => spaced(heading.normalize('NFKC')).toLowerCase();

/** Returns a heading as a person may have written it otherwise. One that names another currency has no other form. */
const otherwise = (heading: string) => (FOREIGN_CURRENCY.test(heading) ? plainHeading(heading) : foldHeading(heading));

interface Place {
  readonly place: number;
  readonly heading: string;
}

/**
 * Returns what columns become, by the headings of a file in their order; null for a column that the mapping does not know.
 * Several columns with one heading are told by their place among them, if there are as many as before. What cannot be decided,
 * and two columns for one field, is left to be asked.
 * @param isChosen whether a person took the mapping for a file with other headings, which may be written otherwise
 */
export function recall(
  remembered: readonly RememberedColumn[],
  headings: readonly string[],
  isChosen = false,
): (Recalled | null)[] {
  const found: (Recalled | null)[] = headings.map(() => null);
  let left = remembered.filter(({ heading }) => heading.trim() !== '');
  let open: readonly Place[] = headings
    .map((heading, place) => ({ place, heading }))
    .filter(({ heading }) => heading.trim() !== '');
  const forms = [spaced, plainHeading, ...(isChosen ? [otherwise] : [])];
  for (const form of forms) {
    const before = Map.groupBy(left, ({ heading }) => form(heading));
    const now = Map.groupBy(open, ({ heading }) => form(heading));
    const paired = new Set<unknown>();
    for (const [key, columns] of now) {
      const same = before.get(key) ?? [];
      // Only columns that are called exactly alike are told by their place.
      if (same.length !== columns.length || (same.length > 1 && form !== spaced)) continue;
      for (const [at, column] of columns.entries()) {
        const known = same[at];
        if (!known) continue;
        found[column.place] = { field: known.field };
        paired.add(known).add(column);
      }
    }
    left = left.filter((each) => !paired.has(each));
    open = open.filter((each) => !paired.has(each));
  }
  const widest = forms.at(-1) ?? spaced;
  for (const { place, heading } of open) {
    const alike = left.filter((each) => widest(each.heading) === widest(heading));
    const among = [...new Set(alike.flatMap(({ field }) => field ?? []))];
    if (alike.length > 0) found[place] = among.length > 0 ? { among } : { field: null };
  }
  return withoutTwins(found);
}

/** Leaves it to be asked which of several columns a field is. */
function withoutTwins(found: readonly (Recalled | null)[]): (Recalled | null)[] {
  const fields = found.flatMap((each) => (each && 'field' in each && each.field !== null ? [each.field] : []));
  const twice = new Set(fields.filter((field, at) => fields.indexOf(field) !== at));
  return found.map((each) =>
    each && 'field' in each && each.field !== null && twice.has(each.field) ? { among: [each.field] } : each,
  );
}
