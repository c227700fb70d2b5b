/** Knows how one write does many rows: each is checked by itself, and all that pass are written together. */
import { sql } from 'kysely';
import { HttpError, notStored } from '../api/errors.ts';
import type { Db } from '../db/client.ts';

/** What became of one row: what its check gave, and it is written; or why it was rejected. */
export type Settled<Passed> = { readonly passed: Passed } | { readonly rejected: HttpError };

/** How rows are checked and written. */
export interface Settling<Sent, Passed> {
  /** Whether rows are stored although others were rejected. */
  readonly partial: boolean;
  /** Looks at one row, and gives what is to be written. @throws HttpError why it is rejected */
  readonly check: (sent: Sent) => Passed | Promise<Passed>;
  /** Writes rows that passed, by a fixed number of statements. @throws HttpError where the database rejects one of them */
  readonly write: (passed: readonly Passed[]) => Promise<unknown>;
}

/**
 * Checks rows in their order and writes those that pass. Unless it is `partial`, one rejected row rejects all; the caller
 * then gives the transaction up. What only the database can reject (a unique value, a number that is too large) it rejects
 * by statement: the rows are then written by halves, until the rejected ones are alone.
 * @throws anything but a rejection of a row, which ends the transaction
 */
export async function settle<Sent, Passed>(
  db: Db,
  sent: readonly Sent[],
  { partial, check, write }: Settling<Sent, Passed>,
): Promise<Settled<Passed>[]> {
  const checked: Settled<Passed>[] = [];
  for (const row of sent) checked.push(await settledOr(async () => check(row)));
  const passed = passedOf(checked);
  if (!partial && passed.length < sent.length) return checked.map(unstored);
  const [only, ...others] = passed;
  if (only !== undefined && others.length === 0 && !partial) return [await settledOr(() => writeOne(only, write))];
  const rejected = await writeOrReject(db, passed, write);
  if (rejected.size === 0) return checked;
  const written = checked.map((row) => {
    const reason = 'passed' in row ? rejected.get(row.passed) : undefined;
    return reason ? { rejected: reason } : row;
  });
  return partial ? written : written.map(unstored);
}

/** What passed, in order. */
export const passedOf = <Passed>(rows: readonly Settled<Passed>[]): Passed[] =>
  rows.flatMap((row) => ('passed' in row ? [row.passed] : []));

const unstored = <Passed>(row: Settled<Passed>): Settled<Passed> => ('passed' in row ? { rejected: notStored() } : row);

/** A failure of the server is nobody's row. */
async function settledOr<Passed>(check: () => Promise<Passed>): Promise<Settled<Passed>> {
  try {
    return { passed: await check() };
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return { rejected: error };
    throw error;
  }
}

/** Without a savepoint: where the only row is rejected the transaction is given up. */
async function writeOne<Passed>(row: Passed, write: (rows: readonly Passed[]) => Promise<unknown>): Promise<Passed> {
  await write([row]);
  return row;
}

async function writeOrReject<Passed>(
  db: Db,
  rows: readonly Passed[],
  write: (rows: readonly Passed[]) => Promise<unknown>,
): Promise<Map<Passed, HttpError>> {
  if (rows.length === 0) return new Map();
  const outcome = await settledOr(() => withinSavepoint(db, () => write(rows)));
  if ('passed' in outcome) return new Map();
  const [first, ...others] = rows;
  if (first !== undefined && others.length === 0) return new Map([[first, outcome.rejected]]);
  const half = Math.ceil(rows.length / 2);
  const before = await writeOrReject(db, rows.slice(0, half), write);
  const after = await writeOrReject(db, rows.slice(half), write);
  return new Map([...before, ...after]);
}

/** Undoes what a failed statement leaves, so that the transaction can go on. */
async function withinSavepoint<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint rows`.execute(db);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint rows`.execute(db);
    throw error;
  } finally {
    await sql`release savepoint rows`.execute(db);
  }
}
