/**
 * Sheds load early. What this process cannot do in time, it says at once (503 with `Retry-After`), so that what it takes
 * is answered as fast as ever. A request waits where nobody can count it: behind the others that came within the same
 * turn of the event loop. How long the turn has lasted when its own turn comes is how late it is; while more run than
 * should, whoever comes late is refused. Requests that wait for a slow backend make no turn longer and shut nobody out.
 */
import type { Request, RequestHandler } from 'express';
import { messages } from './messages.ts';
import type { Code } from './rest/error.ts';
import type { Settings } from './settings.ts';

/** Decides which requests this process takes. */
export interface Overload {
  /** For the paths that make work. */
  readonly handler: RequestHandler;
  /** How many requests may run at a time now, however late they come. */
  room(): number;
}

const REFUSAL = JSON.stringify({
  errors: [{ message: messages.overloaded, extensions: { code: 'UPSTREAM_UNAVAILABLE' satisfies Code } }],
});
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(REFUSAL),
  'cache-control': 'no-store',
  'retry-after': '1',
};

/** What each refusal leaves of the room: it takes few until only the least is left. */
const LEFT = 0.9;

/**
 * @param hasSession whether somebody signed in asks; those who are just signing in have a reserve
 * @param onShed told of each request that is refused
 */
export function overloadControl(
  settings: Settings['overload'],
  hasSession: (request: Request) => boolean,
  onShed: () => void,
): Overload {
  let running = 0;
  let strangers = 0;
  let room = settings.usualRunning;
  let countedAt = performance.now();
  let turnBeganAt: number | null = null;

  /** How long this turn of the event loop has been busy with requests (ms). */
  function lateness(now: number): number {
    if (turnBeganAt === null) {
      turnBeganAt = now;
      setImmediate(() => {
        turnBeganAt = null;
      });
    }
    return now - turnBeganAt;
  }

  /** Grows again with time: one burst, or one pause for the garbage, is no overload. */
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
    // The less room there is, the less it takes to be late.
    const allowedMs = (settings.lateMs * roomAt(now)) / settings.usualRunning;
    if (lateMs <= allowedMs || running < room) return false;
    room *= LEFT;
    return true;
  }

  return {
    handler(request, response, next) {
      const isStranger = !hasSession(request);
      if (isTooMuch() && !(isStranger && strangers < settings.reserve)) {
        onShed();
        // As little work as can be: there are many of them now.
        return void response.writeHead(503, HEADERS).end(REFUSAL);
      }
      running += 1;
      if (isStranger) strangers += 1;
      response.once('close', () => {
        running -= 1;
        if (isStranger) strangers -= 1;
      });
      next();
    },
    room: () => Math.floor(roomAt(performance.now())),
  };
}
