import type { NotificationRowFragment } from '../generated/operations.ts';

/** The notifications of one row: several comments on one record, or a single notification. */
export interface NotificationGroup {
  key: string;
  newest: NotificationRowFragment;
  /** All notifications of the row, newest first. */
  all: readonly NotificationRowFragment[];
  unread: boolean;
}

/**
 * Groups notifications, newest first, into rows, each at the position of its newest notification. Unread and read comments
 * are in separate rows, so that a row shows who has written since.
 */
export function grouped(notifications: readonly NotificationRowFragment[]): NotificationGroup[] {
  return [...Map.groupBy(notifications, keyOf)].flatMap(([key, all]) => {
    const [newest] = all;
    return newest ? [{ key, newest, all, unread: newest.readAt === null }] : [];
  });
}

function keyOf({ id, type, record, readAt }: NotificationRowFragment): string {
  if (type !== 'NEW_COMMENT') return id;
  return `${record.type}/${record.id}/${readAt === null ? 'new' : 'read'}`;
}
