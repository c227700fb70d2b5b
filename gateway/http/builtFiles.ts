import { existsSync } from 'node:fs';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** A bundler puts a hash of the content into these names: what has one never changes. */
const HASHED = /-[\w-]{8,}\.\w+(\.(br|gz))?$/;

/**
 * Serves a folder of built files, compressed where the build has put a `.br` or `.gz` beside a file
 * (`scripts/compressBuilt.ts`). Pages are revalidated at each visit. What the folder lacks is left to the next handler.
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
      setHeaders: (response, path) =>
        response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    },
  });
}
