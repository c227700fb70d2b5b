import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { type GraphQLSchema, printSchema } from 'graphql';
import { cookieToken } from '../access/session.ts';
import { bearerToken } from '../access/token.ts';
import type { Config } from '../config.ts';
import { messages } from '../messages.ts';
import type { Client } from '../upstream/client.ts';
import { RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';
import { builtFiles } from './builtFiles.ts';
import { notesOf } from './request.ts';
import { playgroundHeaders } from './security.ts';

const guide = join(import.meta.dirname, '..', '..', 'docs', 'api.md');
const built = join(import.meta.dirname, '..', 'playground', 'dist');

/**
 * Serves GraphiQL: its page at `GET /graphql` for browsers, its files under `/playground/`; and the schema and the guide for
 * tools as files, at `GET /graphql/schema.graphql` and `GET /graphql/guide.md`. In production for signed-in users only.
 */
export function playground(config: Config, client: Client, schema: GraphQLSchema, folder = built): RequestHandler {
  const files = builtFiles(folder);
  const secured = playgroundHeaders(config);
  const router = Router();
  router.get('/playground/*file', secured, (request, response, next) => {
    const { url } = request;
    request.url = url.slice('/playground'.length);
    // The page is at /graphql, where access is checked.
    if (/^\/index\.html(\.|$)/.test(request.path)) return next('router');
    files(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  });
  const signedIn: RequestHandler = async (request, response, next) => {
    if (!config.production || (await isSignedIn(config, client, request))) return next();
    response.status(401).type('text/plain').send(`${messages.signInForPlayground}\n`);
  };
  router.get('/graphql', (request, _response, next) => next(isBrowserVisit(request) ? undefined : 'router'));
  const texts = {
    '/graphql/schema.graphql': ['text/plain', `${printSchema(schema)}\n`],
    '/graphql/guide.md': ['text/markdown', readFileSync(guide, 'utf8')],
  } as const;
  for (const [at, [type, text]] of Object.entries(texts)) {
    router.get(at, signedIn, (_request, response) => {
      response.setHeader('cache-control', 'no-store');
      response.type(type).send(text);
    });
  }
  router.get('/graphql', signedIn, secured, (request, response) => {
    request.url = '/index.html';
    files(request, response, () => {
      response.status(503).type('text/plain').send(`${messages.playgroundNotBuilt}\n`);
    });
  });
  return router;
}

/** Whether a browser opens the URL; a program would send a query. */
const isBrowserVisit = (request: Request) =>
  request.query.query === undefined && request.accepts(['application/json', 'text/html']) === 'text/html';

async function isSignedIn(config: Config, client: Client, request: Request): Promise<boolean> {
  const token = bearerToken(request.get('authorization')) ?? cookieToken(config, request.headers.cookie);
  if (!token) return false;
  try {
    const { requestId } = notesOf(request);
    await client.send({ method: 'GET', path: path`profile`, token, requestId, repeatable: true });
    return true;
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}
