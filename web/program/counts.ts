import { formatCount } from '../base/format.ts';

/** The highest number that lists are counted to; there may be more. */
const MOST = 10_000;

/** Formats a count: `1,204`, `10,000+`. */
export function countText(count: number): string {
  return `${formatCount(count)}${count >= MOST ? '+' : ''}`;
}

/** The smallest count that can be out of line, and the multiple of the average that it must exceed. */
const WORTH_A_LOOK = 5;
const TIMES = 2;

/** Whether a count is clearly higher than those of the other programs. */
export function isOutOfLine(count: number, others: readonly number[]): boolean {
  const average = others.reduce((sum, other) => sum + other, 0) / Math.max(1, others.length);
  return others.length > 0 && count >= WORTH_A_LOOK && count > TIMES * average;
}
