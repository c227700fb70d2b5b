/**
 * The form in which texts are searched: their words without case, accents, width and punctuation. `search_key` in the
 * database returns the same for the same text (a test compares them). Codegen copies this file to the web client, which
 * searches short lists itself and marks what matched.
 */

/** Characters that are neither letters nor spaces: they are dropped, so that `O'Brien` is one word. */
const APOSTROPHES = /['`´\u02B9-\u02BC\u1FEF\u2018\u2019\u201B\u2032]/gu;

/**
 * Characters that do not count after NFKD: accents, Hebrew points, Arabic marks and tatweel, and characters that show
 * nothing (Default_Ignorable_Code_Point of Unicode 16, and blank glyphs).
 */
const UNSEEN = new RegExp(
  `[${[
    '\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640',
    '\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E8\\u06EA-\\u06ED\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF',
    '\\uFE20-\\uFE2F\\u00AD\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E',
    '\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{13441}\\u{13442}\\u{16FE4}',
    '\\u{1BCA0}-\\u{1BCA3}\\u{1D159}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}',
  ].join('')}]`,
  'gu',
);

/** Letters that NFKD does not take apart, and what people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ƒ: 'f', ı: 'i' },
  ...{ ɓ: 'b', ɖ: 'd', ɗ: 'd', ɛ: 'e', ə: 'e', ɣ: 'g', ɩ: 'i', ƙ: 'k', ɔ: 'o', ʊ: 'u', ʋ: 'v', ƴ: 'y' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه' },
};

/** Spaces and punctuation, which separate words. */
const SEPARATORS = new RegExp(
  `[${[
    '\\t-\\r !-\\/:-@\\[-_\\{-~\\u0085\\u00A1-\\u00BF\\u00D7\\u00F7\\u05BE\\u05C0\\u05C3\\u05F3\\u05F4\\u060C\\u060D',
    '\\u061B\\u061E\\u061F\\u066A-\\u066D\\u06D4\\u0964\\u0965\\u1680\\u2010-\\u2029\\u2030-\\u205E\\u20A0-\\u20C0',
    '\\u2100-\\u214F\\u2190-\\u27FF\\u2900-\\u2BFF\\u2E00-\\u2E7F\\u3001-\\u3003\\u3008-\\u3020\\u3030\\u30FB\\uFFFD',
  ].join('')}]+`,
  'gu',
);
const SPACES = /[\t-\r \u0085\u1680\u2028\u2029]+/gu;

const digit = /\p{Nd}/u;

/** Returns the value of a decimal digit of any script: the ten digits of a script follow each other. */
export function digitValue(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  for (let value = 0; value < 9; value += 1) {
    if (!digit.test(String.fromCodePoint(point - value - 1))) return String(value);
  }
  return '9';
}

/** The scripts with case and digits that anybody uses; letters of others are compared as they are. */
const LAST_LETTER = 0x1fff;

/** Returns a character without case, for all of its forms: `ς` and `Σ` become `σ`. */
function simple(character: string): string {
  if ((character.codePointAt(0) ?? 0) > LAST_LETTER) return character;
  const capital = character.toUpperCase();
  const small = ([...capital].length === 1 ? capital : character).toLowerCase();
  const plain = [...small].length === 1 ? small : character;
  return LETTERS[plain] ?? (digit.test(plain) ? digitValue(plain) : plain);
}

/** Returns a text with its letters in the form in which they are searched. Punctuation and spaces stay. */
function searchLetters(text: string): string {
  if (/^[ -&(-_a-~]*$/.test(text)) return text.toLowerCase();
  const parts = text.replace(APOSTROPHES, '').normalize('NFKD').replace(UNSEEN, '');
  return [...parts].map(simple).join('').normalize('NFKC');
}

/** Returns the words of a text; a text of punctuation alone is one word. */
function wordsOf(text: string): string[] {
  const letters = searchLetters(text);
  const words = letters.replace(SEPARATORS, ' ').split(' ').filter(Boolean);
  return words.length > 0 ? words : letters.replace(SPACES, ' ').trim().split(' ').filter(Boolean);
}

const startsWithDigit = /^[0-9]/;
const endsWithDigit = /[0-9]$/;

/** Returns the words in runs: words that meet at a digit may be one number, such as `PO-1024` or `3004.90`. */
function runsOf(words: readonly string[]): string[][] {
  const runs: string[][] = [];
  let before: string | undefined;
  for (const word of words) {
    const run = runs.at(-1);
    if (run && before !== undefined && (endsWithDigit.test(before) || startsWithDigit.test(word))) run.push(word);
    else runs.push([word]);
    before = word;
  }
  return runs;
}

/**
 * Returns the form of a text that is searched: ` ` and its words, each followed by a space; after them its numbers
 * without punctuation and spaces. `PO-1024 Émile` becomes ` po 1024 emile po1024 `.
 */
export function searchKey(text: string): string {
  const words = wordsOf(text);
  const joined = runsOf(words).map((run) => run.join(''));
  const numbers = joined.length < words.length ? joined.filter((word) => /[0-9]/.test(word)) : [];
  return ` ${[...words, ...numbers].map((word) => `${word} `).join('')}`;
}

/** A part of what was typed: words that must all be found, or may be found as one. */
export interface Term {
  readonly words: readonly string[];
  /** The words as one; null for a single word. */
  readonly joined: string | null;
}

/** The number of words that count; more say no more about what is wanted, and cost time. */
const MOST_WORDS = 10;

/**
 * Returns the words of what was typed between two spaces: a number without its punctuation is one. The words of a short one
 * follow each other, with a space between them: `6.1` is not `1.6`.
 */
function typedWords(text: string): string[] {
  return runsOf(wordsOf(text)).map((run) => run.join(run.join('').length >= ANYWHERE_FROM ? '' : ' '));
}

/** Returns the terms of a typed text, in its order. Empty if there is nothing to search for. */
export function termsOf(typed: string): Term[] {
  const words = typed.split(/\s+/u).flatMap(typedWords);
  return runsOf(words.slice(0, MOST_WORDS)).map((run) => {
    const joined = run.join('').replaceAll(' ', '');
    return { words: run, joined: joined === run[0] ? null : joined };
  });
}

/** The number of characters from which on a word is found inside of words; shorter ones are beginnings of words. */
const ANYWHERE_FROM = 3;

/** Returns what a search key has where it has a word: the word anywhere, or at the beginning of words if it is short. */
export const placeOf = (word: string) => ([...word].length < ANYWHERE_FROM || word.includes(' ') ? ` ${word}` : word);

/** Words of this length may have a slip: shorter ones would be other words. */
const SLIP_FROM = 5;
/** Longer words are compared by their beginning. */
const SLIP_MOST = 20;

/** Whether a word may have a slip: numbers may not, as another number is another thing. */
export const maySlip = (word: string) => [...word].length >= SLIP_FROM && /^[\p{L}\p{M}]+$/u.test(word);

/**
 * Returns what a word could be with one slip (a letter wrong, missing, extra, or two swapped), as beginnings of words with
 * `_` for any character; none if it may have no slip. A word of five letters is compared as a whole.
 */
export function slipsOf(word: string): string[] {
  if (!maySlip(word)) return [];
  const letters = [...word].slice(0, SLIP_MOST);
  const end = letters.length === SLIP_FROM ? ' ' : '';
  const slips = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const next = letters[at + 1];
    const swapped = next === undefined ? [] : [`${before}${next}${letter}${letters.slice(at + 2).join('')}`];
    return [`${before}_${after}`, `${before}${after}`, `${before}_${letter}${after}`, ...swapped];
  });
  return [...new Set(slips)].map((slip) => ` ${slip}${end}`);
}

