import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { eventMessages } from './eventMessages.ts';
import { readNotification, readNotifications } from './read.ts';
import {
  clearQuery,
  notification,
  notificationListQuery,
  notificationSettings,
  notificationSettingsUpdate,
  notificationType,
} from './schema.ts';
import { readSettings, updateSettings } from './settings.ts';
import { eventTypes, typeKeys } from './table.ts';

const path = '/api/v1/notifications';

/** The api/v1 routes of the caller's notifications and notification settings. */
export const notificationRoutes = [
  route('get', 'session', {
    path,
    summary:
      "The caller's notifications, newest first. Those about records that the caller can no longer read are omitted.",
    query: notificationListQuery,
    answer: listOf(notification),
    handle: async ({ db, caller, query }) => readNotifications(db, caller, query),
  }),
  route('post', 'session', {
    path: `${path}/:id/read`,
    summary: 'Marks a notification as read; one that was already read keeps its time.',
    params: idParams,
    answer: dataOf(notification),
    handle: async ({ db, caller, params, services }) => {
      const before = await readNotification(db, caller, params.id);
      if (before.read_at) return { data: before };
      const unread = db.updateTable('notifications').where('id', '=', params.id).where('read_at', 'is', null);
      await unread.set({ read_at: services.now() }).execute();
      return { data: await readNotification(db, caller, params.id) };
    },
  }),
  route('delete', 'session', {
    path: `${path}/delete_all`,
    summary: "Removes the caller's notifications up to `up_to`, the newest one that was displayed; later ones stay.",
    query: clearQuery,
    handle: async ({ db, caller, query: { up_to } }) => {
      const own = db.deleteFrom('notifications').where('user_id', '=', caller.userId);
      await (up_to === undefined ? own : own.where('id', '<=', up_to)).execute();
    },
  }),
  route('get', 'session', {
    path: `${path}/settings`,
    summary: "The caller's notification settings.",
    answer: dataOf(notificationSettings),
    handle: async ({ db, caller }) => ({ data: await readSettings(db, caller) }),
  }),
  route('put', 'session', {
    path: `${path}/settings`,
    summary: 'Updates only the settings sent; they apply to future notifications.',
    body: notificationSettingsUpdate,
    wrapper: 'notification_settings',
    answer: dataOf(notificationSettings),
    handle: async ({ db, caller, body }) => ({ data: await updateSettings(db, caller, body) }),
  }),
  route('get', 'session', {
    path: '/api/v1/notification_types',
    summary: 'The kinds of notifications, with their keys in the settings.',
    answer: z.object({ data: z.array(notificationType) }),
    handle: async () => ({
      data: eventTypes.map((type) => ({ key: typeKeys[type], description: eventMessages[type] })),
    }),
  }),
];
