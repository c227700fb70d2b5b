import express, { Router } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { answerFailure } from './failure.ts';
import { notesOf } from './request.ts';

const report = z.object({
  message: z.string().max(2000),
  stack: z.string().max(8000).nullish(),
  requestId: z.string().max(64).nullish(),
  path: z.string().max(500).nullish(),
});

/** `POST /log/errors`: errors of the web client, into the log. Few and small, because anybody may send them. */
export function browserErrors(log: Logger, limits: Settings['browserErrors']): Router {
  const limiter = new RateLimiterMemory({ points: limits.perMinute, duration: 60 });
  const router = Router();
  router.post('/log/errors', express.json({ limit: limits.bodyBytes }), async (request, response) => {
    const taken = await limiter.consume(request.ip ?? '').then(
      () => true,
      () => false,
    );
    if (!taken) {
      response.setHeader('retry-after', '60');
      return answerFailure(response, 429, 'RATE_LIMITED', messages.rateLimited);
    }
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return answerFailure(response, 400, 'BAD_USER_INPUT', messages.malformed);
    const { requestId, ...browser } = parsed.data;
    log.error({ browser, failedRequestId: requestId, requestId: notesOf(request).requestId }, 'browser error');
    response.status(204).end();
  });
  return router;
}
