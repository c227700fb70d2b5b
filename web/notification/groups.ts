import type { NotificationRowFragment } from '../generated/operations.ts';

/** Notifications that stand in one row: several comments on one record, or a single one. */
export interface NotificationGroup {
  key: string;
  newest: NotificationRowFragment;
  /** All of them, newest first. */
  all: readonly NotificationRowFragment[];
  unread: boolean;
}

/**
 * Notifications, newest first, as rows at the place of each row's newest. What is new stays apart from what was read, so
 * that a row says who has written since.
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
