import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type { Config } from '../config.ts';
import { messages } from '../messages.ts';
import { builtFiles } from './builtFiles.ts';
import { webHeaders } from './security.ts';

/** The web client: its files, and its page for every other address that a browser opens. */
export function webClient(config: Config, folder: string): RequestHandler {
  const files = builtFiles(folder);
  const router = Router();
  router.use(webHeaders(config, inlineScripts(files.page ?? '')));
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = request.path === '/' ? '/index.html' : request.path;
    if (files.send(path, request, response)) return;
    if (path === '/robots.txt') return void response.type('text/plain').send('User-agent: *\nDisallow: /\n');
    // A missing file is not a page: answering it with one would only break later.
    if (/\.\w+$/.test(path) && path !== '/index.html') return next();
    if (!request.accepts('html')) return next();
    if (files.send('/index.html', request, response)) return;
    response.status(503).type('text/plain').send(`${messages.notBuilt}\n`);
  });
  return router;
}

/** The CSP hashes of a page's inline scripts. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
