/** A TrueType file, read without copying: its measures and the outlines of its glyphs. */
export interface TrueType {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly box: Box;
  readonly bytes: number;
  /** Returns a table; null if the file has none of this name. */
  table(tag: string): Uint8Array | null;
  /** Returns the bytes of a glyph's outline; empty for spaces. */
  outline(glyph: number): Uint8Array;
  metrics(glyph: number): { readonly advance: number; readonly bearing: number };
}

/** The edges of an outline, in units of the font. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const empty = new Uint8Array(0);
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads four edges, which the header of a font and that of an outline hold in this order. */
export function boxAt(view: DataView, at: number): Box {
  return {
    minX: view.getInt16(at),
    minY: view.getInt16(at + 2),
    maxX: view.getInt16(at + 4),
    maxY: view.getInt16(at + 6),
  };
}

/** Opens a TrueType file with quadratic outlines. @throws if it lacks one of the tables that outlines need */
export function openTrueType(file: Uint8Array): TrueType {
  const directory = viewOf(file);
  const tables = new Map<string, Uint8Array>();
  for (let entry = 0; entry < directory.getUint16(4); entry += 1) {
    const at = 12 + 16 * entry;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const from = directory.getUint32(at + 8);
    tables.set(tag, file.subarray(from, from + directory.getUint32(at + 12)));
  }
  const need = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}`);
    return table;
  };
  const head = viewOf(need('head'));
  const hhea = viewOf(need('hhea'));
  const hmtx = viewOf(need('hmtx'));
  const loca = viewOf(need('loca'));
  const outlines = need('glyf');
  const isLong = head.getInt16(50) === 1;
  const offset = (glyph: number) => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const longMetrics = hhea.getUint16(34);
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    box: boxAt(head, 36),
    bytes: file.byteLength,
    table: (tag) => tables.get(tag) ?? null,
    outline: (glyph) => {
      const [from, to] = [offset(glyph), offset(glyph + 1)];
      return to > from ? outlines.subarray(from, to) : empty;
    },
    metrics: (glyph) => {
      const last = Math.min(glyph, longMetrics - 1);
      const bearingAt = glyph < longMetrics ? 4 * glyph + 2 : 4 * longMetrics + 2 * (glyph - longMetrics);
      return { advance: hmtx.getUint16(4 * last), bearing: hmtx.getInt16(bearingAt) };
    },
  };
}

const flag = { words: 0x1, offsets: 0x2, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;

/** Returns where the numbers of an outline's components stand in its bytes; none for a simple outline. */
export function componentsOf(outline: Uint8Array): number[] {
  if (outline.length === 0) return [];
  const view = viewOf(outline);
  if (view.getInt16(0) >= 0) return [];
  const found: number[] = [];
  for (let at = 10, more = true; more; ) {
    const flags = view.getUint16(at);
    found.push(at + 2);
    at += 4 + (flags & flag.words ? 4 : 2);
    at += flags & flag.scale ? 2 : flags & flag.twoScales ? 4 : flags & flag.matrix ? 8 : 0;
    more = (flags & flag.more) !== 0;
  }
  return found;
}

/** An outline inside a composite one, moved by `x` and `y`. */
export interface Part {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** Makes an outline of others. */
export function compose(parts: readonly Part[], box: Box): Uint8Array {
  const bytes = new Uint8Array(10 + 8 * parts.length);
  const view = viewOf(bytes);
  view.setInt16(0, -1);
  for (const [at, edge] of [box.minX, box.minY, box.maxX, box.maxY].entries()) view.setInt16(2 + 2 * at, edge);
  for (const [index, { glyph, x, y }] of parts.entries()) {
    const at = 10 + 8 * index;
    view.setUint16(at, flag.words | flag.offsets | (index < parts.length - 1 ? flag.more : 0));
    view.setUint16(at + 2, glyph);
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  return bytes;
}

/** Writes a TrueType file. */
export function writeTrueType(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const start = 12 + 16 * tables.size;
  const size = [...tables.values()].reduce((sum, table) => sum + padded(table.length), start);
  const file = new Uint8Array(size);
  const view = viewOf(file);
  const power = Math.floor(Math.log2(tables.size));
  view.setUint32(0, 0x00010000);
  for (const [at, value] of [tables.size, 16 * 2 ** power, power, 16 * (tables.size - 2 ** power)].entries())
    view.setUint16(4 + 2 * at, value);
  let from = start;
  for (const [index, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const at = 12 + 16 * index;
    file.set(table, from);
    file.set(new TextEncoder().encode(tag), at);
    view.setUint32(at + 4, checksum(view, from, padded(table.length)));
    view.setUint32(at + 8, from);
    view.setUint32(at + 12, table.length);
    from += padded(table.length);
  }
  return file;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
