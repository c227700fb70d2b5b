import type { ColumnType, Generated } from 'kysely';

/** A key with which a tool calls, as a user of its own. */
export interface ApiKeyTable {
  id: Generated<number>;
  organization_id: number;
  name: string;
  /** The user as which it acts; that user's role and programs are the key's. */
  user_id: number;
  /** Whoever made it, above whom it never is. */
  maker_id: number;
  /** As `hashOfKey` makes it. */
  secret_hash: string;
  /** Whether it reaches all programs that its role does, or those only that its user is a member of. */
  all_programs: boolean;
  expires_at: ColumnType<Date, Date | string, Date>;
  /** Exact to the minute. */
  last_used_at: Date | null;
  revoked_at: Date | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    api_keys: ApiKeyTable;
  }
}
