import { type Insertable, sql } from 'kysely';
import type { Role } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import { type Announcement, topic } from '../live/broadcast.ts';
import { readMade } from './read.ts';
import { type Matter, recipientsOf } from './recipients.ts';
import type { NotificationTable } from './table.ts';

/** What telling people of something needs: the transaction of its cause, and where to announce it. */
export interface NotifyContext {
  readonly db: Db;
  readonly services: { readonly roles: readonly Role[] };
  readonly announce: (announcement: Announcement) => void;
}

/** What happened to which record, and who did it. */
export type Event = Matter &
  Pick<Insertable<NotificationTable>, 'record_type' | 'record_id'> & {
    readonly senderId: number | null;
    readonly commentId?: number;
    readonly documentId?: number;
  };

/**
 * Notifies those of some people who may and want to hear of an event; never who caused it. The notifications are
 * written in the transaction of their cause and announced after its commit, so that neither is there without the other.
 * Call it once in a transaction, near its end: it takes one lock for each recipient until the commit, in the order of
 * their ids, so that one person's notifications are committed in the order of theirs. "Up to this one" therefore never
 * means one that came later.
 */
export async function notify(context: NotifyContext, event: Event, candidates: readonly number[]): Promise<void> {
  const { db, services, announce } = context;
  const others = [...new Set(candidates)].filter((id) => id !== event.senderId);
  const recipients = await recipientsOf(db, services.roles, event, others);
  if (recipients.length === 0) return;
  for (const id of recipients) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications of ${id}`}, 0))`.execute(db);
  }
  const made = await db
    .insertInto('notifications')
    .values(
      recipients.map((user_id) => ({
        user_id,
        event_type: event.eventType,
        sender_id: event.senderId,
        organization_id: event.organizationId,
        program_id: event.programId,
        record_type: event.record_type,
        record_id: event.record_id,
        comment_id: event.commentId ?? null,
        document_id: event.documentId ?? null,
      })),
    )
    .returning('id')
    .execute();
  const rows = await readMade(
    db,
    made.map(({ id }) => id),
  );
  for (const { userId, notification } of rows) {
    announce({ topic: topic.notifications(userId), message: { action_type: 'create', notification } });
  }
}
