import type { Response } from 'express';
import type { UsedLimit } from '../access/attempts.ts';

/** Says in an answer's headers how far limits are used up, as draft-ietf-httpapi-ratelimit-headers-09 has it. */
export const tellLimits = (response: Response) => (limits: readonly UsedLimit[]) =>
  void response.set({
    'ratelimit-policy': limits
      .map(({ name, most, windowSeconds }) => `"${name}";q=${most};w=${windowSeconds}`)
      .join(', '),
    ratelimit: limits.map(({ name, left, seconds }) => `"${name}";r=${left};t=${seconds}`).join(', '),
  });
