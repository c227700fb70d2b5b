import type { ColumnType, Generated } from 'kysely';

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
