import { messages as words } from '../base/words.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, type Rejection, sentences } from '../kit/form/rejections.ts';
import type { Undone } from '../kit/record/undo.ts';
import { isToConfirm } from './unfinished.ts';

/** A selected record, as bulk dialogs need it. */
export interface Chosen {
  id: string;
  /** The record's name. */
  label: string;
}

/** A record that was not written. */
export interface Refused extends Chosen {
  why: string;
  /** Whether it is written if the user confirms it. */
  isToConfirm: boolean;
}

/** The result of a bulk write. */
export interface BulkResult {
  /** The reasons the whole call was rejected; nothing was written then. */
  rejections: readonly Rejection[];
  done: readonly Chosen[];
  refused: readonly Refused[];
  /** Undoes the written records; undefined if that is not possible. */
  undo?: (() => Promise<Undone>) | undefined;
  /** How many of the written records it restores, if not all. */
  undoable?: number;
}

/** The payload of every bulk mutation. */
export interface Answer {
  results: readonly { errors: readonly Rejection[] }[];
  errors: readonly Rejection[];
}

/** Reads the payload for records sent in this order. @throws if there is none: a failed write must not look done */
export function bulkResult(sent: readonly Chosen[], answer: Answer | null | undefined): BulkResult {
  if (!answer) throw new Error('The answer has no payload');
  if (answer.results.length === 0) return { rejections: answer.errors, done: [], refused: [] };
  const refused = sent.flatMap((record, index) => {
    const errors = answer.results[index]?.errors ?? [];
    const refusal = { why: sentences(errorLines(errors)), isToConfirm: isToConfirm(errors) };
    return errors.length > 0 ? [{ ...record, ...refusal }] : [];
  });
  return { rejections: [], done: sent.filter(({ id }) => refused.every((one) => one.id !== id)), refused };
}

/** Returns the result of a bulk write together with that of its records that were confirmed afterwards. */
export function withConfirmed(first: BulkResult, confirmed: BulkResult): BulkResult {
  const written = [first, confirmed].filter(({ done }) => done.length > 0);
  const undos = written.flatMap(({ undo }) => undo ?? []);
  const undoable = written.reduce((sum, { undo, undoable: some, done }) => sum + (undo ? (some ?? done.length) : 0), 0);
  return {
    rejections: confirmed.rejections,
    done: [...first.done, ...confirmed.done],
    refused: [...first.refused.filter((one) => !one.isToConfirm), ...confirmed.refused],
    undo: undos.length === 0 ? undefined : async () => together(await Promise.all(undos.map((run) => run()))),
    undoable,
  };
}

const together = (undone: readonly Undone[]): Undone => ({
  done: undone.reduce((sum, { done }) => sum + done, 0),
  refused: undone.flatMap(({ refused }) => refused),
});

/**
 * Undoes a bulk write: records with the same previous value are written by one call. If a call fails, the results of the
 * others are reported, too.
 * @param before returns the value that a record goes back to
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
      const refusal = { why: problem.message, isToConfirm: false };
      results.push({ rejections: [], done: [], refused: same.map((record) => ({ ...record, ...refusal })) });
    }
  }
  return undoneBy(results);
}

/** Sums up the results of several undo calls. */
export function undoneBy(results: readonly BulkResult[]): Undone {
  return {
    done: results.reduce((sum, { done }) => sum + done.length, 0),
    refused: results.flatMap(({ rejections, refused }) => [
      ...errorLines(rejections),
      ...refused.map(({ label, why }) => (label === '' ? why : words.labeled(label, why))),
    ]),
  };
}
