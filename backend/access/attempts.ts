import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { tooManyRequests } from '../api/errors.ts';
import { forEachKey } from '../api/keys.ts';
import { IPV6_BITS, networkOf } from '../api/network.ts';
import { fairQueue } from '../turns/fairQueue.ts';

/** How many failures are allowed before a wait, and how long the wait is. */
export interface AttemptLimits {
  readonly perAccountAndAddress: number;
  readonly perAddress: number;
  /** The period over which failures are counted. */
  readonly windowSeconds: number;
  /** The first wait; each further one within a day is twice as long, up to `longestWaitSeconds`. */
  readonly waitSeconds: number;
  readonly longestWaitSeconds: number;
  /** The prefix length to which IPv6 addresses are counted: see `networkOf`. */
  readonly ipv6Bits: number;
}

/** 10 failures per account and address and 100 per address in 15 minutes; then a wait of 15 minutes, 30, … 4 hours. */
export const attemptLimits: AttemptLimits = {
  perAccountAndAddress: 10,
  perAddress: 100,
  windowSeconds: 900,
  waitSeconds: 900,
  longestWaitSeconds: 14_400,
  ipv6Bits: IPV6_BITS,
};

/** The actions that allow guessing, each counted separately. */
const kinds = ['signIn', 'passwordChange', 'linkRequest', 'linkAnswer', 'setup', 'address'] as const;

/** The state of one limit for an attempt. */
export interface UsedLimit {
  readonly name: string;
  /** The number of failures that the window allows, and how many of them are left. */
  readonly most: number;
  readonly left: number;
  readonly windowSeconds: number;
  /** The time until failures are forgotten or, if none is left, until the next attempt. */
  readonly seconds: number;
}

/** Limits attempts at a secret: failures are counted, successes are not. */
export interface Attempts {
  /**
   * Runs `verify`, one call per address at a time, so that parallel guesses get no more attempts than sequential ones.
   * Failures are counted per account and address, and per address: an attack from many addresses never locks the account's
   * owner out.
   * @param account the account of the attempt, whether or not it exists
   * @param tell receives the state of the limits before the response
   * @param gone aborts when the client has disconnected, and with it the wait for the other calls of the address
   * @returns the result of `verify`: false or null is a failure; an error that it throws counts as neither
   * @throws 429 with the seconds to wait while a limit is used up, whether or not `verify` would succeed; 503 if too many
   *   calls of the address wait
   */
  attempt<Result>(
    account: string,
    address: string,
    verify: () => Promise<Result>,
    tell?: (limits: readonly UsedLimit[]) => void,
    gone?: AbortSignal,
  ): Promise<Result>;
}
export type AllAttempts = Readonly<Record<(typeof kinds)[number], Attempts>>;

/**
 * Creates counters in this process, or in Redis for all processes. While Redis is unreachable, each process counts for
 * itself.
 * @param redis a connection that fails immediately while it is not ready, or null
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

/** One call of an address at a time, and any number of addresses. An office may have many people behind one address. */
const oneByOne = {
  running: Number.POSITIVE_INFINITY,
  runningPerKey: 1,
  waiting: 1000,
  waitingPerKey: 50,
  patienceMs: 5000,
};

type MakeCounter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

function attemptsOf(kind: string, limits: AttemptLimits, counter: MakeCounter): Attempts {
  const pairs = counter(`${kind}:pair`, limits.perAccountAndAddress, limits.windowSeconds);
  const addresses = counter(`${kind}:address`, limits.perAddress, limits.windowSeconds);
  const waits = counter(`${kind}:waits`, 1, 86_400);
  const inTurn = fairQueue(oneByOne);

  /** Counts one failure; the one that uses up the limit starts the wait. */
  async function countFailure([failures, key, name]: Counted): Promise<State> {
    const state = await failures.penalty(key);
    if (state.consumedPoints === failures.points) {
      const { consumedPoints: times } = await waits.penalty(failures.getKey(key));
      const seconds = Math.min(limits.waitSeconds * 2 ** (times - 1), limits.longestWaitSeconds);
      await failures.block(key, seconds);
      return stateOf([failures, key, name], state.consumedPoints, seconds * 1000);
    }
    return stateOf([failures, key, name], state.consumedPoints, state.msBeforeNext);
  }

  return {
    attempt: (account, address, verify, tell, gone = new AbortController().signal) => {
      const from = networkOf(address, limits.ipv6Bits);
      return inTurn.run({ key: from, gone }, async () => {
        const counted: Counted[] = [
          [pairs, `${account.trim().toLowerCase()} ${from}`, `${kind}-account`],
          [addresses, from, `${kind}-address`],
        ];
        const before = await Promise.all(counted.map(failuresSoFar));
        tell?.(before);
        refuseWhere(before, (state) => state.failures >= state.most);
        const result = await verify();
        if (result) return result;
        // Another process may have used up the limit meanwhile: this guess then gets 429 and reveals nothing.
        const after = await Promise.all(counted.map(countFailure));
        tell?.(after);
        refuseWhere(after, (state) => state.failures > state.most);
        return result;
      });
    },
  };
}

type Counted = readonly [failures: RateLimiterAbstract, key: string, name: string];
type State = UsedLimit & { readonly failures: number };

const stateOf = ([{ points: most, duration: windowSeconds }, , name]: Counted, failures: number, ms: number): State => {
  return { name, most, windowSeconds, failures, left: Math.max(0, most - failures), seconds: Math.ceil(ms / 1000) };
};

async function failuresSoFar(counted: Counted): Promise<State> {
  const [failures, key] = counted;
  const state = await failures.get(key);
  return stateOf(counted, state?.consumedPoints ?? 0, state?.msBeforeNext ?? failures.duration * 1000);
}

/** @throws 429 while a limit is used up */
function refuseWhere(states: readonly State[], isUsedUp: (state: State) => boolean): void {
  const seconds = Math.max(0, ...states.filter(isUsedUp).map((state) => state.seconds));
  if (seconds > 0) throw tooManyRequests(seconds);
}
