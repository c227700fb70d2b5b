import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { deadlineIn } from '../deadline.ts';
import type { Logger } from '../log.ts';
import type { Origin } from '../rest/operation.ts';

/** What later handlers note for the log. */
interface Notes {
  requestId: string;
  operation?: string | null;
  /** Which session its token says it belongs to. Whose that is, the backend's line with the same id tells. */
  session?: string | null;
  errors?: string[];
}

const notes = new WeakMap<Request, Notes>();

/** The notes of a request; they are made by `requestLog`, which runs first. */
export function notesOf(request: Request): Notes {
  const known = notes.get(request);
  if (known) return known;
  const made = { requestId: requestIdFrom(request.headers['x-request-id']) };
  notes.set(request, made);
  return made;
}

const ID = /^[\w.-]{1,64}$/;

/** The request id that came with a request, or a new one. */
export const requestIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && ID.test(header) ? header : randomUUID();

/** Gives each request its id and, when it is answered or given up, one line in the log. @param onEnd told then, too */
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

const ZONE = /^[\w+\-/]{1,64}$/;
const KEY = /^[\x21-\x7e]{1,200}$/;

/** What upstream calls carry on of a request. @param ms for the whole operation */
export function originOf(request: Request, response: Response, ms: number): Origin {
  const deadline = deadlineIn(ms);
  response.once('close', () => {
    deadline.done();
    if (!response.writableFinished) deadline.cancel();
  });
  return {
    requestId: notesOf(request).requestId,
    timeZone: matching(ZONE, request.get('time-zone')),
    idempotencyKey: matching(KEY, request.get('idempotency-key')),
    // An IPv4 address as a dual-stack listener writes it is the same address.
    address: request.ip?.replace(/^::ffff:/, '') ?? null,
    signal: deadline.signal,
  };
}

const matching = (pattern: RegExp, value: string | undefined) => (value && pattern.test(value) ? value : null);
