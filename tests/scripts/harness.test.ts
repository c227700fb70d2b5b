import { expect, it } from 'vitest';
import { percentile, table } from '../load/harness.ts';

it('percentile takes the nearest rank', () => {
  const samples = [15, 20, 35, 40, 50];
  expect([5, 30, 40, 50, 95, 100].map((percent) => percentile(samples, percent))).toEqual([15, 20, 20, 35, 50, 50]);
  expect(percentile([7], 95)).toBe(7);
  expect(() => percentile([], 50)).toThrow(RangeError);
});

it('table aligns names left and numbers right', () => {
  expect(
    table(
      ['list', 'p95'],
      [
        ['by vendor', '9 ms'],
        ['all', '120 ms'],
      ],
    ),
  ).toBe(['  list          p95', '  by vendor    9 ms', '  all        120 ms'].join('\n'));
});
