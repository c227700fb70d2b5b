import type { Generated, JSONColumnType } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import type { Db } from '../db/client.ts';
import { type ChangeEntry, changeRow } from '../feed/table.ts';

/** One changed field: its value before and after, as the record's responses show them. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Who changed what and when; written in the transaction of the change and never altered. */
export interface HistoryTable {
  id: Generated<number>;
  organization_id: number;
  record_type: RecordType;
  record_id: number;
  at: Generated<Date>;
  /** Null for imports and the system. */
  user_id: number | null;
  action: string;
  changes: JSONColumnType<FieldChange[]>;
  /** The import of a file that did it. */
  import_id: Generated<number | null>;
}

declare module '../db/client.ts' {
  interface Database {
    history: HistoryTable;
  }
}

/** A history entry to be written. */
export interface HistoryEntry {
  organizationId: number;
  type: RecordType;
  id: number;
  userId: number | null;
  /** The import of a file that does it, if one does. */
  importId?: number | undefined;
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'assign_users'
    | 'assign_status'
    | 'set_approvals'
    | 'issue_paper'
    | 'add_items'
    | 'remove_items'
    | 'assess'
    | 'receive'
    | 'take_back_assessment'
    | 'take_back_receipt'
    | 'release'
    | 'split'
    | 'comment'
    | 'attach'
    | 'update_attachment'
    | 'archive_attachment'
    | 'activate'
    | 'deactivate'
    | 'revoke'
    | 'change_password'
    | 'reset_password'
    | 'invite'
    | 'copy_invitation_link'
    | 'copy_reset_link'
    | 'accept_invitation'
    | 'merge'
    | 'undo_merge'
    | 'import';
  changes: FieldChange[];
}

/**
 * Writes history entries, and changes for the feed, in one statement and in the transaction of the write that they describe.
 * The changed rows are locked by then, so that a record's changes are written in the order of its versions.
 */
export async function writeHistory(
  trx: Db,
  entries: readonly HistoryEntry[],
  changes: readonly ChangeEntry[] = [],
): Promise<void> {
  const rows = entries.map((entry) => ({
    organization_id: entry.organizationId,
    record_type: entry.type,
    record_id: entry.id,
    user_id: entry.userId,
    action: entry.action,
    changes: JSON.stringify(entry.changes),
    import_id: entry.importId ?? null,
  }));
  const told = changes.map(changeRow);
  if (rows.length === 0 && told.length === 0) return;
  if (told.length === 0) await trx.insertInto('history').values(rows).execute();
  else if (rows.length === 0) await trx.insertInto('changes').values(told).execute();
  else {
    const remembered = trx.with('remembered', (query) => query.insertInto('history').values(rows));
    await remembered.insertInto('changes').values(told).execute();
  }
}

/** Returns the fields of `after` that differ from `before`. Values are compared as JSON, so lists compare by content. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before[field] ?? null, to: to ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}
