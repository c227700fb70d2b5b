import { codeOf } from './unavailable.ts';

/** SQLSTATEs of a transaction that the database ended because of another one: serialization failure, deadlock. */
const LOST = new Set(['40001', '40P01']);
/** How often a transaction is run at most. */
const RUNS = 4;

/** Runs a transaction, and again if the database ended it in favor of another one: nothing of it was stored. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (run === RUNS || !LOST.has(codeOf(error))) throw error;
    }
  }
}
