/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { basic, listPieces, type Piece, pictures, preferredFamily, type Weight } from './catalog.ts';
import { openShaper, type Shaper } from './shape.ts';
import { openTrueType, type TrueType } from './trueType.ts';

/** A file of a font in one weight. */
export interface Face {
  readonly family: string;
  readonly weight: Weight;
  readonly font: TrueType;
  readonly shape: Shaper;
  /** The code points that it has glyphs for. */
  readonly covers: ReadonlySet<number>;
}

/** The faces that the texts of a document need. */
export interface Faces {
  readonly basic: Readonly<Record<Weight, Face>>;
  /** Returns the face of a sign that people see as one; null if it has none. @param preferred the family to ask first */
  faceOf(sign: string, weight: Weight, preferred: string | null): Face | null;
}

/** How many bytes of fonts a process keeps between papers, their copies in HarfBuzz included. */
const kept = 48_000_000;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and selectors: they change their neighbors, are invisible themselves, and need no glyph. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** The last font has boxes for numbers that are no letters. */
const noLetter = /[\p{Cn}\p{Co}\p{Cs}]/u;
const emojiStyle = '\ufe0f';

const opened = new LRUCache<string, Face, { piece: Piece; weight: Weight }>({
  maxSize: kept,
  sizeCalculation: ({ font }) => 2 * font.bytes,
  fetchMethod: (_key, _stale, { context }) => unpack(context.piece, context.weight),
});

let basicFaces: Promise<Faces['basic']> | null = null;

/** Loads the faces of Latin, Greek and Cyrillic, once per process. No user text ever names a file. */
function loadBasic(): Promise<Faces['basic']> {
  basicFaces ??= (async () => ({ regular: await openBasic('regular'), bold: await openBasic('bold') }))();
  return basicFaces;
}

async function openBasic(weight: Weight): Promise<Face> {
  const face = await openFace(await readFile(fileURLToPath(basic.files[weight])), basic.family, weight);
  // It has Indic letters too, but a run of one face must be of scripts whose rules agree.
  return { ...face, covers: new Set([...face.covers].filter((code) => !isIndic(code))) };
}

const isIndic = (code: number) => code >= 0x900 && code < 0xe00;

/** Unpacks a file and fixes its weight. Its instructions for coarse screens are left out. */
async function unpack(piece: Piece, weight: Weight): Promise<Face> {
  const packed = await readFile(fileURLToPath(piece.addressOf(weight)));
  const { default: subsetFont } = await import('subset-font');
  // Unpacking blocks briefly: let other requests run before.
  await setImmediate();
  const file = await subsetFont(packed, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    noHinting: true,
    dropTables: [...piece.drops],
    ...(piece.varies && { variationAxes: { wght: weight === 'bold' ? 700 : 400 } }),
  });
  return openFace(file, piece.family, weight);
}

async function openFace(bytes: Uint8Array, family: string, weight: Weight): Promise<Face> {
  const file = new Uint8Array(bytes);
  await setImmediate();
  const { shape, covers } = await openShaper(file);
  const letters = [...covers].filter((code) => !noLetter.test(String.fromCodePoint(code)));
  return { family, weight, font: openTrueType(file), shape, covers: new Set(letters) };
}

const codesOf = (sign: string) =>
  Array.from(sign)
    .filter((char) => !invisible.test(char))
    .map((char) => char.codePointAt(0) ?? 0);

const hasAll = ({ covers }: Face, codes: readonly number[]) => codes.every((code) => covers.has(code));

/** Sorts what may hold a sign: a preferred family first, pictures first if the sign asks for one. */
function inOrder<One extends { readonly family: string }>(all: readonly One[], sign: string, preferred: string | null) {
  const first = sign.includes(emojiStyle) ? pictures : preferred;
  return first === null ? all : [...all].sort((a, b) => Number(b.family === first) - Number(a.family === first));
}

/** The texts of a document by weight: only what is read is loaded. Bold texts without a bold face are set in regular. */
export type Texts = Readonly<Record<Weight, readonly string[]>>;

/** Loads what the texts of a document need. Returns its faces, and the signs that no font has. */
export async function loadFaces(texts: Texts): Promise<{ faces: Faces; missing: ReadonlySet<string> }> {
  const base = await loadBasic();
  const pieces = await listPieces();
  const loaded = new Map<Piece, Map<Weight, Face>>();
  const missing = new Set<string>();
  const known = new Set<string>();

  const find = async (sign: string, codes: readonly number[], weight: Weight, preferred: string | null) => {
    for (const piece of inOrder(pieces, sign, preferred)) {
      if (!codes.every((code) => piece.ranges.some(([from, to]) => from <= code && code <= to))) continue;
      const face = await opened.forceFetch(`${piece.key} ${weight}`, { context: { piece, weight } });
      const weights = loaded.get(piece) ?? new Map<Weight, Face>();
      loaded.set(piece, weights.set(weight, face));
      if (hasAll(face, codes)) return true;
    }
    return false;
  };
  for (const weight of ['regular', 'bold'] as const) {
    for (const text of texts[weight]) {
      if (isBasic(text)) continue;
      const preferred = preferredFamily(text);
      for (const { segment: sign } of graphemes.segment(text)) {
        const key = `${weight} ${preferred} ${sign}`;
        if (known.has(key)) continue;
        known.add(key);
        const codes = codesOf(sign);
        if (hasAll(base[weight], codes) && !sign.includes(emojiStyle)) continue;
        if (await find(sign, codes, weight, preferred)) continue;
        for (const code of codes) {
          const isFound = base[weight].covers.has(code) || (await find(sign, [code], weight, preferred));
          if (!isFound) missing.add(String.fromCodePoint(code));
        }
      }
    }
  }
  return { faces: facesOf(base, pieces, loaded), missing };
}

/** Nearly every text is of this kind. */
export const isBasic = (text: string) => /^[ -~]*$/.test(text);

function facesOf(base: Faces['basic'], pieces: readonly Piece[], loaded: Map<Piece, Map<Weight, Face>>): Faces {
  const all = (weight: Weight) => pieces.flatMap((piece) => loaded.get(piece)?.get(weight) ?? []);
  const lists = { regular: all('regular'), bold: [...all('bold'), base.regular, ...all('regular')] };
  const known = new Map<string, Face | null>();
  return {
    basic: base,
    faceOf: (sign, weight, preferred) => {
      const key = `${weight} ${preferred} ${sign}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const codes = codesOf(sign);
      const isPicture = sign.includes(emojiStyle);
      const others = inOrder(lists[weight], sign, preferred);
      const face = (isPicture ? [...others, base[weight]] : [base[weight], ...others]).find((one) =>
        hasAll(one, codes),
      );
      known.set(key, face ?? null);
      return face ?? null;
    },
  };
}
