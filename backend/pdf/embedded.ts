import type { Face } from './fonts.ts';
import type { Cell, Shaped } from './shape.ts';
import { type Box, boxAt, componentsOf, compose, type TrueType, viewOf, writeTrueType } from './trueType.ts';

interface Entry {
  readonly font: TrueType;
  readonly cell: Cell;
}

/** A glyph as PDFKit takes it. */
interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/**
 * A font as PDFKit embeds it, for one document, made of all the pieces of a family. Its glyphs are cells: what readers copy
 * as one is drawn as one, so that each glyph names exactly the typed signs, in any script, and no offsets are needed.
 */
export class EmbeddedFont {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle = 0;
  readonly bbox: Box;
  readonly post = { isFixedPitch: false } as const;
  readonly head = { macStyle: { italic: false } } as const;
  readonly #first: TrueType;
  readonly #entries: Entry[] = [];
  readonly #known = new Map<TrueType, Map<string, number>>();
  /** The glyphs of each text that is in memory: PDFKit asks three times to draw one. */
  readonly #glyphs = new WeakMap<Shaped, readonly Glyph[]>();
  #next: { face: Face; shaped: Shaped } | null = null;

  constructor(name: string, { font }: Face) {
    this.postscriptName = name;
    this.#first = font;
    this.unitsPerEm = font.unitsPerEm;
    this.ascent = font.ascent;
    this.descent = font.descent;
    this.lineGap = font.lineGap;
    this.bbox = font.box;
    this.capHeight = Math.round(0.71 * font.unitsPerEm);
    this.xHeight = Math.round(0.53 * font.unitsPerEm);
    // The sign for what a font lacks, which every font file has first.
    this.#entries.push({ font, cell: { text: '\0', parts: [{ glyph: 0, x: 0, y: 0 }], advance: 0 } });
  }

  /** Takes the next text to draw: it is set already, while PDFKit passes only strings. Returns a string to give PDFKit. */
  next(face: Face, shaped: Shaped): string {
    this.#next = { face, shaped };
    return 'next';
  }

