import type { ColumnType } from 'kysely';

/** A printed link with which the first person sets Lading up. The token itself is never stored. */
export interface SetupLinkTable {
  /** SHA-256 of the token, which is random enough that no slower hash is needed. */
  token_hash: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
}

declare module '../db/client.ts' {
  interface Database {
    setup_links: SetupLinkTable;
  }
}
