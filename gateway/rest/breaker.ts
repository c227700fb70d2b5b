/**
 * Stops asking a backend that does not answer at all, so that callers are told at once instead of waiting in line, and
 * looks from time to time whether it is back.
 */

/** A circuit breaker over all calls to one backend. Open means that nothing is sent. */
export interface Breaker {
  readonly isOpen: boolean;
  /** Seconds until the backend is looked at again. */
  readonly retryAfter: number;
  /** The backend answered a call, with whatever. */
  answered(): void;
  /** A call that began at this time (`performance.now()`) was not answered. */
  failed(began: number): void;
  stop(): void;
}

/** When it opens, and how it finds out that it can close. */
export interface BreakerOptions {
  /** So many failures within the window open it. */
  readonly failures: number;
  readonly windowMs: number;
  /** While open, the backend is looked at this often. */
  readonly probeMs: number;
  /** Whether the backend can serve again. */
  readonly probe: () => Promise<boolean>;
  readonly onChange: (isOpen: boolean) => void;
}

/** A circuit breaker, closed at first. */
export function breaker({ failures, windowMs, probeMs, probe, onChange }: BreakerOptions): Breaker {
  let failedAt: number[] = [];
  let answeredAt = Number.NEGATIVE_INFINITY;
  let looking: NodeJS.Timeout | null = null;
  let nextLook = 0;

  function lookLater(): void {
    nextLook = performance.now() + probeMs;
    looking = setTimeout(look, probeMs).unref();
  }

  async function look(): Promise<void> {
    lookLater();
    if (await probe()) close();
  }

  function close(): void {
    if (!looking) return;
    clearTimeout(looking);
    looking = null;
    onChange(false);
  }

  return {
    get isOpen() {
      return looking !== null;
    },
    get retryAfter() {
      return Math.max(1, Math.ceil((nextLook - performance.now()) / 1000));
    },
    answered() {
      answeredAt = performance.now();
      failedAt.length = 0;
      close();
    },
    failed(began) {
      // What was asked before the last answer says nothing about the backend as a whole: one path may hang.
      if (looking || began < answeredAt) return;
      const now = performance.now();
      failedAt = [...failedAt, now].filter((time) => now - time < windowMs);
      if (failedAt.length < failures) return;
      failedAt = [];
      onChange(true);
      lookLater();
    },
    stop() {
      if (looking) clearTimeout(looking);
    },
  };
}