const holds = (key: string, word: string) => key.includes(placeOf(word));

/** Whether a search key has all of the terms. */
const holdsAll = (key: string, terms: readonly Term[]) =>
  terms.every(({ words, joined }) => words.every((word) => holds(key, word)) || (joined && holds(key, joined)));

/** Whether a search key has all of the terms, each word exactly or with one slip. */
const nearlyHoldsAll = (key: string, terms: readonly Term[]) =>
  terms.every(
    ({ words, joined }) =>
      words.every((word) => holds(key, word) || slipsOf(word).some((slip) => patternOf(slip).test(key))) ||
      (joined && holds(key, joined)),
  );

/** Slips are letters, spaces and `_`, so that nothing needs escaping. */
const patternOf = (slip: string) => new RegExp(slip.replaceAll('_', '.'), 'u');

/** A letter of a text's words in its searched form, and where it stands in the text. */
interface Place {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
  /** Whether a word begins with it. */
  readonly begins: boolean;
}

function placesOf(text: string): Place[] {
  const places: Place[] = [];
  let begins = true;
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    const letters = searchLetters(character).replace(SEPARATORS, ' ');
    if (letters.includes(' ')) begins = true;
    for (const letter of letters.replaceAll(' ', '').split('')) {
      places.push({ letter, from, to, begins });
      begins = false;
    }
    from = to;
  }
  return places;
}

