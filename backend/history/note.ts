import type { RecordType } from '../access/areas.ts';
import { type ChangeAction, type ChangeEntry, feedGrew } from '../feed/table.ts';
import type { RecordName } from '../record/parents.ts';
import type { WriteContext } from '../record/write.ts';
import { type HistoryEntry, writeHistory } from './table.ts';

/** A record as its history and the feed know it, after a write. */
export interface Written {
  readonly type: RecordType;
  readonly id: number;
  readonly organizationId: number;
  /** The program, if the record belongs to one. */
  readonly programId?: number;
  readonly lockVersion: number;
  /** The records that it belongs to; see `ChangeEntry`. */
  readonly parents?: readonly RecordName[];
}

/** Writes what the caller did to records into the history and the feed. */
export function noteWrites(
  context: WriteContext,
  action: HistoryEntry['action'],
  written: readonly { readonly record: Written; readonly changes: HistoryEntry['changes'] }[],
): Promise<void> {
  const by = context.caller.userId;
  return note(
    context,
    written.map(({ record: { type, id, organizationId }, changes }) => {
      return { organizationId, type, id, userId: by, action, changes, importId: context.importId };
    }),
    written.map(({ record }) => ({ ...record, action: feedAction(action), by })),
  );
}

/** Writes history entries and changes that do not correspond one to one. */
export async function note(
  { db, announce }: Pick<WriteContext, 'db' | 'announce'>,
  entries: readonly HistoryEntry[],
  changes: readonly ChangeEntry[],
): Promise<void> {
  await writeHistory(db, entries, changes);
  if (changes.length > 0) announce(feedGrew);
}

/** Returns the feed's action for the more specific action of the history. */
function feedAction(action: HistoryEntry['action']): ChangeAction {
  if (action === 'import') return 'create';
  return action === 'create' || action === 'delete' ? action : 'edit';
}
