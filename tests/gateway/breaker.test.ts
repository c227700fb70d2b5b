/** How often a breaker probes an unresponsive backend. The clock is the test's. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaults } from '../../gateway/settings.ts';
import { type Breaker, breaker } from '../../gateway/upstream/breaker.ts';

const { breakerSoonestProbeMs, breakerProbeMs } = defaults.upstream;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a breaker that has just opened, and records the times (ms) of its probes. */
function opened(soonestProbeMs: number, backAfterMs: number): { circuit: Breaker; looks: number[] } {
  const began = performance.now();
  const looks: number[] = [];
  const circuit = breaker({
    failures: 1,
    windowMs: 1000,
    soonestProbeMs,
    probeMs: breakerProbeMs,
    probe: async () => {
      looks.push(Math.round(performance.now() - began));
      return performance.now() - began >= backAfterMs;
    },
    onChange() {},
  });
  circuit.failed(performance.now());
  return { circuit, looks };
}

it('finds a backend that was merely restarted within two seconds, which probing every five seconds would not', async () => {
  const soon = opened(breakerSoonestProbeMs, 1500);
  const late = opened(breakerProbeMs, 1500);
  await vi.advanceTimersByTimeAsync(2000);
  expect([soon.circuit.isOpen, late.circuit.isOpen]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(late.circuit.isOpen).toBe(false);
});

it('finally probes an absent backend every five seconds, and detects its return within that time', async () => {
  const { circuit, looks } = opened(breakerSoonestProbeMs, 600_000);
  await vi.advanceTimersByTimeAsync(599_999);
  const pauses = looks.slice(1).map((look, index) => look - (looks[index] ?? 0));
  expect([pauses[0], pauses.at(-1)]).toEqual([200, 5000]);
  expect(looks.length).toBeLessThan(150);
  expect(circuit.isOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(5001);
  expect(circuit.isOpen).toBe(false);
});
