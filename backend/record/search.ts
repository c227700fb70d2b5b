/** The search of the database: its conditions on the stored search texts, and the second try with slips. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageMeta } from './list.ts';
import { maySlip, placeOf, slipsOf, type Term, termsOf } from './searchKey.ts';

/** Whether the words of a search must be found as they are typed, or may each have one slip. */
export type Spelling = 'exact' | 'similar';

/** The ends of the first, second, third and fourth field of a search text (FS, GS, RS, US). */
const ENDS = ['\u001C', '\u001D', '\u001E', '\u001F'];

/** A stored search text, or some fields of it that follow each other. */
export interface SearchText {
  readonly column: string;
  /** What precedes and follows the fields in a pattern of the whole text. */
  readonly before: string;
  readonly after: string;
}

/**
 * Names the fields of a stored search text, in its order (see the migration `search_texts`).
 * @returns the fields from the first to the last of those named; all of them if none is named
 */
export function searchText<const Name extends string>(column: string, fields: readonly Name[]) {
  return (first?: Name, last?: Name): SearchText => {
    const from = first === undefined ? 0 : fields.indexOf(first);
    const to = last === undefined ? fields.length - 1 : fields.indexOf(last);
    return {
      column,
      before: from === 0 ? '%' : `%${ENDS[from - 1]}%`,
      after: to === fields.length - 1 ? '%' : `%${ENDS[to]}%`,
    };
  };
}

/** The text of a table whose records are searched by one field. */
export const searchName = (column = 'search_text') => searchText(column, ['name'])();

const any = (conditions: readonly RawBuilder<SqlBool>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;
const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;

function hasPattern({ column, before, after }: SearchText, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${before + pattern + after}`;
}

/** Escapes `%`, `_` and `\` in a word: they are literal. */
const literal = (word: string) => word.replace(/[\\%_]/g, (char) => `\\${char}`);

/** Matches rows whose text has a word anywhere, or at the beginning of words if it is short, so that the index of trigrams serves both. */
export function hasWord(text: SearchText, word: string, spelling: Spelling): RawBuilder<boolean> {
  const exact = hasPattern(text, literal(placeOf(word)));
  const slips = spelling === 'similar' ? slipsOf(word) : [];
  return slips.length > 0 ? any([exact, ...slips.map((slip) => hasPattern(text, slip))]) : exact;
}

/**
 * Matches rows that have every word that was typed, in any order, or the number that words may be; none if nothing was typed
 * to search for.
 * @param hasOne returns the condition of one word
 */
export function hasWords(
  typed: string,
  spelling: Spelling,
  hasOne: (word: string, spelling: Spelling) => RawBuilder<SqlBool>,
): RawBuilder<boolean> {
  const hasTerm = ({ words, joined }: Term) => {
    const each = all(words.map((word) => hasOne(word, spelling)));
    return joined === null ? each : any([hasOne(joined, 'exact'), each]);
  };
  const terms = termsOf(typed);
  return terms.length > 0 ? all(terms.map(hasTerm)) : sql<boolean>`false`;
}

/** Matches rows whose text has what was typed. */
export const has = (text: SearchText, typed: string, spelling: Spelling) =>
  hasWords(typed, spelling, (word, spelled) => hasWord(text, word, spelled));

/** Whether what was typed has a word that may be a slip for another. */
export const mayBeSlip = (typed: readonly (string | undefined)[]): boolean =>
  typed.some((text) => termsOf(text ?? '').some(({ words }) => words.some(maySlip)));

/** Returns what was typed in a query and may hold slips: nothing if it is to be found exactly. */
export const typedWords = (
  { exact }: { readonly exact?: boolean | undefined },
  typed: readonly (string | undefined)[],
): readonly (string | undefined)[] => (exact ? [] : typed);

/**
 * Finds what was typed; if that is nothing, once more with one slip in each longer word. The user's order stays, as what is
 * found is never of both kinds.
 * @param typed the search and the text filters of the query
 */
export async function foundForgiving<Found>(
  typed: readonly (string | undefined)[],
  find: (spelling: Spelling) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Found> {
  const found = await find('exact');
  if (!isNothing(found) || !mayBeSlip(typed)) return found;
  const similar = await find('similar');
  return isNothing(similar) ? found : similar;
}

/** Reads a page as `foundForgiving` finds it; the page says if it is of similar words. */
export function readForgiving<Page extends { meta: PageMeta }>(
  typed: readonly (string | undefined)[],
  read: (spelling: Spelling) => Promise<Page>,
): Promise<Page> {
  return foundForgiving(
    typed,
    async (spelling) => {
      const page = await read(spelling);
      return spelling === 'exact' ? page : { ...page, meta: { ...page.meta, similar: true } };
    },
    ({ meta }) => meta.count === 0,
  );
}
