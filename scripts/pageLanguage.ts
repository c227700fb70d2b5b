/** The part of the web client's page that picks its language and asks for the texts, before any code is there. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { LANGUAGES, languageCodes, offeredLanguages } from '../backend/language/languages.ts';
import { KEPT } from '../web/base/keptLanguage.ts';

const directions = Object.fromEntries(languageCodes.map((code) => [code, LANGUAGES[code].direction]));

/** The files of texts: those that the first page waits for, and the later ones. */
const KINDS = ['texts', 'laterTexts'] as const;

/** The files of texts by kind and language, with their addresses in the build. */
const addresses: Record<(typeof KINDS)[number], Record<string, string>> = { texts: {}, laterTexts: {} };

/**
 * Puts the script into the page: the choice of the signed-in person, that of this device, or else what the browser asks for, or
 * else the language of the organization, if it is offered. `data-languages` names what is offered if the server has the setting LANGUAGES; in development the page
 * is not the gateway's, and the setting is read here. Without its texts, a page is English.
 */
export const pageLanguage: Plugin = {
  name: 'lading:page-language',
  async buildStart() {
    for (const kind of KINDS) {
      for (const file of globSync(`${kind}.*.ts`, { cwd: 'web' })) {
        const [, code = ''] = file.split('.');
        addresses[kind][code] = `/${file}`;
        if (this.meta.watchMode) continue;
        const source = await bundled(`web/${file}`);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${kind}.${code}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        addresses[kind][code] = `/${fileName}`;
      }
    }
  },
  transformIndexHtml: {
    order: 'pre',
    handler(_html, { server }) {
      const offered = offeredLanguages(server ? process.env.LANGUAGES : undefined).join();
      // Without the folder, or each device would keep all of them as files that the page names.
      const namesOf = (files: Record<string, string>) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(files).map(([code, address]) => [code, address.replace('/assets/', '')])),
        );
      const folder = server ? '' : '/assets/';
      const script = `(() => {
  const page = document.documentElement, directions = ${JSON.stringify(directions)};
  const texts = ${namesOf(addresses.texts)}, later = ${namesOf(addresses.laterTexts)};
  const offered = (page.dataset.languages ??= '${offered}').split(',');
  const show = (code) => Object.assign(page, { lang: code, dir: directions[code] });
  const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; /* forbidden */ } };
  const wanted = [kept('${KEPT.person}'), kept('${KEPT.device}'), ...navigator.languages, kept('${KEPT.organization}')];
  const asked = wanted.map((tag) => String(tag).split('-')[0]);
  show(asked.find((code) => offered.includes(code)) ?? 'en');
  const file = texts[page.lang], laterFile = later[page.lang];
  if (!file) return;
  window.ladingTexts = import('${folder}' + file).catch(() => (show('en'), delete window.ladingLaterTexts, null));
  window.ladingLaterTexts = () => import('${folder}' + laterFile);
})();`;
      return [{ tag: 'script', children: script, injectTo: 'head' }];
    },
  },
};

/** Builds a file of texts with all that it needs: it shares no code with the application, which waits for it. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Not as a library, of which Vite would leave the white space as it is.
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  if (code.length !== 1) throw new Error(`${entry} is built as ${code.length} files`);
  const source = code.join('');
  // It would wait for itself, and the page with it.
  if (/lading(Later)?Texts/.test(source))
    throw new Error(`${entry} imports a module that reads the texts of the language`);
  return source;
}
