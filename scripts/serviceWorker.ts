/** Builds the client's service worker (`web/worker`) with the list of the files that it keeps. */
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const PAGE = 'index.html';
const PART = /^\/assets\/[A-Z]/;
const CODE = /^assets\/.*\.(js|css)$/;

/** Writes the worker to `/sw.js`, outside of `/assets`: a worker only sees requests below its own address. */
export const serviceWorker: Plugin = {
  name: 'lading:service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const page = bundle[PAGE];
    if (page?.type !== 'asset') throw new Error(`The build has no ${PAGE}`);
    const html = String(page.source);
    const named = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
    if (named.length === 0) throw new Error(`The built ${PAGE} names no files`);
    const lists = {
      PAGE_FILES: [
        { url: `/${PAGE}`, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) },
        // The hash in the name is the revision.
        ...named.map((url) => ({ url, revision: null })),
      ],
      CODE: Object.keys(bundle)
        .filter((file) => CODE.test(file))
        .map((file) => `/${file}`)
        // First the layers of `vite.config.ts`, which most visits need: their names begin with a small letter.
        .sort((one, other) => Number(PART.test(one)) - Number(PART.test(other)) || one.localeCompare(other)),
    };
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: {
        ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)])),
        // Workbox logs in development.
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2023',
        rolldownOptions: {
          input: 'web/worker/serviceWorker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  },
};
