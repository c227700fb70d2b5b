import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

/** Assigns an id to every request: the `X-Request-Id` header, if it is well-formed, or else a random one. */
export const identify: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
  response.locals.requestId = requestId;
  response.set({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  next();
};

/** What asks whether a session holds: the header names such a request, and only its route may be asked so. */
const WATCH = { header: 'x-session-watch', route: '/api/v1/profile' };

/** Logs one line per request; 499 if the client closed the connection before the response. */
export function requestLog(log: Logger, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const ended = metrics.requestBegan();
    const { method, path } = request;
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const { requestId, userId } = response.locals;
      const route: string | undefined = request.route?.path;
      const status = response.writableFinished ? response.statusCode : 499;
      ended(method, route ?? 'none', status, ms / 1000);
      // Of a session that is watched, what counts is its end: it is asked after each second, for each.
      const isWatch = request.get(WATCH.header) !== undefined && route === WATCH.route && status < 400;
      log[isWatch ? 'debug' : 'info']({ requestId, userId, method, path, route, status, ms }, 'request');
    });
    next();
  };
}
