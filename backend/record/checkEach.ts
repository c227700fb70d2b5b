/** The write of many rows: each is checked separately, and all that pass are written together. */
import { sql } from 'kysely';
import { HttpError, notStored } from '../api/errors.ts';
import type { Db } from '../db/client.ts';

/** The outcome of one row: it is written with the result of its check, or it is rejected. */
export type RowOutcome<Passed> = { readonly passed: Passed } | { readonly rejected: HttpError };

/** How rows are checked and written. */
export interface Checking<Sent, Passed> {
  /** Whether rows are stored although others were rejected. */
  readonly partial: boolean;
  /** Checks one row, and returns what to write. @throws HttpError with the reason of a rejection */
  readonly check: (sent: Sent) => Passed | Promise<Passed>;
  /** Writes passed rows in a fixed number of statements. @throws HttpError when the database rejects one of them */
  readonly write: (passed: readonly Passed[]) => Promise<unknown>;
}

/**
 * Checks rows in order and writes those that pass. Unless `partial` is set, one rejected row rejects all; the caller then
 * rolls the transaction back. The database rejects some rows only by statement (a duplicate unique value, a number that
 * is too large): the rows are then written by halves, until the rejected ones are isolated.
 * @throws any error other than a row's rejection, which ends the transaction
 */
export async function checkEach<Sent, Passed>(
  db: Db,
  sent: readonly Sent[],
  { partial, check, write }: Checking<Sent, Passed>,
): Promise<RowOutcome<Passed>[]> {
  const checked: RowOutcome<Passed>[] = [];
  for (const row of sent) checked.push(await outcomeOf(async () => check(row)));
  const passed = passedOf(checked);
  if (!partial && passed.length < sent.length) return checked.map(unstored);
  const [only, ...others] = passed;
  if (only !== undefined && others.length === 0 && !partial) return [await outcomeOf(() => writeOne(only, write))];
  const rejected = await writeOrReject(db, passed, write);
  if (rejected.size === 0) return checked;
  const written = checked.map((row) => {
    const reason = 'passed' in row ? rejected.get(row.passed) : undefined;
    return reason ? { rejected: reason } : row;
  });
  return partial ? written : written.map(unstored);
}

/** Returns the passed rows, in order. */
export const passedOf = <Passed>(rows: readonly RowOutcome<Passed>[]): Passed[] =>
  rows.flatMap((row) => ('passed' in row ? [row.passed] : []));

const unstored = <Passed>(row: RowOutcome<Passed>): RowOutcome<Passed> =>
  'passed' in row ? { rejected: notStored() } : row;

/** Returns a check's outcome. A failure of the server is not a rejection of a row. */
async function outcomeOf<Passed>(check: () => Promise<Passed>): Promise<RowOutcome<Passed>> {
  try {
    return { passed: await check() };
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return { rejected: error };
    throw error;
  }
}

/** Writes one row without a savepoint: if the only row is rejected, the transaction is rolled back. */
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
  const outcome = await outcomeOf(() => withinSavepoint(db, () => write(rows)));
  if ('passed' in outcome) return new Map();
  const [first, ...others] = rows;
  if (first !== undefined && others.length === 0) return new Map([[first, outcome.rejected]]);
  const half = Math.ceil(rows.length / 2);
  const before = await writeOrReject(db, rows.slice(0, half), write);
  const after = await writeOrReject(db, rows.slice(half), write);
  return new Map([...before, ...after]);
}

/** Rolls a failed statement back, so that the transaction can continue. */
export async function withinSavepoint<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
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
