import { type Kysely, sql } from 'kysely';

/** Removes the tables where the lines of a file waited: deliveries are imported as all files are, whose rows have their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_lines, import_orders`.execute(db);
}
