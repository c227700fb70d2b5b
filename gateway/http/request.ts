import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import { keyFrom, requestIdIn, zoneFrom } from '../access/headers.ts';
import type { Logger } from '../log.ts';
import { deadlineIn } from '../rest/deadline.ts';
import type { Origin } from '../rest/operation.ts';

/** What handlers add to the log line of a request. */
interface Notes {
  requestId: string;
  operation?: string | null;
  /** The session that the token names. The backend's line with the same request id has the user. */
  session?: string | null;
  errors?: string[];
}

const notes = new WeakMap<Request, Notes>();

/** The notes of a request, made at the first call. */
export function notesOf(request: Request): Notes {
  const known = notes.get(request);
  if (known) return known;
  const made = { requestId: requestIdIn(request.headers['x-request-id']) ?? randomUUID() };
  notes.set(request, made);
  return made;
}

/** Gives each request its id, and one log line when it is answered or aborted. @param onEnd called at the same moment */
export function requestLog(log: Logger, onEnd: (status: number, seconds: number) => void): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const known = notesOf(request);
    const path = request.path;
    response.setHeader('x-request-id', known.requestId);
    response.once('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const status = response.writableFinished ? response.statusCode : 499;
      onEnd(status, ms / 1000);
      log.info({ ...known, method: request.method, path, status, ms }, 'request');
    });
    next();
  };
}

/**
 * What upstream calls carry on of a request.
 * @param ms deadline of the whole operation; null where its parts have deadlines of their own
 * @throws RestError BAD_USER_INPUT for a malformed idempotency key
 */
export function originOf(request: Request, response: Response, ms: number | null): Origin {
  const idempotencyKey = keyFrom(request.get('idempotency-key'));
  const deadline = deadlineIn(ms);
  response.once('close', () => {
    // Where a field fails, graphql-js answers without its siblings: their reads are aborted here.
    if (response.writableFinished) return deadline.answered();
    deadline.done();
    deadline.cancel();
  });
  return {
    requestId: notesOf(request).requestId,
    timeZone: zoneFrom(request.headers['time-zone']),
    idempotencyKey,
    address: plainAddress(request.ip),
    signal: deadline.signal,
  };
}

// A dual-stack listener writes IPv4 addresses as `::ffff:127.0.0.1`.
const plainAddress = (address: string | undefined) => address?.replace(/^::ffff:/, '') ?? null;

/** The client address of a socket, by Express's own rules: `trust proxy` counts here too. */
export function addressOf(app: Express, { headers, socket }: IncomingMessage): string | null {
  const request: Request = Object.create(app.request, { headers: { value: headers }, socket: { value: socket } });
  return plainAddress(request.ip);
}
