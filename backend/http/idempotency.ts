import { createHash } from 'node:crypto';
import { type Generated, type JSONColumnType, sql } from 'kysely';
import { type Reach, stillReaches } from '../access/reachNow.ts';
import { errorMessages } from '../api/errorMessages.ts';
import { badRequest, databaseUnavailable, forbidden, HttpError, inProgress, invalid, notFound } from '../api/errors.ts';
import type { Db, OpenDatabase } from '../db/client.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';

/** A response that was sent or will be sent. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The body for a retry, in place of `body`: a secret is sent once and never stored. */
  readonly bodyOfRepeat?: unknown;
  /** Whether this is the stored response of an earlier request. */
  readonly isRepeat?: true;
}

/** Identifies a write: same key, same user, same route. */
export interface WriteKey {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
  /** What the caller can do now. */
  readonly reach: Reach;
}

/** How long a response is kept for a retry, in hours. */
export const keptHours = 24;

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Returns the key of an `Idempotency-Key` header; null without one.
 * @throws 400 for a malformed key or a repeated header: ignoring it silently would let a retried write run twice
 */
export function idempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (KEY.test(header)) return header;
  throw badRequest(errorMessages.idempotencyKey);
}

/** Hashes a body, to detect a retry with a different one. */
export function hashBody(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');
}

/** The keys in progress in this process. The embedded database has one session, and a session never blocks itself. */
const working = new Set<string>();

/**
 * Runs a write once per key: a retry within 24 hours gets the stored response. It is stored in the transaction of the
 * write, so that either both exist or neither. A caller who can do less than at the first time is checked again.
 * @throws 401, 403, 404 if the caller may no longer do the write, 409 `in_progress` while the first request is running, 422
 * when the retry's body differs, 503 and 504 if the database was lost before or during the commit
 */
export async function once(
  database: OpenDatabase,
  write: WriteKey,
  run: (trx: Db) => Promise<Answer>,
): Promise<Answer> {
  const name = `${write.userId} ${write.route} ${write.key}`;
  if (working.has(name)) throw inProgress();
  working.add(name);
  try {
    const written = database.db.transaction().execute(async (trx) => {
      if (database.engine === 'postgresql') await lock(trx, name);
      const earlier = await earlierAnswer(trx, write);
      if (earlier) {
        if (!earlier.reach || !stillReaches(write.reach, earlier.reach)) await requireStillAllowed(trx, run);
        return earlier.answer;
      }
      const answer = await run(trx);
      await trx
        .insertInto('idempotency_keys')
        .values({
          user_id: write.userId,
          route: write.route,
          key: write.key,
          body_hash: write.bodyHash,
          status: answer.status,
          reach: JSON.stringify(write.reach),
          answer: JSON.stringify(answer.bodyOfRepeat ?? answer.body ?? null),
        })
        .execute();
      return answer;
    });
    return await written.catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable && error.commitUnknown)
        return committed(database.db, write, name, error);
      throw error;
    });
  } finally {
    working.delete(name);
  }
}

/**
 * Returns the response of a write whose connection was lost during the commit, if it was committed.
 * @throws 503 if it was not, and the original error if the database does not tell
 */
async function committed(db: Db, write: WriteKey, name: string, lost: DatabaseUnavailable): Promise<Answer> {
  const find = db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '5s'`.execute(trx);
    // The lost transaction holds this lock until it has ended, one way or the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
    return earlierAnswer(trx, write);
  });
  const found = await find.catch(() => {
    throw lost;
  });
  // Not a repeat: what the lost transaction announced is still to be told.
  if (found) return { status: found.answer.status, body: found.answer.body };
  throw databaseUnavailable();
}

async function lock(trx: Db, name: string): Promise<void> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`.execute(trx);
  if (!rows[0]?.got) throw inProgress();
}

/**
 * Tries the write again and undoes it: each handler knows what its caller needs. Only a missing right or a record out of
 * reach counts; that the record exists already, or has changed since, is what a repeat expects.
 * @throws 401, 403, 404, or 422 for a reference that is out of reach
 */
async function requireStillAllowed(trx: Db, run: (trx: Db) => Promise<Answer>): Promise<void> {
  await sql`savepoint again`.execute(trx);
  try {
    const { body } = await run(trx);
    const refused = rowsOf(body).find(({ status }) => status === 403 || status === 404);
    if (refused) throw refused.status === 403 ? forbidden() : notFound();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if ([401, 403, 404].includes(error.status) || namesUnseen(error)) throw error;
  } finally {
    await sql`rollback to savepoint again`.execute(trx);
  }
}

/** Returns the results of a write of many records. */
function rowsOf(body: unknown): readonly { readonly status?: unknown }[] {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return [];
  return body.data.filter((row) => typeof row === 'object' && row !== null);
}

/** Whether a write was rejected because of records that the caller cannot see. */
function namesUnseen({ status, body, isOutOfReach }: HttpError): boolean {
  if (status !== 422) return false;
  return isOutOfReach || rowsOf(body).some((row) => row.status === 403 || row.status === 404);
}

async function earlierAnswer(trx: Db, write: WriteKey): Promise<{ answer: Answer; reach: Reach | null } | null> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer', 'reach'])
    .where('user_id', '=', write.userId)
    .where('route', '=', write.route)
    .where('key', '=', write.key)
    .where('created_at', '>', sql<Date>`now() - ${`${keptHours} hours`}::interval`)
    .executeTakeFirst();
  if (!row) {
    await trx
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', write.userId)
      .where('route', '=', write.route)
      .where('key', '=', write.key)
      .execute();
    return null;
  }
  if (row.body_hash !== write.bodyHash) throw invalid({ base: [errorMessages.otherValues] });
  return { answer: { status: row.status, body: row.answer, isRepeat: true }, reach: row.reach };
}

declare module '../db/client.ts' {
  interface Database {
    idempotency_keys: {
      user_id: number;
      route: string;
      key: string;
      body_hash: string;
      status: number;
      answer: JSONColumnType<object | null>;
      /** Null in rows of an older version. */
      reach: JSONColumnType<Reach | null, string, never>;
      created_at: Generated<Date>;
    };
  }
}
