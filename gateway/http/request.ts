import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import { keyFrom, requestIdIn, zoneFrom } from '../access/headers.ts';
import { languageOf } from '../generated/callerLanguage.ts';
import type { Language } from '../generated/languages.ts';
import type { Logger } from '../log.ts';
import type { Origin } from '../rest/operation.ts';
import { deadlineIn } from '../upstream/deadline.ts';

/** The fields that handlers add to the log line of a request. */
interface Notes {
  requestId: string;
  operation?: string | null;
  /** The session that the token names. The backend's log line with the same request id has the user. */
  session?: string | null;
  errors?: string[];
}

const notes = new WeakMap<Request, Notes>();

/** Returns the notes of a request, created at the first call. */
export function notesOf(request: Request): Notes {
  const known = notes.get(request);
  if (known) return known;
  const made = { requestId: requestIdIn(request.headers['x-request-id']) ?? randomUUID() };
  notes.set(request, made);
  return made;
}

/** Assigns each request its id, and logs one line when it is answered or aborted. @param onEnd called at the same time */
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
 * Returns the values of a request that upstream calls pass on.
 * @param languages those that are offered
 * @param ms the deadline of the whole operation; null if its parts have their own deadlines
 * @throws RestError BAD_USER_INPUT for a malformed idempotency key
 */
export function originOf(
  request: Request,
  response: Response,
  { languages, ms }: { readonly languages: readonly Language[]; readonly ms: number | null },
): Origin {
  const idempotencyKey = keyFrom(request.get('idempotency-key'));
  const deadline = deadlineIn(ms);
  response.once('close', () => {
    // If a field fails, graphql-js responds without waiting for its siblings: their reads are aborted here.
    if (response.writableFinished) return deadline.answered();
    deadline.done();
    deadline.cancel();
  });
  return {
    requestId: notesOf(request).requestId,
    timeZone: zoneFrom(request.headers['time-zone']),
    language: languageOf(request, languages),
    idempotencyKey,
    address: plainAddress(request.ip),
    signal: deadline.signal,
  };
}

// A dual-stack listener writes IPv4 addresses as `::ffff:127.0.0.1`.
const plainAddress = (address: string | undefined) => address?.replace(/^::ffff:/, '') ?? null;

/** Returns the request of a socket as Express would, for what it tells by Express's own rules: those of `trust proxy`, and so on. */
const asRequest = (app: Express, { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Request =>
  Object.create(app.request, { headers: { value: headers }, socket: { value: socket } });

/** Returns the client address of a socket. */
export const addressOf = (app: Express, request: IncomingMessage): string | null =>
  plainAddress(asRequest(app, request).ip);

/** Returns the offered language that the request of a socket asks for; null if it names none. */
export const socketLanguage = (app: Express, request: IncomingMessage, languages: readonly Language[]) =>
  languageOf(asRequest(app, request), languages);
