import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import { deadlineIn } from '../deadline.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import { RestError } from '../rest/error.ts';
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
  const made = { requestId: requestIdIn(request.headers['x-request-id']) ?? randomUUID() };
  notes.set(request, made);
  return made;
}

const ID = /^[\w.-]{1,64}$/;

/** The request id that came with a request; null where none came. */
export const requestIdIn = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && ID.test(header) ? header : null;

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

/**
 * What upstream calls carry on of a request.
 * @param ms for the whole operation; null where it has deadlines of its own
 * @throws RestError BAD_USER_INPUT for an idempotency key that is none: without it, a write that is repeated doubles
 */
export function originOf(request: Request, response: Response, ms: number | null): Origin {
  const idempotencyKey = keyFrom(request.get('idempotency-key'));
  const deadline = deadlineIn(ms);
  response.once('close', () => {
    // Where a field fails, graphql-js answers without its siblings: what they still read is given up.
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

/** The time zone that a request names, or null. */
export const zoneFrom = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && ZONE.test(header) ? header : null;

/** The idempotency key that came with a write; null where none came. @throws RestError BAD_USER_INPUT */
export function keyFrom(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && KEY.test(value)) return value;
  throw new RestError('BAD_USER_INPUT', messages.idempotencyKey, { status: 400 });
}

// An IPv4 address as a dual-stack listener writes it is the same address.
const plainAddress = (address: string | undefined) => address?.replace(/^::ffff:/, '') ?? null;

/** From where a socket was opened, found as Express finds it for a request: `trust proxy` counts here too. */
export function addressOf(app: Express, { headers, socket }: IncomingMessage): string | null {
  const request: Request = Object.create(app.request, { headers: { value: headers }, socket: { value: socket } });
  return plainAddress(request.ip);
}
