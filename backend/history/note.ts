import { type RecordType, recordChanged } from '../live/broadcast.ts';
import type { WriteContext } from '../record/write.ts';
import { type HistoryEntry, writeHistory } from './table.ts';

/** A record as its history and its channel know it, after a write. */
export interface Written {
  readonly type: RecordType;
  readonly id: number;
  readonly organizationId: number;
  /** Where it belongs to one program. */
  readonly programId?: number;
  readonly lockVersion: number;
}

/** Writes what somebody did to a record into the history and announces it once the transaction is committed. */
export async function noteWrite(
  { db, caller, announce }: WriteContext,
  record: Written,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): Promise<void> {
  const { type, id, organizationId } = record;
  await writeHistory(db, [{ organizationId, type, id, userId: caller.userId, action, changes }]);
  announce(recordChanged({ ...record, action: action === 'create' ? 'create' : 'edit', by: caller.userId }));
}
