import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);
/** Returns the address of a file of a package. (`import.meta.resolve` is missing where tests load this module.) */
const addressOf = (file: string): string => pathToFileURL(resolve(file)).href;

/** The stroke weights of letters. */
export type Weight = 'regular' | 'bold';

/** A file of a font, which holds the letters of some ranges of code points. */
export interface Piece {
  /** The font; its pieces share one design and one grid. */
  readonly family: string;
  readonly key: string;
  /** The first and the last code point of each range; the file may lack some between them. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly addressOf: (weight: Weight) => string;
  /** Whether one file holds all weights. */
  readonly varies: boolean;
  /** Tables of the file to leave out. */
  readonly drops: readonly string[];
}

/** Latin, Greek and Cyrillic: whole TrueType files, which need no unpacking. Nearly all text is set in it. */
export const basic = {
  family: 'NotoSans',
  files: {
    regular: addressOf('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: addressOf('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
} as const;

/** Fonts of one script whose file holds every weight; the name of the file is that of the script. */
const scripts = [
  ...['arabic', 'hebrew', 'syriac', 'thaana', 'adlam', 'hanifi-rohingya', 'ethiopic', 'devanagari', 'bengali'],
  ...['gurmukhi', 'gujarati', 'oriya', 'tamil', 'telugu', 'kannada', 'malayalam', 'sinhala', 'thai', 'lao', 'khmer'],
  ...['myanmar', 'georgian', 'armenian', 'cherokee', 'canadian-aboriginal', 'javanese', 'balinese', 'sundanese'],
  ...['ol-chiki', 'meetei-mayek', 'new-tai-lue', 'tai-tham', 'cham'],
];
/** Fonts of one script in one weight, or in one file a weight. */
const plainScripts = ['nko', 'tifinagh', 'vai', 'tai-le', 'tai-viet', 'limbu', 'coptic'];

interface Source {
  readonly name: string;
  readonly varies: boolean;
  /** The files to use, by the part of their name; all numbered files without it. */
  readonly parts?: readonly string[];
  /** The ranges of a font whose package does not list them. */
  readonly ranges?: string;
  readonly drops?: readonly string[];
}

/** The order of lookup: a sign has the first font that holds it. The last one is coarse and holds nearly every sign. */
const sources: readonly Source[] = [
  ...scripts.map((script) => ({ name: `noto-sans-${script}`, varies: true, parts: [script] })),
  { name: 'noto-serif-tibetan', varies: true, parts: ['tibetan'] },
  ...plainScripts.map((script) => ({ name: `noto-sans-${script}`, varies: false, parts: [script] })),
  // It lists the punctuation of Chinese too.
  { name: 'noto-sans-mongolian', varies: false, parts: ['mongolian'], ranges: 'U+1800-18AF,U+11660-1167F' },
  { name: 'noto-sans-symbols', varies: true, parts: ['symbols'] },
  { name: 'noto-sans-symbols-2', varies: false, parts: ['symbols', 'math', 'braille', 'mayan-numerals'] },
  ...['sc', 'jp', 'tc', 'kr'].map((region) => ({ name: `noto-sans-${region}`, varies: true })),
  { name: 'noto-emoji', varies: true },
  {
    name: 'noto-sans-math',
    varies: false,
    parts: ['latin'],
    ranges: 'U+2100-23FF,U+27C0-27EF,U+2900-2BFF,U+1D400-1D7FF,U+1EE00-1EEFF',
  },
  {
    name: 'unifontex',
    varies: false,
    parts: ['latin'],
    ranges: 'U+0-10FFFF',
    // HarfBuzz cannot read some of these.
    drops: ['BASE', 'FFTM', 'GDEF', 'JSTF', 'MATH', 'PfEd', 'TeX ', 'gasp', 'post', 'prop', 'vhea', 'vmtx'],
  },
];

/** Which family goes first for Chinese characters if a text has letters of Japanese or Korean; else simplified Chinese. */
export function preferredFamily(text: string): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp';
  if (/\p{Script=Hangul}/u.test(text)) return 'noto-sans-kr';
  return null;
}

/** The family of pictures; a sign that asks for one (U+FE0F) is looked up here first. */
export const pictures = 'noto-emoji';

let listing: Promise<readonly Piece[]> | null = null;

/** Lists the files of all fonts but the basic one in the order of lookup. Reads their ranges once per process. */
export function listPieces(): Promise<readonly Piece[]> {
  listing ??= Promise.all(sources.map(piecesOf)).then((lists) => lists.flat());
  return listing;
}

async function piecesOf({ name, varies, parts, ranges: given, drops = [] }: Source): Promise<Piece[]> {
  const home = `@fontsource${varies ? '-variable' : ''}/${name}`;
  const read = async (file: string) => JSON.parse(await readFile(fileURLToPath(addressOf(`${home}/${file}`)), 'utf8'));
  const ranges: Record<string, string> = await read('unicode.json');
  const { weights }: { weights: number[] } = await read('metadata.json');
  const heaviest = weights.includes(700) ? 700 : 400;
  // Numbered parts are listed as `[4]`.
  const wanted = parts ?? Object.keys(ranges).filter((part) => part.startsWith('['));
  return wanted.map((part) => {
    const file = `${name}-${part.replace(/[[\]]/g, '')}`;
    return {
      family: name,
      key: file,
      varies,
      drops,
      ranges: rangesIn(given ?? ranges[part] ?? ''),
      addressOf: (weight) => {
        const style = varies ? 'wght' : weight === 'bold' ? heaviest : 400;
        return addressOf(`${home}/files/${file}-${style}-normal.woff2`);
      },
    };
  });
}

/** Parses `U+1200-1399,U+2D80`. */
function rangesIn(list: string): [number, number][] {
  return list.split(',').map((range) => {
    const [from = '0', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
