import type * as HarfBuzz from 'harfbuzzjs';

/** What a reader copies as one: the signs that one or more glyphs stand for together, in units of the font. */
export interface Cell {
  readonly text: string;
  readonly parts: readonly { readonly glyph: number; readonly x: number; readonly y: number }[];
  readonly advance: number;
}

/** A text set in one font, from left to right. */
export interface Shaped {
  readonly cells: readonly Cell[];
  readonly advance: number;
}

/** Sets texts in one font. @param isRtl whether the text reads from right to left */
export type Shaper = (text: string, isRtl: boolean) => Shaped;

let engine: Promise<typeof HarfBuzz> | null = null;

/** Loads HarfBuzz, which knows the rules of every script; at the first paper, not at the start of the process. */
function loadEngine(): Promise<typeof HarfBuzz> {
  engine ??= import('harfbuzzjs');
  return engine;
}

/** How many texts each font caches: each is measured and drawn, and many repeat. */
const remembered = 2000;

/** Opens a font for setting texts; returns it with the code points that it has glyphs for. */
export async function openShaper(file: Uint8Array<ArrayBuffer>): Promise<{ shape: Shaper; covers: Set<number> }> {
  const hb = await loadEngine();
  const face = new hb.Face(new hb.Blob(file.slice().buffer));
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  const known = new Map<string, Shaped>();
  const shape = (text: string, isRtl: boolean): Shaped => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.setDirection(isRtl ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.setFlags(hb.BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return cellsOf(text, isRtl, buffer.getGlyphInfosAndPositions());
  };
  return {
    shape: (text, isRtl) => {
      const key = isRtl ? `\u200f${text}` : text;
      const found = known.get(key);
      if (found) return found;
      if (known.size >= remembered) known.clear();
      const made = shape(text, isRtl);
      known.set(key, made);
      return made;
    },
    covers: new Set(face.collectUnicodes()),
  };
}

type Glyph = ReturnType<HarfBuzz.Buffer['getGlyphInfosAndPositions']>[number];

function cellsOf(text: string, isRtl: boolean, glyphs: readonly Glyph[]): Shaped {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, at) => [start, starts[at + 1] ?? text.length]));
  const cells: Cell[] = [];
  let advance = 0;
  for (let from = 0; from < glyphs.length; ) {
    const start = glyphs[from]?.cluster ?? 0;
    const parts: Cell['parts'][number][] = [];
    let width = 0;
    let to = from;
    for (; glyphs[to]?.cluster === start; to += 1) {
      const { codepoint = 0, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyphs[to] ?? {};
      parts.push({ glyph: codepoint, x: width + xOffset, y: yOffset });
      width += xAdvance;
    }
    const typed = text.slice(start, ends.get(start));
    cells.push(...named(isRtl ? mirrored(typed) : typed, parts, width));
    advance += width;
    from = to;
  }
  return { cells, advance };
}

/**
 * Returns the cell of some glyphs, with blank cells beside it for the marks that they include: readers built on pdf.js take
 * whatever names a mark for a sign without width, and would add a space after it.
 */
function named(text: string, parts: Cell['parts'], advance: number): Cell[] {
  const chunks = text.match(/[^\p{Mn}]+|\p{Mn}\p{Cf}*/gu) ?? [text];
  const drawn = Math.max(
    0,
    chunks.findIndex((chunk) => !/\p{Mn}/u.test(chunk)),
  );
  return chunks.map((chunk, at) =>
    at === drawn ? { text: chunk, parts, advance } : { text: chunk, parts: [], advance: 0 },
  );
}

/** Reverses what one cell stands for: PDF readers put right-to-left text into reading order sign by sign. */
const mirrored = (text: string) => Array.from(text).reverse().join('');
