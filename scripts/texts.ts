/**
 * `npm run texts`: what is missing in each language that is not whole, by layer. Texts that are there have the type of the
 * English ones, which the compiler checks; so what can be missing is a whole declaration, `texts('vendor', …)`, or the
 * declaration itself: messages that are English only. Also the texts that nobody reads, those that are much longer than the
 * English ones, and those whose punctuation is not that of their language.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ENGLISH, LANGUAGES, languageCodes } from '../backend/language/languages.ts';
import { wrongSigns } from './textSigns.ts';
import { unusedTexts } from './unusedTexts.ts';

const LAYERS = ['backend', 'gateway', 'web'];
/** A text that is much longer than the English one may not fit where that one does. */
const LONGER = 1.6;
/** Of short texts everything is longer. */
const SHORT = 12;

interface Declaration {
  readonly file: string;
  /** The name in `texts('vendor', …)`; null if the messages are English only. */
  readonly name: string | null;
}

/** Returns the files of messages of a layer. */
export function declarationsOf(layer: string): Declaration[] {
  const files = globSync(`${layer}/**/{messages,*Messages,words}.ts`, {
    // What stops a start is told to whoever operates Lading, in English as the log is.
    exclude: (path) => /dist|generated|settingMessages/.test(path),
  });
  return files.toSorted().map((file) => {
    const name = /\btexts\(\s*'(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
    return { file, name };
  });
}

/** Returns the plain texts of a file by their names: those without values, whose lengths can be compared. */
function plainTexts(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(/^ +(\w+): (['"])(.*)\2,$/gm);
  return new Map([...lines].map(([, name = '', , text = '']) => [name, text]));
}

/** Returns the file of a declaration in another language. */
const fileIn = (file: string, code: string) => `${dirname(file)}/${basename(file, '.ts')}.${code}.ts`;

/** Returns what is missing or long in a language, one line each. */
export function findingsIn(code: string): string[] {
  return LAYERS.flatMap((layer) =>
    declarationsOf(layer).flatMap(({ file, name }) => {
      const own = fileIn(file, code);
      if (name === null || globSync(own).length === 0) return [`missing   ${own}`];
      const english = plainTexts(file);
      const signs = wrongSigns(code, own, readFileSync(own, 'utf8')).map((text) => `signs     ${own}: ${text}`);
      const long = [...plainTexts(own)].flatMap(([key, text]) => {
        const length = english.get(key)?.length ?? 0;
        const isLong = length > 0 && text.length > SHORT && text.length > length * LONGER;
        return isLong ? [`long      ${own}: ${key}: ${text} (${text.length} for ${length})`] : [];
      });
      return [...signs, ...long];
    }),
  );
}

/** Returns the texts of a layer that none of its code reads. */
export function unusedIn(layer: string): string[] {
  const files = globSync(`${layer}/**/*.{ts,tsx}`, { exclude: (path) => /dist|generated/.test(path) });
  const inEnglish = files.filter((file) => !/\.\w\w\.ts$/.test(file)).toSorted();
  return unusedTexts(new Map(inEnglish.map((file) => [file, readFileSync(file, 'utf8')])));
}

if (import.meta.main) {
  const unused = LAYERS.flatMap(unusedIn);
  console.log(`Texts that nobody reads: ${unused.length === 0 ? 'none' : unused.length}`);
  for (const text of unused) console.log(`  unused    ${text}`);
  if (unused.length > 0) process.exitCode = 1;
  for (const code of languageCodes.filter((one) => one !== ENGLISH)) {
    const findings = findingsIn(code);
    const missing = findings.filter((line) => line.startsWith('missing')).length;
    console.log(`${LANGUAGES[code].name} (${code}): ${missing === 0 ? 'whole' : `${missing} files missing`}`);
    for (const line of findings) console.log(`  ${line}`);
    const isWrong = missing > 0 || findings.some((line) => line.startsWith('signs'));
    if (LANGUAGES[code].isWhole && isWrong) process.exitCode = 1;
  }
}
