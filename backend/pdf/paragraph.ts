import bidiFactory, { type Bidi } from 'bidi-js';
import { preferredFamily, type Weight } from './catalog.ts';
import { isolates } from './clean.ts';
import { type Face, type Faces, isBasic } from './fonts.ts';

// The types describe an ES module, but Node.js loads CommonJS whose export is the factory itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Replaces a sign that no face has. */
const replacement = '\ufffd';

const isLetter = /[\p{L}\p{N}]/u;

/** A paragraph with its face, or with the face and direction of each UTF-16 unit if they vary. */
export interface Paragraph {
  readonly text: string;
  readonly units: { readonly of: 'one'; readonly face: Face } | MixedUnits;
}

interface MixedUnits {
  readonly of: 'many';
  /** Null for signs that are not drawn. */
  readonly faces: readonly (Face | null)[];
  /** Embedding levels (UAX #9); odd is right to left. */
  readonly levels: Uint8Array;
  readonly baseLevel: number;
}

/** Text of one face and one direction, in the order of reading. */
export interface Run {
  readonly face: Face;
  readonly text: string;
  readonly isRtl: boolean;
}

/** Assigns to each sign the first face that has it; a sign that no face has becomes a visible replacement. */
export function paragraphOf(typed: string, faces: Faces, weight: Weight): Paragraph {
  const base = faces.basic[weight];
  if (isBasic(typed)) return { text: typed, units: { of: 'one', face: base } };
  const preferred = preferredFamily(typed);
  let text = '';
  const faceAt: (Face | null)[] = [];
  let current = base;
  const add = (sign: string, face: Face | null) => {
    text += sign;
    for (let unit = 0; unit < sign.length; unit += 1) faceAt.push(face);
    // A space after a picture is as narrow as elsewhere.
    if (face && isLetter.test(sign)) current = face;
  };
  for (const { segment: sign } of graphemes.segment(typed)) {
    if (sign === isolates.open || sign === isolates.close) add(sign, null);
    // Spaces and punctuation keep the face of their neighbors, so that words are shaped together.
    else if (!isLetter.test(sign) && !/\p{S}/u.test(sign) && isIn(sign, current)) add(sign, current);
    else {
      const whole = faces.faceOf(sign, weight, preferred);
      if (whole) add(sign, whole);
      else for (const char of sign) addAlone(char);
    }
  }
  function addAlone(char: string) {
    const face = faces.faceOf(char, weight, preferred);
    add(face ? char : replacement, face ?? base);
  }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(onePlane(text));
  return { text, units: { of: 'many', faces: faceAt, levels, baseLevel: paragraphs[0]?.level ?? 0 } };
}

const isIn = (sign: string, { covers }: Face) => Array.from(sign).every((char) => covers.has(char.codePointAt(0) ?? 0));

/** A letter of the basic plane for each class of direction (UAX #9): bidi-js knows others by halves only. */
const standIns: Readonly<Record<string, string>> = {
  R: 'א',
  AL: 'ا',
  NSM: '\u0300',
  ON: '!',
  EN: '1',
  AN: '٠',
  L: 'a',
};

/** Replaces each sign outside the basic plane by two of the same direction. */
function onePlane(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, (char) =>
    (standIns[bidi.getBidiCharTypeName(char)] ?? 'a').repeat(2),
  );
}

const isOdd = (level: number | undefined) => (level ?? 0) % 2 === 1;

/** Returns the runs of a part of a paragraph in reading order, for measuring. */
export function logicalRuns({ text, units }: Paragraph, start: number, end: number): Run[] {
  if (end <= start) return [];
  if (units.of === 'one') return [{ face: units.face, text: text.slice(start, end), isRtl: false }];
  const { faces, levels } = units;
  const runs: Run[] = [];
  for (let from = start; from < end; ) {
    const face = faces[from] ?? null;
    const isRtl = isOdd(levels[from]);
    let to = from + 1;
    while (to < end && faces[to] === face && isOdd(levels[to]) === isRtl) to += 1;
    if (face) runs.push({ face, text: text.slice(from, to), isRtl });
    from = to;
  }
  return runs;
}

/** Returns the runs of a line in visual order, from left to right. */
export function visualRuns({ text, units }: Paragraph, start: number, end: number): Run[] {
  if (end <= start) return [];
  const line = text.slice(start, end);
  if (units.of === 'one') return [{ face: units.face, text: line, isRtl: false }];
  const { faces, baseLevel } = units;
  const levels = units.levels.slice(start, end);
  const whole = { levels, paragraphs: [{ start: 0, end: line.length - 1, level: baseLevel }] };
  const order = bidi.getReorderedIndices(onePlane(line), whole);
  const runs: Run[] = [];
  for (let from = 0; from < order.length; ) {
    const first = order[from] ?? 0;
    const face = faces[start + first] ?? null;
    const isRtl = isOdd(levels[first]);
    const step = isRtl ? -1 : 1;
    let last = first;
    let to = from + 1;
    const goesOn = (next: number) =>
      order[to] === next && faces[start + next] === face && isOdd(levels[next]) === isRtl;
    while (goesOn(last + step)) {
      last += step;
      to += 1;
    }
    if (face) runs.push({ face, text: line.slice(Math.min(first, last), Math.max(first, last) + 1), isRtl });
    from = to;
  }
  return runs;
}
