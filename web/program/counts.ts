import { formatCount } from '../kit/format.ts';

/** Lists are counted up to here; there may be more. */
const MOST = 10_000;

/** A count as it is written: `1,204`, `10,000+`. */
export function countText(count: number): string {
  return `${formatCount(count)}${count >= MOST ? '+' : ''}`;
}

/** From how many on a count can be out of line, and how much more than the others it has to be. */
const WORTH_A_LOOK = 5;
const TIMES = 2;

/** Whether a count is clearly more than those of the other programs. */
export function isOutOfLine(count: number, others: readonly number[]): boolean {
  const average = others.reduce((sum, other) => sum + other, 0) / Math.max(1, others.length);
  return others.length > 0 && count >= WORTH_A_LOOK && count > TIMES * average;
}
