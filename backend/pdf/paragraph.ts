import bidiFactory, { type Bidi } from 'bidi-js';
import { isolates } from './clean.ts';
import type { Face } from './fonts.ts';

// The types describe an ES module, but Node.js loads CommonJS whose export is the factory itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Replaces a sign that no face has. */
const replacement = '\ufffd';
/** Joiners and selectors: they change their neighbors and are invisible themselves. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Whether fontkit sets a run from right to left: if it has letters of a script with that direction. */
export const isRightToLeft = (run: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(run);

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

/** Text of one face and one direction, as fontkit accepts it. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Assigns to each sign the first face that has it; a sign that no face has becomes a visible replacement. */
export function paragraphOf(typed: string, faces: readonly [Face, ...Face[]]): Paragraph {
  // Nearly every text is of this kind.
  if (/^[ -~]*$/.test(typed)) return { text: typed, units: { of: 'one', face: faces[0] } };
  let text = '';
  const faceAt: (Face | null)[] = [];
  let current = faces[0];
  for (const { segment } of graphemes.segment(typed)) {
    const isControl = segment === isolates.open || segment === isolates.close;
    const drawn = isControl ? { sign: segment, face: null } : signIn(segment, faces, current);
    if (drawn.face) current = drawn.face;
    text += drawn.sign;
    for (let unit = 0; unit < drawn.sign.length; unit += 1) faceAt.push(drawn.face);
  }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  return { text, units: { of: 'many', faces: faceAt, levels, baseLevel: paragraphs[0]?.level ?? 0 } };
}

function signIn(sign: string, faces: readonly [Face, ...Face[]], current: Face): { sign: string; face: Face } {
  // Spaces and punctuation keep the face of their neighbors, so that words are shaped together.
  const order = /[\p{L}\p{N}]/u.test(sign) ? faces : [current, ...faces];
  const bare = sign.replace(invisible, '');
  for (const candidate of [sign, bare]) {
    const codes = Array.from(candidate, (char) => char.codePointAt(0) ?? 0);
    const face = order.find(({ covers }) => codes.every((code) => covers.has(code)));
    if (face) return { sign: candidate, face };
  }
  return { sign: replacement, face: faces[0] };
}

/** Returns the runs of a part of a paragraph in reading order, for measuring. */
export function logicalRuns({ text, units }: Paragraph, start: number, end: number): Run[] {
  if (end <= start) return [];
  if (units.of === 'one') return [{ face: units.face, text: text.slice(start, end) }];
  const { faces, levels } = units;
  const runs: Run[] = [];
  for (let from = start; from < end; ) {
    const face = faces[from] ?? null;
    const isRtl = (levels[from] ?? 0) % 2;
    let to = from + 1;
    while (to < end && faces[to] === face && (levels[to] ?? 0) % 2 === isRtl) to += 1;
    if (face) runs.push({ face, text: text.slice(from, to) });
    from = to;
  }
  return runs;
}

/** Returns the runs of a line in visual order, from left to right. */
export function visualRuns({ text, units }: Paragraph, start: number, end: number): Run[] {
  if (end <= start) return [];
  const line = text.slice(start, end);
  if (units.of === 'one') return [{ face: units.face, text: line }];
  const { faces, baseLevel } = units;
  const levels = units.levels.slice(start, end);
  const whole = { levels, paragraphs: [{ start: 0, end: line.length - 1, level: baseLevel }] };
  const order = bidi.getReorderedIndices(line, whole);
  const runs: Run[] = [];
  for (let from = 0; from < order.length; ) {
    const first = order[from] ?? 0;
    const face = faces[start + first] ?? null;
    const step = (levels[first] ?? 0) % 2 === 1 ? -1 : 1;
    let last = first;
    let to = from + 1;
    const goesOn = (next: number) =>
      order[to] === next && faces[start + next] === face && (levels[next] ?? 0) % 2 === (step === -1 ? 1 : 0);
    while (goesOn(last + step)) {
      last += step;
      to += 1;
    }
    const part = line.slice(Math.min(first, last), Math.max(first, last) + 1);
    if (face) runs.push({ face, text: step === -1 ? backward(part) : forward(part) });
    from = to;
  }
  return runs;
}

/** Prepares a run that reads from right to left. fontkit reverses it itself if it has letters of such a script. */
function backward(text: string): string {
  const mirrored = Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char);
  return isRightToLeft(text) ? mirrored.join('') : mirrored.reverse().join('');
}

/** Prepares a run that reads from left to right, digits included: fontkit would reorder Persian and Urdu digits. */
function forward(text: string): string {
  return isRightToLeft(text) ? Array.from(text).reverse().join('') : text;
}
