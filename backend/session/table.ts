import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** One signing-in of one person. It lives until it is ended or 86,400 s have passed. */
export interface SessionTable {
  id: Generated<string>;
  user_id: number;
  /** Which token of the session is the newest; each refresh gives the next. */
  generation: Generated<number>;
  generation_issued_at: Generated<Date>;
  /** When the newest token was first used for anything but the gateway's repeat; null until then. */
  generation_used_at: Date | null;
  created_at: Generated<Date>;
  expires_at: ColumnType<Date, Date, never>;
  ended_at: Date | null;
}

declare module '../db/client.ts' {
  interface Database {
    sessions: SessionTable;
  }
}

/** Ends sessions; every request checks the row, so it is over at once. */
export async function endSessions(
  db: Db,
  where: { sessionId: string } | { userId: number; except?: string },
): Promise<void> {
  const open = db.updateTable('sessions').set({ ended_at: sql`now()` }).where('ended_at', 'is', null);
  if ('sessionId' in where) await open.where('id', '=', where.sessionId).execute();
  else if (where.except) await open.where('user_id', '=', where.userId).where('id', '!=', where.except).execute();
  else await open.where('user_id', '=', where.userId).execute();
}
