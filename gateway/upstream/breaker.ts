/**
 * Circuit breaker: stops calling a backend that does not respond at all, so that callers fail fast, and probes regularly
 * whether it has recovered.
 */

/** A circuit breaker over all calls to one backend. Open means that nothing is sent. */
export interface Breaker {
  readonly isOpen: boolean;
  /** Seconds until the next probe. */
  readonly retryAfter: number;
  /** Reports that the backend responded to a call, with any status. */
  answered(): void;
  /** Reports that a call that began at this time (`performance.now()`) got no response. */
  failed(began: number): void;
  stop(): void;
}

/** When the breaker opens, and how it detects that it can close. */
export interface BreakerOptions {
  /** The number of failures within the window that opens it. */
  readonly failures: number;
  readonly windowMs: number;
  /**
   * The minimum and the maximum pause before the next probe while open. In between, it is a fifth of the time since opening:
   * a backend that only restarted is back at once, and one that stays down is rarely probed.
   */
  readonly soonestProbeMs: number;
  readonly probeMs: number;
  /** Whether the backend can serve again. */
  readonly probe: () => Promise<boolean>;
  readonly onChange: (isOpen: boolean) => void;
}

/** Creates a circuit breaker, closed at first. */
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
      // A call sent before the last response proves nothing about the backend as a whole: one route may hang.
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
