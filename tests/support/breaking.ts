import { sql } from 'kysely';
import type { Db } from '../../backend/db/client.ts';

/** Makes the database fail on a table while `write` runs: on each of its rows, or on those that fulfil a condition in SQL. */
export async function whileBroken<Result>(
  db: Db,
  { event, table, when = 'true' }: { event: 'insert' | 'delete'; table: string; when?: string },
  write: () => Promise<Result>,
): Promise<Result> {
  await sql`create function break_off() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is gone'; end $$`.execute(db);
  await sql`create trigger break_off before ${sql.raw(event)} on ${sql.table(table)}
    for each row when (${sql.raw(when)}) execute function break_off()`.execute(db);
  try {
    return await write();
  } finally {
    await sql`drop function break_off cascade`.execute(db);
  }
}
