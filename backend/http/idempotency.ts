import { createHash } from 'node:crypto';
import { type Generated, type JSONColumnType, sql } from 'kysely';
import { badRequest, databaseUnavailable, inProgress, invalid } from '../api/errors.ts';
import type { Db, OpenDatabase } from '../db/client.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';

/** A response that was sent or will be sent. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The body for a retry, in place of `body`: a secret is sent once and never stored. */
  readonly bodyOfRepeat?: unknown;
}

/** Identifies a write: same key, same user, same route. */
export interface WriteKey {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
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
  throw badRequest('Idempotency-Key: 1 to 255 visible ASCII characters, without spaces');
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
 * write, so that either both exist or neither.
 * @throws 409 `in_progress` while the first request is running, 422 when the retry's body differs, 503 and 504 if the
 * database was lost before or during the commit
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
      if (earlier) return earlier;
      const answer = await run(trx);
      await trx
        .insertInto('idempotency_keys')
        .values({
          user_id: write.userId,
          route: write.route,
          key: write.key,
          body_hash: write.bodyHash,
          status: answer.status,
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
  const answer = await find.catch(() => {
    throw lost;
  });
  if (answer) return answer;
  throw databaseUnavailable();
}

async function lock(trx: Db, name: string): Promise<void> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`.execute(trx);
  if (!rows[0]?.got) throw inProgress();
}

async function earlierAnswer(trx: Db, write: WriteKey): Promise<Answer | null> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
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
  if (row.body_hash !== write.bodyHash) throw invalid({ base: ['This request was sent before with other values'] });
  return { status: row.status, body: row.answer };
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
      created_at: Generated<Date>;
    };
  }
}
