import type { Outcome } from '../kit/form/outcome.ts';
import type { Rejection } from '../kit/form/rejections.ts';

/** Whether a write was rejected only because it has to be confirmed. */
export const isToConfirm = (rejections: readonly Rejection[]): boolean =>
  rejections.length > 0 && rejections.every(({ code }) => code === 'UNFINISHED_ITEMS');

/** Returns what a user is told before confirming a write; empty if nothing is asked. */
export function toConfirm(outcome: Outcome<unknown>): readonly string[] {
  if (outcome.kind !== 'rejected' || !isToConfirm(outcome.rejections)) return [];
  return outcome.rejections.map(({ message }) => message);
}
