import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import type { CommentSource } from '../access/roles.ts';
import type { Announcement } from '../live/broadcast.ts';
import type { RecordName } from '../record/parents.ts';

/** What happened to a record. A comment leaves the record as it is. */
export type ChangeAction = 'create' | 'edit' | 'delete' | 'comment';

/**
 * The fact that a record was changed, and by whom; written in the transaction of the change. The record has the new values.
 */
export interface ChangeTable {
  /** In the order of writing. */
  id: Generated<number>;
  /** Its place in the feed; null until it is settled. */
  position: Generated<number | null>;
  organization_id: number;
  program_id: number | null;
  record_type: RecordType;
  record_id: number;
  action: ChangeAction;
  lock_version: number | null;
  parents: JSONColumnType<RecordName[]>;
  comment_id: number | null;
  comment_source: CommentSource | null;
  /** The author of the comment; null if unknown. */
  comment_author_id: number | null;
  /** Null for imports and the system. */
  user_id: number | null;
  at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    changes: ChangeTable;
    feed_start: { position: number };
  }
}

/** The row of a change, as it is read. */
export type ChangeRow = Omit<Selectable<ChangeTable>, 'id'>;

/** A change for the feed. */
export interface ChangeEntry extends RecordName {
  readonly action: ChangeAction;
  readonly organizationId: number;
  /** The program, if the record belongs to one. */
  readonly programId?: number | undefined;
  /** The version that the change created; null if it created none. */
  readonly lockVersion: number | null;
  /** The records that it belongs to: an item's order and shipment, an airline's courier, a document's record. */
  readonly parents?: readonly RecordName[];
  readonly comment?: {
    readonly id: number;
    readonly source: CommentSource;
    readonly user: { readonly id: number } | null;
  };
  readonly by: number | null;
}

/** Converts a change to its row. */
export const changeRow = ({ type, id, action, organizationId, lockVersion, by, ...more }: ChangeEntry) => ({
  organization_id: organizationId,
  program_id: more.programId ?? null,
  record_type: type,
  record_id: id,
  action,
  lock_version: lockVersion,
  parents: JSON.stringify(more.parents ?? []),
  comment_id: more.comment?.id ?? null,
  comment_source: more.comment?.source ?? null,
  comment_author_id: more.comment?.user?.id ?? null,
  user_id: by,
});

/** Announced after a commit that wrote changes; followers of the feed then look for them. */
export const feedGrew: Announcement = { topic: 'feed', message: {} };
