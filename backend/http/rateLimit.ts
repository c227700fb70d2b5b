import type { Response } from 'express';
import type { UsedLimit } from '../access/attempts.ts';

/** Reports the use of rate limits in the response headers of draft-ietf-httpapi-ratelimit-headers-09. */
export const setRateLimitHeaders = (response: Response) => (limits: readonly UsedLimit[]) =>
  void response.set({
    'ratelimit-policy': limits
      .map(({ name, most, windowSeconds }) => `"${name}";q=${most};w=${windowSeconds}`)
      .join(', '),
    ratelimit: limits.map(({ name, left, seconds }) => `"${name}";r=${left};t=${seconds}`).join(', '),
  });
