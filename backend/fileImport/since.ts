/** What others have done with records since an import wrote them, as their history tells. */
import { sql } from 'kysely';
import type { ShownType } from '../access/areas.ts';
import type { Db } from '../db/client.ts';
import type { HistoryEntry } from '../history/table.ts';
import { messages } from './messages.ts';

/** What became of a record since the import first wrote it. */
interface Since {
  /** Whether the history knows what the import wrote of it. */
  readonly isKnown: boolean;
  /** Whether the import has removed it again. */
  readonly isTakenBack: boolean;
  /** Why it stays: the last that somebody else did with it; null if nobody did anything. */
  readonly reason: string | null;
}

/** Reads what became of records since an import first wrote them: whatever it wrote itself, also later, is no work of others. */
export async function readSince(
  db: Db,
  importId: number,
  type: ShownType,
  ids: readonly number[],
): Promise<Map<number, Since>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; isKnown: boolean; isTakenBack: boolean; action: string | null }>`
    select r.id, own.first is not null as "isKnown", coalesce(own.removed, false) as "isTakenBack", (
      select h.action from history h
      where h.record_type = ${type} and h.record_id = r.id and h.id > own.first and h.import_id is distinct from ${importId}
      order by h.id desc limit 1) as action
    from unnest(${[...new Set(ids)]}::bigint[]) as r(id) cross join lateral (
      select min(o.id) as first, bool_or(o.action = 'delete') as removed from history o
      where o.record_type = ${type} and o.record_id = r.id and o.import_id = ${importId}) own`.execute(db);
  return new Map(
    rows.map(({ id, isKnown, isTakenBack, action }) => {
      return [id, { isKnown, isTakenBack, reason: action && (reasons()[action] ?? messages.stays.changed) }];
    }),
  );
}

/** Why a record stays, by what was done with it; else it was changed. */
const reasons = (): Readonly<Record<string, string>> =>
  ({
    comment: messages.stays.commented,
    attach: messages.stays.documented,
    update_attachment: messages.stays.documented,
    archive_attachment: messages.stays.documented,
    assess: messages.stays.assessed,
    take_back_assessment: messages.stays.assessed,
    receive: messages.stays.received,
    take_back_receipt: messages.stays.received,
    release: messages.stays.received,
    assign_status: messages.stays.moved,
    assign_users: messages.stays.assigned,
    remove_items: messages.stays.otherItems,
    delete: messages.stays.removed,
  }) satisfies Partial<Record<HistoryEntry['action'], string>>;
