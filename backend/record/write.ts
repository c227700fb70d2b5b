import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import type { Database, Db } from '../db/client.ts';
import type { Announcement } from '../live/broadcast.ts';

/** The context of a write: the open transaction, the caller, the roles, and the function that announces changes. */
export interface WriteContext {
  readonly db: Db;
  readonly caller: Caller;
  /** All roles, which determine who is notified; whether nobody is notified at all; and the clock. */
  readonly services: { readonly roles: readonly Role[]; readonly isQuiet?: boolean; readonly now: () => Date };
  readonly announce: (announcement: Announcement) => void;
  /** The import of a file that writes, which the history names. */
  readonly importId?: number;
}

/** Issues the papers of shipments whose invoices are approved. Injected, because papers know shipments, not the reverse. */
export type IssuePapers = (context: WriteContext, shipmentIds: readonly number[]) => Promise<void>;

/** The columns that every change of a record advances. */
export const newVersion = { lock_version: sql<number>`lock_version + 1`, updated_at: sql<Date>`now()` };

/** A locked row, and its columns to change. */
export interface RowChange {
  readonly before: Readonly<Record<string, unknown>> & { readonly id: number };
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * Writes the changes of locked rows in one statement, and advances their versions. A column that only some of them change
 * is written to the others unchanged.
 */
export async function updateRows(db: Db, table: keyof Database, rows: readonly RowChange[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(({ after }) => Object.keys(after)))];
  const values = rows.map(({ before, after }) => {
    const set = columns.map((column) => [column, after[column] === undefined ? before[column] : after[column]]);
    return { ...Object.fromEntries(set), id: before.id };
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const set = columns.map((column) => sql`${sql.ref(column)} = sent.${sql.ref(column)}`);
  // The table's own row type parses the values: numbers stay exact text until they reach the database.
  await sql`
    update ${sql.table(table)} as written
    set ${sql.join([...set, sql`lock_version = written.lock_version + 1`, sql`updated_at = now()`])}
    from (select id, ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)) as sent
    where written.id = sent.id`.execute(db);
}
