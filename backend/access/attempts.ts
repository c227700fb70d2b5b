import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { tooManyRequests } from '../http/errors.ts';
import { forEachKey } from '../http/keys.ts';

/** How many failures are let through before waiting, and how long one waits. */
export interface AttemptLimits {
  readonly perAccountAndAddress: number;
  readonly perAddress: number;
  /** Failures are counted together for this long. */
  readonly windowSeconds: number;
  /** The first wait; each further one within a day is twice as long, up to `longestWaitSeconds`. */
  readonly waitSeconds: number;
  readonly longestWaitSeconds: number;
}

/** 10 failures for an account from one address and 100 from an address in 15 minutes; then 15 minutes, 30, … 4 hours. */
export const attemptLimits: AttemptLimits = {
  perAccountAndAddress: 10,
  perAddress: 100,
  windowSeconds: 900,
  waitSeconds: 900,
  longestWaitSeconds: 14_400,
};

/** What may be guessing, each counted on its own. */
const kinds = ['signIn', 'passwordChange', 'linkRequest', 'linkAnswer'] as const;

/** Lets people try what has to be right, and counts what was not. */
export interface Attempts {
  /**
   * Runs `verify`, one call from an address after the other, so that guesses sent at once are no more than guesses in a
   * row. Successes do not count. An account that is attacked from many addresses is never locked for its owner: the
   * count is for the pair of account and address, and for the address alone.
   * @param account whom the attempt is about, known or not
   * @returns what `verify` gives: false or null is a failure; what it throws is neither
   * @throws 429 with the seconds to wait while a count is used up, whatever `verify` would say
   */
  attempt<Result>(account: string, from: string, verify: () => Promise<Result>): Promise<Result>;
}
export type AllAttempts = Readonly<Record<(typeof kinds)[number], Attempts>>;

/**
 * Counts failures: in this process, or for all processes in Redis. While that is away each process counts for itself.
 * @param redis a connection that fails at once when it is not ready, or null
 */
export function countedAttempts(limits: AttemptLimits, redis: Redis | null): AllAttempts {
  const counter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix: `lading:attempts:${name}`, points, duration };
    const here = new RateLimiterMemory(options);
    if (!redis) return here;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      insuranceLimiter: here,
      rejectIfRedisNotReady: true,
    });
  };
  return forEachKey(kinds, (kind) => attemptsOf(kind, limits, counter));
}

type MakeCounter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

function attemptsOf(kind: string, limits: AttemptLimits, counter: MakeCounter): Attempts {
  const pairs = counter(`${kind}:pair`, limits.perAccountAndAddress, limits.windowSeconds);
  const addresses = counter(`${kind}:address`, limits.perAddress, limits.windowSeconds);
  const waits = counter(`${kind}:waits`, 1, 86_400);
  const inTurn = turns();

  /** Counts one failure; whoever uses up the count begins the wait. @returns whether it is one too many, and how long the count holds */
  async function countFailure([failures, key]: Counted) {
    const state = await failures.penalty(key);
    if (state.consumedPoints === failures.points) {
      const { consumedPoints: times } = await waits.penalty(failures.getKey(key));
      const seconds = Math.min(limits.waitSeconds * 2 ** (times - 1), limits.longestWaitSeconds);
      await failures.block(key, seconds);
    }
    return { used: state.consumedPoints > failures.points, ms: state.msBeforeNext };
  }

  return {
    attempt: (account, from, verify) =>
      inTurn(from, async () => {
        const counted: Counted[] = [
          [pairs, `${account.trim().toLowerCase()} ${from}`],
          [addresses, from],
        ];
        refuseWhere(await Promise.all(counted.map(failuresSoFar)));
        const result = await verify();
        // Another process may have used the count up meanwhile: then this guess was one too many, and learns nothing.
        if (!result) refuseWhere(await Promise.all(counted.map(countFailure)));
        return result;
      }),
  };
}

type Counted = readonly [failures: RateLimiterAbstract, key: string];

async function failuresSoFar([failures, key]: Counted) {
  const state = await failures.get(key);
  return { used: (state?.consumedPoints ?? 0) >= failures.points, ms: state?.msBeforeNext ?? 0 };
}

/** @throws 429 where a count is used up and its time not over */
function refuseWhere(states: readonly { used: boolean; ms: number }[]): void {
  const ms = Math.max(0, ...states.filter(({ used }) => used).map((state) => state.ms));
  if (ms > 0) throw tooManyRequests(Math.ceil(ms / 1000));
}

/** Does work one after the other that has the same key. */
function turns() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const done = (last.get(key) ?? Promise.resolve()).then(work);
    const over = done.then(
      () => {},
      () => {},
    );
    last.set(key, over);
    void over.then(() => last.get(key) === over && last.delete(key));
    return done;
  };
}
