import { z } from 'zod';
import { forEachKey } from '../api/keys.ts';
import { id, idParameter, timestamp } from '../api/validate.ts';
import { picture } from '../files/picture.ts';
import { booleanParameter, listQuery } from '../record/list.ts';
import { kinds } from './kinds.ts';
import { type EventType, eventTypes, typeKeys } from './table.ts';

const program = z.object({ id, name: z.string(), slug: z.string() });
const shown = {
  id,
  read_at: timestamp.nullable(),
  created_at: timestamp,
  sender: z
    .object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      picture: picture.nullable(),
    })
    .nullable(),
};

const shapeOf = <Event extends EventType, Data extends z.ZodRawShape>(kind: {
  readonly events: readonly [Event, ...Event[]];
  readonly data: z.ZodObject<Data>;
}) =>
  z.object({ ...shown, event_type: z.literal(kind.events), data: kind.data.extend({ program: program.nullable() }) });

/** A notification as api/v1 returns it and as the cable carries it. */
export const notification = z
  .discriminatedUnion('event_type', [
    shapeOf(kinds.comment),
    shapeOf(kinds.assignment),
    shapeOf(kinds.expiry),
    shapeOf(kinds.review),
    shapeOf(kinds.prohibition),
  ])
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** The parameters of the list of the caller's notifications, newest first. */
export const notificationListQuery = listQuery({
  sort: ['created_at'],
  filters: { unread: booleanParameter.optional() },
}).pick({ page: true, items: true, pagination: true, filters: true });
export type NotificationListQuery = z.infer<typeof notificationListQuery>;

/** `up_to` is the newest displayed notification; later ones stay. */
export const clearQuery = z.strictObject({ up_to: idParameter.optional() });

/** A kind of notification by its key in the settings: the event type in lower case. */
export const notificationType = z.object({ key: z.string(), description: z.string() }).meta({ id: 'NotificationType' });

const onOff = z.boolean();

/** A user's notification settings. The switches of programs apply while `all_programs` is off. */
export const notificationSettings = z
  .object({
    notifications_enabled: onOff,
    all_programs: onOff,
    notification_types: z.object(forEachKey(Object.values(typeKeys), () => onOff)),
    programs_settings: z.array(z.object({ id, value: onOff })),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** The settings to change; omitted ones stay. Types may be spelled as the keys or as the event types. */
export const notificationSettingsUpdate = z
  .strictObject({
    notifications_enabled: onOff,
    all_programs: onOff,
    notification_types: z.partialRecord(z.enum([...Object.values(typeKeys), ...eventTypes]), onOff),
    programs_settings: z.array(z.strictObject({ id, value: onOff })).max(5000),
  })
  .partial();
export type NotificationSettingsUpdate = z.infer<typeof notificationSettingsUpdate>;
