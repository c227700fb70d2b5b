import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import type { Config } from '../config.ts';
import { messages } from '../messages.ts';
import { builtFiles } from './builtFiles.ts';
import { noSniff, webHeaders, workerHeaders } from './security.ts';

const PAGE = '/index.html';
const WORKER = '/sw.js';

/**
 * Serves the web client: its files, and its page for every other URL that a browser opens. The headers that a browser obeys
 * for a document alone are sent with the page alone: with each of many small files they would be longer than the file.
 */
export function webClient(config: Config, folder: string): RequestHandler {
  const files = builtFiles(folder);
  const html = pageIn(folder);
  const page = webHeaders(config, inlineScripts(html));
  const ownPage = config.namesLanguages ? pageWith(html, config.languages) : files;
  const router = Router();
  router.use(noSniff);
  router.use(WORKER, workerHeaders(config));
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next('router');
    if (request.path === '/' || request.path === PAGE) return next();
    files(request, response, next);
  });
  router.use((request, response, next) => {
    if (request.path === '/robots.txt') return void response.type('text/plain').send('User-agent: *\nDisallow: /\n');
    // The page in place of a missing file would only fail later.
    if (/\.\w+$/.test(request.path) && request.path !== PAGE) return next('router');
    if (!request.accepts('html')) return next('router');
    request.url = PAGE;
    page(request, response, (error?: unknown) => (error ? next(error) : ownPage(request, response, next)));
  });
  router.use((_request, response) => void response.status(503).type('text/plain').send(`${messages.notBuilt}\n`));
  return router;
}

/** Returns the built page; nothing if it is not built. */
function pageIn(folder: string): string {
  const file = join(folder, PAGE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Serves the page with the languages that the operator offers, where they are not those that it is built with. */
function pageWith(html: string, languages: readonly string[]): RequestHandler {
  const named = html.replace('<html ', `<html data-languages="${languages.join()}" `);
  const router = Router();
  router.use(compression({ threshold: 0 }), (_request, response, next) => {
    if (html === '') return next('router');
    response.type('html').set('cache-control', 'no-cache').send(named);
  });
  return router;
}

/** Returns the CSP hashes of a page's inline scripts. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
