import { problemOf } from '../form/problem.ts';
import { errorLines, type Rejection } from '../form/rejections.ts';
import type { Undone } from './undo.ts';

/** A selected record: what dialogs over many need of it. */
export interface Chosen {
  id: string;
  /** What it is called. */
  label: string;
}

/** What a write of many records came to. */
export interface BulkResult {
  /** Why the call as a whole was refused; nothing was written then. */
  rejections: readonly Rejection[];
  done: readonly Chosen[];
  refused: readonly (Chosen & { why: string })[];
  /** Takes what was done back; nothing where that is not possible. */
  undo?: (() => Promise<Undone>) | undefined;
}

/** What every mutation of many records answers. */
export interface Answer {
  results: readonly { errors: readonly Rejection[] }[];
  errors: readonly Rejection[];
}

/** Reads the answer for records that were sent in this order. A write that failed has no answer, and must not look done. */
export function bulkResult(sent: readonly Chosen[], answer: Answer | null | undefined): BulkResult {
  if (!answer) throw new Error('The answer has no payload');
  if (answer.results.length === 0) return { rejections: answer.errors, done: [], refused: [] };
  const refused = sent.flatMap((record, index) => {
    const errors = answer.results[index]?.errors ?? [];
    return errors.length > 0 ? [{ ...record, why: errorLines(errors).join(' ') }] : [];
  });
  return { rejections: [], done: sent.filter(({ id }) => refused.every((one) => one.id !== id)), refused };
}

/**
 * Takes writes of many records back: those that go back to the same, by one call. What became of the others is told too when
 * a call fails.
 * @param before what a record goes back to
 */
export async function undoneTogether<Written extends Chosen, Before>(
  written: readonly Written[],
  before: (record: Written) => Before,
  write: (before: Before, records: readonly Written[]) => Promise<Answer | null | undefined>,
): Promise<Undone> {
  const results: BulkResult[] = [];
  for (const [, same] of Map.groupBy(written, (record) => JSON.stringify(before(record)))) {
    const [first] = same;
    if (!first) continue;
    try {
      results.push(bulkResult(same, await write(before(first), same)));
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      results.push({ rejections: [], done: [], refused: same.map((record) => ({ ...record, why: problem.message })) });
    }
  }
  return undoneBy(results);
}

/** What taking many writes back came to, each of them by a call of its own over the records that it fits. */
export function undoneBy(results: readonly BulkResult[]): Undone {
  return {
    done: results.reduce((sum, { done }) => sum + done.length, 0),
    refused: results.flatMap(({ rejections, refused }) => [
      ...errorLines(rejections),
      ...refused.map(({ label, why }) => (label === '' ? why : `${label}: ${why}`)),
    ]),
  };
}
