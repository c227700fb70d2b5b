import type { Generated, JSONColumnType } from 'kysely';
import type { Db } from '../db/client.ts';
import type { RecordType } from '../live/broadcast.ts';

/** One changed field: its value before and after, as the record's answers show them. */
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
}

declare module '../db/client.ts' {
  interface Database {
    history: HistoryTable;
  }
}

/** What a history entry is about. */
export interface HistoryEntry {
  organizationId: number;
  type: RecordType;
  id: number;
  userId: number | null;
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'assign_users'
    | 'assign_status'
    | 'set_approvals'
    | 'add_items'
    | 'remove_items'
    | 'assess'
    | 'receive'
    | 'split'
    | 'comment'
    | 'attach'
    | 'update_attachment'
    | 'archive_attachment'
    | 'activate'
    | 'deactivate'
    | 'change_password'
    | 'reset_password'
    | 'invite'
    | 'accept_invitation'
    | 'import';
  changes: FieldChange[];
}

/** Writes history entries in the transaction of their changes. */
export async function writeHistory(trx: Db, entries: HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('history')
    .values(
      entries.map((entry) => ({
        organization_id: entry.organizationId,
        record_type: entry.type,
        record_id: entry.id,
        user_id: entry.userId,
        action: entry.action,
        changes: JSON.stringify(entry.changes),
      })),
    )
    .execute();
}

/** The fields of `after` that differ from `before`. Values are compared as JSON, so lists compare by content. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before[field] ?? null, to: to ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}
