import { existsSync } from 'node:fs';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** File names with a bundler's hash of the content: such a file never changes. */
const HASHED = /-[\w-]{8,}\.\w+(\.(br|gz))?$/;

/**
 * Serves a folder of built files, compressed if the build has put a `.br` or `.gz` next to a file
 * (`scripts/compressBuilt.ts`). Pages are revalidated at each visit. Missing files are left to the next handler.
 */
export function builtFiles(folder: string): RequestHandler {
  if (!existsSync(folder)) return (_request, _response, next) => next();
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      // The tag of a file says the same in fewer bytes.
      lastModified: false,
      setHeaders: (response, path) =>
        response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    },
  });
}
