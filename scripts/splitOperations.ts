/** A build plugin that puts each GraphQL operation of the web client into the download of the pages that send it. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const GENERATED = /\/web\/generated\/operations\.ts$/;
const APART = /^(.*\/web\/generated\/operations)\/(\w+)\.ts$/;
/** The document of an operation or a fragment is one line, an operation's hook is two; the rest of the file is types. */
const DOCUMENT = /^export const (\w+(?:Document|FragmentDoc)) = .*;$/gm;
const HOOK = /^export const use\w+ = .*=>\n.*\((\w+Document), .*;$/gm;

/**
 * Splits the generated operations into one module each. A single module would be downloaded and parsed with the first
 * page: it would be most of that page's code, and hardly used there.
 */
export const splitOperations: Plugin = {
  name: 'lading:operations-apart',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && GENERATED.test(importer) && id.startsWith('./operations/')
      ? { id: importer.replace(/operations\.ts$/, id.slice(2)), moduleSideEffects: false }
      : null,
  async load(id) {
    if (GENERATED.test(id)) {
      const names = [...(await readFile(id, 'utf8')).matchAll(DOCUMENT)].map(([, name]) => name);
      const code = names.map((name) => `export * from './operations/${name}.ts';`).join('\n');
      return { code, moduleSideEffects: false };
    }
    const [, generated, name] = APART.exec(id) ?? [];
    if (!generated) return null;
    const source = await readFile(`${generated}.ts`, 'utf8');
    const parts = [DOCUMENT, HOOK].flatMap((part) => [...source.matchAll(part)].filter((found) => found[1] === name));
    const code = ["import * as H from '@apollo/client/react';", ...parts.map(([text]) => text)].join('\n');
    return { code, moduleSideEffects: false };
  },
};