/**
 * Returns which parts of a text are what was typed, in order and without overlap, to be marked where the text was found.
 * @param similar whether the text was found but for slips
 */
export function marksIn(text: string, typed: string, similar: boolean): { from: number; to: number }[] {
  const places = placesOf(text);
  const letters = places.map(({ letter }) => letter).join('');
  const marked = new Set<number>();
  for (const { words, joined } of termsOf(typed)) {
    for (const word of joined === null ? words : [joined, ...words]) {
      const spans = spansOf(word, letters, places);
      if (spans.length === 0 && similar) spans.push(...slipsIn(word, letters, places));
      for (const [start, end] of spans) for (let at = start; at < end; at += 1) marked.add(at);
    }
  }
  const marks: { from: number; to: number }[] = [];
  for (const [at, { from, to }] of places.entries()) {
    if (!marked.has(at)) continue;
    const last = marks.at(-1);
    if (last && marked.has(at - 1)) last.to = to;
    else marks.push({ from, to });
  }
  return marks;
}

type Span = [start: number, end: number];

/** Returns where a word is in letters: in one word, at its beginning if it is short; numbers also across words. */
function spansOf(word: string, letters: string, places: readonly Place[]): Span[] {
  const spans: Span[] = [];
  const isShort = [...word].length < ANYWHERE_FROM;
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isAcross = places.slice(at + 1, end).some(({ begins }) => begins);
    const mayBe = !isAcross || /[0-9]/.test(word);
    if (mayBe && (!isShort || places[at]?.begins)) spans.push([at, end]);
  }
  return spans;
}

/** Returns the words of a text that a word with a slip could be, as far as it says. */
function slipsIn(word: string, letters: string, places: readonly Place[]): Span[] {
  const patterns = slipsOf(word).map((slip) => ({ slip, pattern: patternOf(slip.trim()) }));
  return places.flatMap(({ begins }, at): Span[] => {
    if (!begins) return [];
    const length = patterns
      .find(({ slip, pattern }) => {
        const end = at + slip.trim().length;
        return pattern.test(letters.slice(at, end)) && (!slip.endsWith(' ') || (places[end]?.begins ?? true));
      })
      ?.slip.trim().length;
    return length === undefined ? [] : [[at, at + length]];
  });
}

/** Returns the texts that hold all of what was typed; if none does, those that hold it but for slips. */
export function found<Item>(items: readonly Item[], keyOf: (item: Item) => string, typed: string) {
  const terms = termsOf(typed);
  const exact = items.filter((item) => holdsAll(keyOf(item), terms));
  if (exact.length > 0 || !terms.some(({ words }) => words.some(maySlip))) return { items: exact, similar: false };
  const near = items.filter((item) => nearlyHoldsAll(keyOf(item), terms));
  return { items: near, similar: near.length > 0 };
}
