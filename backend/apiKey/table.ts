import type { ColumnType, Generated } from 'kysely';
import type { Identity } from '../db/identity.ts';

/** A key that a tool calls with, as its own user. */
export interface ApiKeyTable extends Identity {
  id: Generated<number>;
  organization_id: number;
  name: string;
  /** The user that the key acts as, whose role and programs are the key's. */
  user_id: number;
  /** The user who created the key, whose rights it never exceeds. */
  maker_id: number;
  /** The hash that `hashOfKey` returns. */
  secret_hash: string;
  /** Whether the key reaches all programs of its role, or only those that its user is a member of. */
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