  getGlyph(_first: 0) {
    return { advanceWidth: this.#first.metrics(0).advance };
  }

  /** Called by PDFKit to measure and draw the text that `next` took. */
  layout(_next: string) {
    if (!this.#next) throw new Error('No text to draw');
    const { face, shaped } = this.#next;
    const glyphs = this.#glyphs.get(shaped) ?? shaped.cells.map((cell) => this.#glyphOf(face.font, cell));
    this.#glyphs.set(shaped, glyphs);
    // PDFKit changes the positions that it gets.
    const positions = shaped.cells.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return { glyphs, positions, advanceWidth: shaped.advance };
  }

  createSubset() {
    return { includeGlyph: (id: number) => id, encode: () => this.#write() };
  }

  #glyphOf(font: TrueType, cell: Cell): Glyph {
    return {
      id: this.#idOf(font, cell),
      advanceWidth: widthOf(font, cell),
      codePoints: Array.from(cell.text, (sign) => sign.codePointAt(0) ?? 0),
    };
  }

  #idOf(font: TrueType, cell: Cell): number {
    const ids = this.#known.get(font) ?? new Map<string, number>();
    this.#known.set(font, ids);
    const key = `${cell.parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')} ${cell.text}`;
    const id = ids.get(key) ?? this.#entries.push({ font, cell }) - 1;
    ids.set(key, id);
    return id;
  }

  #write(): Uint8Array {
    const outlines: Uint8Array[] = [];
    const metrics: { advance: number; bearing: number }[] = [];
    const additional = new Additional(this.#entries.length);
    for (const { font, cell } of this.#entries) {
      const drawn = cell.parts.filter(({ glyph }) => font.outline(glyph).length > 0);
      const [only] = drawn;
      const advance = widthOf(font, cell);
      if (!only) {
        outlines.push(new Uint8Array(0));
        metrics.push({ advance, bearing: 0 });
      } else if (drawn.length === 1 && only.x === 0 && only.y === 0) {
        outlines.push(additional.withParts(font, only.glyph));
        metrics.push({ advance, bearing: font.metrics(only.glyph).bearing });
      } else {
        const box = boxOf(font, drawn);
        const parts = drawn.map(({ glyph, x, y }) => ({ glyph: additional.idOf(font, glyph), x, y }));
        outlines.push(compose(parts, box));
        metrics.push({ advance, bearing: box.minX });
      }
    }
    for (const { font, glyph } of additional.all()) {
      outlines.push(additional.withParts(font, glyph));
      metrics.push(font.metrics(glyph));
    }
    return fontFile(this.#first, outlines, metrics);
  }
}

/** Collects the glyphs that others are made of; they follow the glyphs that the document names. */
class Additional {
  readonly #first: number;
  readonly #list: { font: TrueType; glyph: number }[] = [];
  readonly #ids = new Map<TrueType, Map<number, number>>();

  constructor(first: number) {
    this.#first = first;
  }

  idOf(font: TrueType, glyph: number): number {
    const ids = this.#ids.get(font) ?? new Map<number, number>();
    this.#ids.set(font, ids);
    const id = ids.get(glyph) ?? this.#first + this.#list.push({ font, glyph }) - 1;
    ids.set(glyph, id);
    return id;
  }

  /** Returns an outline whose components have their numbers in the new file. */
  withParts(font: TrueType, glyph: number): Uint8Array {
    const outline = font.outline(glyph);
    const places = componentsOf(outline);
    if (places.length === 0) return outline;
    const copy = outline.slice();
    const view = viewOf(copy);
    for (const at of places) view.setUint16(at, this.idOf(font, view.getUint16(at)));
    return copy;
  }

  /** Lists them while it grows: a component can have components. */
  *all() {
    for (let at = 0; at < this.#list.length; at += 1) {
      const entry = this.#list[at];
      if (entry) yield entry;
    }
  }
}

/** A single glyph has the width of its font, so that kerning can differ from place to place. */
function widthOf(font: TrueType, { parts, advance }: Cell): number {
  const [only, another] = parts;
  return only && !another ? font.metrics(only.glyph).advance : advance;
}

function boxOf(font: TrueType, parts: Cell['parts']): Box {
  const boxes = parts.map(({ glyph, x, y }) => {
    const { minX, minY, maxX, maxY } = boxAt(viewOf(font.outline(glyph)), 2);
    return { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y };
  });
  return {
    minX: Math.min(...boxes.map(({ minX }) => minX)),
    minY: Math.min(...boxes.map(({ minY }) => minY)),
    maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
    maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
  };
}

/** Writes the tables that PDF needs: the metadata of the first piece, and the given outlines. */
function fontFile(
  first: TrueType,
  outlines: readonly Uint8Array[],
  metrics: readonly { advance: number; bearing: number }[],
): Uint8Array {
  const copyOf = (tag: string) => (first.table(tag) ?? new Uint8Array(64)).slice();
  const [head, hhea, maxp] = [copyOf('head'), copyOf('hhea'), copyOf('maxp')];
  viewOf(head).setInt16(50, 1);
  viewOf(hhea).setUint16(34, metrics.length);
  const limits = viewOf(maxp);
  limits.setUint16(4, outlines.length);
  // Bounds of points, contours, components and depth: those of composed outlines exceed the font's own.
  for (const [at, least] of [
    [6, 4000],
    [8, 400],
    [10, 8000],
    [12, 800],
    [28, 64],
    [30, 6],
  ] as const) {
    limits.setUint16(at, Math.max(limits.getUint16(at), least));
  }
  const hmtx = new Uint8Array(4 * metrics.length);
  for (const [at, { advance, bearing }] of metrics.entries()) {
    viewOf(hmtx).setUint16(4 * at, advance);
    viewOf(hmtx).setInt16(4 * at + 2, bearing);
  }
  const loca = new Uint8Array(4 * (outlines.length + 1));
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + length + (length % 2), 0));
  let offset = 0;
  for (const [at, outline] of outlines.entries()) {
    glyf.set(outline, offset);
    offset += outline.length + (outline.length % 2);
    viewOf(loca).setUint32(4 * (at + 1), offset);
  }
  const tables = new Map([
    ...(['cvt ', 'fpgm', 'prep'] as const).flatMap((tag) => {
      const table = first.table(tag);
      return table ? [[tag, table] as const] : [];
    }),
    ...([
      ['head', head],
      ['hhea', hhea],
      ['maxp', maxp],
      ['hmtx', hmtx],
      ['loca', loca],
      ['glyf', glyf],
    ] as const),
  ]);
  return writeTrueType(tables);
}
