import express, { Router } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { answerFailure, bodyWithin } from './failure.ts';
import { networkOf } from './network.ts';
import { notesOf } from './request.ts';

const report = z.object({
  message: z.string().max(2000),
  stack: z.string().max(8000).nullish(),
  requestId: z.string().max(64).nullish(),
  path: z.string().max(500).nullish(),
});

/** Logs the web client's errors from `POST /log/errors`. Their rate and size are limited, because anyone may send them. */
export function browserErrors(log: Logger, limits: Settings['browserErrors'], bodyMs: number): Router {
  const limiter = new RateLimiterMemory({ points: limits.perMinute, duration: 60 });
  const router = Router();
  router.post(
    '/log/errors',
    bodyWithin(bodyMs),
    express.json({ limit: limits.bodyBytes }),
    async (request, response) => {
      const { isTaken, state } = await limiter.consume(networkOf(request.ip ?? '')).then(
        (state) => ({ isTaken: true, state }),
        (state: RateLimiterRes) => ({ isTaken: false, state }),
      );
      const seconds = Math.ceil(state.msBeforeNext / 1000);
      // draft-ietf-httpapi-ratelimit-headers-09
      response.setHeader('ratelimit-policy', `"reports";q=${limits.perMinute};w=60`);
      response.setHeader('ratelimit', `"reports";r=${state.remainingPoints};t=${seconds}`);
      if (!isTaken) {
        response.setHeader('retry-after', String(seconds));
        return answerFailure(response, 429, 'RATE_LIMITED', messages.rateLimited);
      }
      const parsed = report.safeParse(request.body);
      if (!parsed.success) return answerFailure(response, 400, 'BAD_USER_INPUT', messages.malformed);
      const { requestId, ...browser } = parsed.data;
      log.error({ browser, failedRequestId: requestId, requestId: notesOf(request).requestId }, 'browser error');
      response.status(204).end();
    },
  );
  return router;
}
