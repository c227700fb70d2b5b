import { type Insertable, sql } from 'kysely';
import type { Role } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import { type Announcement, topic } from '../live/broadcast.ts';
import { readMade } from './read.ts';
import { type EventScope, recipientsOf } from './recipients.ts';
import type { NotificationTable } from './table.ts';

/** The context of a notification: the transaction of its cause, and its announcement. */
export interface NotifyContext {
  readonly db: Db;
  /** `isQuiet`: nobody is notified. */
  readonly services: { readonly roles: readonly Role[]; readonly isQuiet?: boolean };
  readonly announce: (announcement: Announcement) => void;
}

/** What happened to a record, and who caused it. */
export type Event = EventScope &
  Pick<Insertable<NotificationTable>, 'record_type' | 'record_id'> & {
    readonly senderId: number | null;
    readonly commentId?: number;
    readonly documentId?: number;
  };

/** An event, and the users who may be notified of it. */
export interface Notice {
  readonly event: Event;
  readonly candidates: readonly number[];
}

/**
 * Notifies those candidates of events who may read them and have them switched on; never their senders. Notifications are
 * written in the transaction of their cause and announced after its commit: both or neither. Call it once per
 * transaction, near the end: it locks each recipient until the commit, in the order of their ids, so that a user's
 * notifications are committed in the order of their ids. "Clear up to this one" therefore never clears a later one.
 */
export async function notify(context: NotifyContext, notices: readonly Notice[]): Promise<void> {
  const { db, announce, services } = context;
  if (services.isQuiet) return;
  const wanted = await wantedBy(context, notices);
  if (wanted.length === 0) return;
  const recipients = [...new Set(wanted.map(({ userId }) => userId))].sort((a, b) => a - b);
  for (const id of recipients) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications of ${id}`}, 0))`.execute(db);
  }
  const made = await db
    .insertInto('notifications')
    .values(
      wanted.map(({ userId, event }) => ({
        user_id: userId,
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

/** Pairs recipients and events. Alike events have the same recipients, which are queried once. */
async function wantedBy({ db, services }: NotifyContext, notices: readonly Notice[]) {
  const wanted: { userId: number; event: Event }[] = [];
  for (const alike of Map.groupBy(notices, ({ event }) => matterOf(event)).values()) {
    const [first] = alike;
    if (!first) continue;
    const others = ({ event, candidates }: Notice) => candidates.filter((id) => id !== event.senderId);
    const recipients = await recipientsOf(db, services.roles, first.event, [...new Set(alike.flatMap(others))]);
    for (const notice of alike) {
      const those = new Set(others(notice));
      for (const userId of recipients) if (those.has(userId)) wanted.push({ userId, event: notice.event });
    }
  }
  return wanted;
}

const matterOf = ({ eventType, organizationId, programId, areas, source }: EventScope) =>
  JSON.stringify([eventType, organizationId, programId, areas, source]);
