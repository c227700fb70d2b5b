/**
 * Sheds load early. What this process cannot do in time, it says at once (503 with `Retry-After`), so that what it takes
 * is answered as fast as ever. How much it can do, it finds out like TCP does: while the event loop is late, it takes
 * fewer requests at a time; while it is not, a few more.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Request, RequestHandler } from 'express';
import { answerFailure } from './http/failure.ts';
import { messages } from './messages.ts';
import type { Settings } from './settings.ts';

export interface Overload {
  /** For the paths that make work. */
  readonly handler: RequestHandler;
  /** How many requests may run at a time now. */
  limit(): number;
  /** Moves the limit by how late the event loop was. @param lateMs its median since the last time */
  adjust(lateMs: number): void;
  stop(): void;
}

/** How finely the event loop is watched (ms); on time, it is this long between two looks. */
const WATCH_MS = 20;
/** Late again and again, it still takes this share of what it took. */
const FALL = 0.7;
const RISE = 8;

/**
 * @param hasSession whether somebody signed in asks; those who are just signing in have a reserve
 * @param onShed told of each request that is refused
 */
export function overloadControl(
  settings: Settings['overload'],
  hasSession: (request: Request) => boolean,
  onShed: () => void,
): Overload {
  let limit = settings.mostRunning;
  let running = 0;
  let used = 0;
  let lateBefore = false;
  const delay = monitorEventLoopDelay({ resolution: WATCH_MS });
  delay.enable();

  function adjust(lateMs: number): void {
    // One pause, for the garbage or a large answer, is no overload.
    const late = lateMs > settings.lateMs;
    if (late && lateBefore) limit = Math.max(settings.leastRunning, Math.floor(Math.min(limit, used) * FALL));
    // What was never needed proves nothing about what can be done.
    else if (!late && used >= limit) limit = Math.min(settings.mostRunning, limit + RISE);
    lateBefore = late;
    used = running;
  }

  const timer = setInterval(() => {
    adjust(Number.isNaN(delay.mean) ? 0 : delay.percentile(50) / 1e6 - WATCH_MS);
    delay.reset();
  }, settings.adjustMs).unref();

  return {
    handler(request, response, next) {
      const room = hasSession(request) ? limit : limit + settings.reserve;
      if (running >= room) {
        onShed();
        response.setHeader('retry-after', '1');
        return answerFailure(response, 503, 'UPSTREAM_UNAVAILABLE', messages.overloaded);
      }
      running += 1;
      used = Math.max(used, running);
      response.once('close', () => {
        running -= 1;
      });
      next();
    },
    limit: () => limit,
    adjust,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
