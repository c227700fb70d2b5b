/**
 * Circuit breaker: stops calling a backend that does not answer at all, so that callers fail fast, and probes now and then
 * whether it is back.
 */

/** A circuit breaker over all calls to one backend. Open means that nothing is sent. */
export interface Breaker {
  readonly isOpen: boolean;
  /** Seconds until the next probe. */
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
  /**
   * While open, the backend is looked at again after a fifth of the time that it has been away: at least and at most after
   * so long. One that was only started again is back at once, and one that stays away is hardly asked.
   */
  readonly soonestProbeMs: number;
  readonly probeMs: number;
  /** Whether the backend can serve again. */
  readonly probe: () => Promise<boolean>;
  readonly onChange: (isOpen: boolean) => void;
}

/** A circuit breaker, closed at first. */
export function breaker({ failures, windowMs, soonestProbeMs, probeMs, probe, onChange }: BreakerOptions): Breaker {
  let failedAt: number[] = [];
  let answeredAt = Number.NEGATIVE_INFINITY;
  let looking: NodeJS.Timeout | null = null;
  let nextLook = 0;
  let openedAt = 0;

  function lookLater(): void {
    const away = performance.now() - openedAt;
    const pause = Math.min(probeMs, Math.max(soonestProbeMs, away / 5));
    nextLook = performance.now() + pause;
    looking = setTimeout(look, pause).unref();
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
      // A call sent before the last answer says nothing about the backend as a whole: one route may hang.
      if (looking || began < answeredAt) return;
      const now = performance.now();
      failedAt = [...failedAt, now].filter((time) => now - time < windowMs);
      if (failedAt.length < failures) return;
      failedAt = [];
      openedAt = now;
      onChange(true);
      lookLater();
    },
    stop() {
      if (looking) clearTimeout(looking);
    },
  };
}
