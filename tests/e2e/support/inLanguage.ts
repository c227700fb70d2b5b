/** Opens pages in a language other than English, and in one that does not exist. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Language } from '../../../backend/language/languages.ts';
import { KEPT } from '../../../web/base/keptLanguage.ts';
import { STRANGE } from './pseudoText.ts';

/** Opens all pages from now on in a language, whether or not the server offers it. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    ([name, code]) => {
      localStorage.setItem(name, code);
      // The page's own script, which picks the language, comes after its first element.
      const offer = () => {
        if (document.documentElement) document.documentElement.dataset.languages = code;
      };
      new MutationObserver(offer).observe(document, { childList: true });
      offer();
    },
    [KEPT.device, language] as const,
  );
}

const DECLARED = '\0declared';
const ENTRY = 'virtual:strange';

/** Returns the code of a file of texts that are the English ones, made strange. */
async function strangeTexts(): Promise<string> {
  const web = resolve('web');
  const files = globSync('web/**/*.ts', { exclude: ['web/dist/**', 'web/generated/**', 'web/**/*.??.ts'] });
  const declaring = files.filter((file) => /\btexts\('/.test(readFileSync(file, 'utf8')));
  const entry = [
    ...declaring.map((file) => `import ${JSON.stringify(resolve(file))};`),
    `import { declared } from ${JSON.stringify(DECLARED)};`,
    `import { allStrange } from ${JSON.stringify(resolve('tests/e2e/support/pseudoText.ts'))};`,
    'export const texts = allStrange(declared);',
  ].join('\n');
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'strange',
        enforce: 'pre',
        resolveId(source, importer) {
          if (source === ENTRY || source === DECLARED) return source;
          const path = importer === undefined ? source : join(importer, '..', source);
          return ['texts', 'laterTexts'].some((name) => path === join(web, `base/${name}.ts`)) ? DECLARED : null;
        },
        load: (id) =>
          id === ENTRY
            ? entry
            : id === DECLARED
              ? 'export const declared = {}; export const texts = (name, english) => (declared[name] = english);'
              : null,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('');
}

let texts: Promise<string> | null = null;

/** Opens all pages from now on in the strange language. Returns what lists the texts that it does not reach. */
export async function speakStrangely(page: Page): Promise<() => Promise<string[]>> {
  texts ??= strangeTexts();
  const body = await texts;
  await page.route('**/strange.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addInitScript(() => {
    // Not through the bundler of this file.
    const ladingTexts = new Function("return import('/strange.js')")();
    Object.assign(window, { ladingTexts, ladingLaterTexts: () => ladingTexts });
  });
  const answers: string[] = [];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  return async () => {
    const known = stringsIn(answers);
    const shown = await page.evaluate(shownTexts);
    return [...new Set(shown)].filter((text) => !STRANGE.test(text) && !isData(text, known));
  };
}

/** Returns the texts in sight. */
function shownTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const isCode = element === null || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName);
    // A language is named in its own words.
    const isOtherLanguage = element?.closest('[lang]:not(html)') !== null;
    if (!isCode && !isOtherLanguage && text !== '' && element.checkVisibility()) found.push(text);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [data-tip]')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'data-tip']) {
      const text = element.getAttribute(name)?.trim();
      // A tooltip with several names has a line for each.
      if (text && element.checkVisibility()) found.push(...text.split('\n'));
    }
  }
  return found;
}

/** Returns all texts that the server has sent. */
function stringsIn(answers: readonly string[]): string[] {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.add(value.replace(/\s+/g, ' ').trim());
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one);
  };
  // A websocket's answers are none, and neither is an aborted one.
  for (const answer of answers) if (answer.startsWith('{') || answer.startsWith('[')) collect(JSON.parse(answer));
  return [...found];
}

const WIDTHS = ['long', 'short', 'narrow'] as const;
const named = (part: 'month' | 'weekday', day: (at: number) => Date) =>
  WIDTHS.flatMap((width) =>
    Array.from({ length: 12 }, (_, at) => new Intl.DateTimeFormat('en-US', { [part]: width }).format(day(at))),
  );
const CALENDAR = new Set([
  ...named('month', (at) => new Date(2026, at, 1)),
  ...named('weekday', (at) => new Date(2026, 0, at + 1)),
]);

/** Whether a text is what people or the server said, an address, a name of the calendar, a number, or the beginnings of a name. */
function isData(text: string, known: readonly string[]): boolean {
  const words = text.replace(/[\d\p{P}\p{S}]+/gu, ' ').trim();
  if (words.length < 3 || text.startsWith('/') || known.some((one) => one.includes(text))) return true;
  return words
    .split(/\s+/)
    .every((word) => CALENDAR.has(word) || /^(AM|PM|USD|US)$/.test(word) || known.includes(word));
}
