import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import type { Config } from '../config.ts';
import { messages } from '../messages.ts';
import type { Client } from '../rest/client.ts';
import { RestError } from '../rest/error.ts';
import { path } from '../rest/path.ts';
import { builtFiles } from './builtFiles.ts';
import { notesOf } from './request.ts';
import { playgroundHeaders } from './security.ts';
import { cookieToken } from './session.ts';
import { bearerToken } from './token.ts';

const built = join(import.meta.dirname, '..', 'playground', 'dist');

/** GraphiQL: its page at `GET /graphql` for browsers, its files under `/playground/`. In production for signed-in users only. */
export function playground(config: Config, client: Client, folder = built): RequestHandler {
  const files = builtFiles(folder);
  const secured = playgroundHeaders(config);
  const router = Router();
  router.get('/playground/*file', secured, (request, response, next) => {
    const path = request.path.slice('/playground'.length);
    // Its page is at /graphql, where who opens it is asked.
    if (path === '/index.html' || !files.send(path, request, response)) next();
  });
  router.get('/graphql', async (request, response, next) => {
    if (!isBrowserVisit(request)) return next();
    if (config.production && !(await isSignedIn(config, client, request))) {
      return void response.status(401).type('text/plain').send(`${messages.signInForPlayground}\n`);
    }
    secured(request, response, (error?: unknown) => {
      if (error) return next(error);
      if (!files.send('/index.html', request, response)) {
        response.status(503).type('text/plain').send(`${messages.playgroundNotBuilt}\n`);
      }
    });
  });
  return router;
}

/** A person opening the address, not a program sending a query by GET. */
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
