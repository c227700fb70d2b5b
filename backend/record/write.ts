import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import type { Announcement } from '../live/broadcast.ts';

/** What a write needs besides its input: the open transaction, who writes, who else there is, and where to announce it. */
export interface WriteContext {
  readonly db: Db;
  readonly caller: Caller;
  /** The roles that there are: who may read what is written. */
  readonly services: { readonly roles: readonly Role[] };
  readonly announce: (announcement: Announcement) => void;
}

/** The columns that every change of a record moves on. */
export const newVersion = { lock_version: sql<number>`lock_version + 1`, updated_at: sql<Date>`now()` };
