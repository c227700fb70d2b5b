import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font, type GlyphRun } from 'fontkit';

/** The stroke weights of letters. */
export type Weight = 'regular' | 'bold';

/** A font of one weight, with the code points that it has glyphs for. */
export interface Face {
  readonly name: string;
  readonly font: Font;
  readonly covers: ReadonlySet<number>;
}

/**
 * The faces of each weight, in the order of lookup: Latin, Greek and Cyrillic; Hebrew; Arabic. Arabic is IBM Plex, not
 * Noto: Noto composes letters from a body and dots, so that a glyph in the file would not identify its letter, and copied
 * or searched text would be wrong.
 */
export type Faces = Readonly<Record<Weight, readonly [Face, ...Face[]]>>;

const files: Readonly<Record<Weight, () => readonly [string, ...string[]]>> = {
  regular: () => [
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  ],
  bold: () => [
    import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'),
  ],
};

/** How many shaped texts each font caches: each is measured and drawn, many repeat, and shaping is most of the work. */
const remembered = 1000;

let loading: Promise<Faces> | null = null;

/** Loads the faces from the packages, once per process. No user text ever names a file. */
export function loadFaces(): Promise<Faces> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Faces> {
  return { regular: await loadWeight('regular'), bold: await loadWeight('bold') };
}

async function loadWeight(weight: Weight): Promise<[Face, ...Face[]]> {
  const [first, ...others] = files[weight]();
  const faces: [Face, ...Face[]] = [await loadFace(first)];
  for (const file of others) faces.push(await loadFace(file));
  return faces;
}

async function loadFace(url: string): Promise<Face> {
  const bytes = await readFile(fileURLToPath(url));
  // Parsing blocks briefly, and so does the first text: let other requests run before each.
  await setImmediate();
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${url} is a collection, not one font`);
  await setImmediate();
  font.layout('1');
  return { name: font.postscriptName ?? url, font: readable(font), covers: new Set(font.characterSet) };
}

/**
 * Maps a font's glyphs to the characters that they represent, so that text can be extracted from the file. fontkit caches
 * a glyph with the characters of its first use, or with none if it was part of another glyph: here each text maps its
 * own. PDF readers reverse right-to-left text sign by sign, so a ligature such as lam-alef lists its characters in visual
 * order.
 */
function readable(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (letters.length > 0) glyph.codePoints = letters;
    return glyph;
  };
  const layout = font.layout.bind(font);
  const known = new Map<string, { run: GlyphRun; letters: number[][] }>();
  const remember = (text: string) => {
    const run = layout(text);
    if (run.direction === 'rtl') for (const glyph of new Set(run.glyphs)) glyph.codePoints.reverse();
    const entry = { run, letters: run.glyphs.map((glyph) => glyph.codePoints) };
    if (known.size >= remembered) known.clear();
    known.set(text, entry);
    return entry;
  };
  font.layout = (text) => {
    const { run, letters } = known.get(text) ?? remember(text);
    for (const [at, glyph] of run.glyphs.entries()) glyph.codePoints = letters[at] ?? [];
    // PDFKit scales the given positions in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
  return font;
}
