/**
 * Sheds load early. Requests beyond this process's capacity get 503 with `Retry-After` at once, so that the others stay
 * fast. Requests queue where they cannot be counted: behind the others of the same event loop iteration. The lateness of a
 * request is the time that the iteration has taken before the request is handled; while too many requests run, late ones get
 * 503. Requests that wait for a slow backend do not prolong iterations, so they keep no other request out.
 */
import type { Request, RequestHandler } from 'express';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { Code } from '../upstream/error.ts';

/** Decides which requests this process accepts. */
export interface Overload {
  /** The handler for the costly paths. */
  readonly handler: RequestHandler;
  /** Returns the current concurrency limit: up to it, requests run however late they are. */
  room(): number;
}

const refusal = () =>
  JSON.stringify({
    errors: [{ message: messages.overloaded, extensions: { code: 'UPSTREAM_UNAVAILABLE' satisfies Code } }],
  });
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '1',
};

/** The factor by which each 503 lowers the limit: a few lower it to the minimum. */
const LEFT = 0.9;

/**
 * Creates the overload control.
 * @param hasSession whether a request carries a token; sign-ins have a reserve
 * @param onShed called for each 503
 */
export function overloadControl(
  settings: Settings['overload'],
  hasSession: (request: Request) => boolean,
  onShed: () => void,
): Overload {
  let running = 0;
  let anonymous = 0;
  let room = settings.usualRunning;
  let countedAt = performance.now();
  let turnBeganAt: number | null = null;

  // Created once: closures per request would survive V8's minor collections, with all that was in flight at their creation.
  const ended = () => {
    running -= 1;
  };
  const endedAnonymous = () => {
    running -= 1;
    anonymous -= 1;
  };
  const turnOver = () => {
    turnBeganAt = null;
  };

  /** Returns how long this iteration of the event loop has handled requests (ms). */
  function lateness(now: number): number {
    if (turnBeganAt === null) {
      turnBeganAt = now;
      setImmediate(turnOver);
    }
    return now - turnBeganAt;
  }

  /** Returns the limit, which recovers over time: one burst, or one garbage collection, is no overload. */
  function roomAt(now: number): number {
    const regained = room + ((now - countedAt) / 1000) * settings.regainedPerSecond;
    room = Math.max(settings.leastRunning, Math.min(settings.usualRunning, regained));
    countedAt = now;
    return room;
  }

  function isTooMuch(): boolean {
    const now = performance.now();
    const lateMs = lateness(now);
    if (running >= settings.mostRunning) return true;
    // The lower the limit, the sooner a request is late.
    const allowedMs = (settings.lateMs * roomAt(now)) / settings.usualRunning;
    if (lateMs <= allowedMs || running < room) return false;
    room *= LEFT;
    return true;
  }

  return {
    handler(request, response, next) {
      const isAnonymous = !hasSession(request);
      if (isTooMuch() && !(isAnonymous && anonymous < settings.reserve)) {
        onShed();
        // As little work as possible: many requests are rejected now.
        const body = refusal();
        return void response.writeHead(503, { ...HEADERS, 'content-length': Buffer.byteLength(body) }).end(body);
      }
      running += 1;
      if (isAnonymous) anonymous += 1;
      response.once('close', isAnonymous ? endedAnonymous : ended);
      next();
    },
    room: () => Math.floor(roomAt(performance.now())),
  };
}
