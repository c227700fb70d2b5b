/** Requests that arrive while another change is not committed, for tests of conditions that must still hold at the write. */
import { sql } from 'kysely';
import type { Db } from '../../backend/db/client.ts';
import type { Answer } from './api.ts';
import { until } from './processes.ts';

/** Sends a request while a change is not committed; commits the change once the request waits for it. PostgreSQL only. */
export async function during(
  db: Db,
  change: (trx: Db) => Promise<unknown>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const waits = async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length > 0;
  // Wrapped, because a transaction would wait for a bare promise, and the promise for the transaction.
  const { answer } = await db.transaction().execute(async (trx) => {
    await change(trx);
    const pending = { answer: request() };
    await until('the request waits for the change', waits);
    return pending;
  });
  return answer;
}
