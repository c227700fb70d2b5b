import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../http/errors.ts';

/** How many failed sign-ins are let through before waiting, within `windowSeconds`. */
export interface AttemptLimits {
  readonly perAccountAndAddress: number;
  readonly perAddress: number;
  readonly windowSeconds: number;
}

/** 10 failures for an account from one address and 100 from an address in 15 minutes; successes do not count. */
export const defaultLimits: AttemptLimits = { perAccountAndAddress: 10, perAddress: 100, windowSeconds: 900 };

/**
 * Counts failed sign-ins. An account that is attacked from many addresses is never locked for its owner: the count is
 * for the pair of account and address, and for the address alone.
 */
export function signInAttempts(limits: AttemptLimits = defaultLimits) {
  const pair = new RateLimiterMemory({ points: limits.perAccountAndAddress, duration: limits.windowSeconds });
  const address = new RateLimiterMemory({ points: limits.perAddress, duration: limits.windowSeconds });
  const counted = (login: string, from: string): [RateLimiterAbstract, string][] => [
    [pair, `${login.trim().toLowerCase()} ${from}`],
    [address, from],
  ];
  return {
    /** @throws 429 while one of the counts is used up, also for the right password. */
    async check(login: string, from: string): Promise<void> {
      for (const [limiter, key] of counted(login, from)) {
        const state = await limiter.get(key);
        if (state && state.consumedPoints >= limiter.points)
          throw tooManyRequests(Math.ceil(state.msBeforeNext / 1000));
      }
    },
    /** Counts one failure. */
    async failed(login: string, from: string): Promise<void> {
      for (const [limiter, key] of counted(login, from)) {
        await limiter.consume(key).catch((rejected: unknown) => {
          if (!(rejected instanceof RateLimiterRes)) throw rejected;
        });
      }
    },
  };
}
