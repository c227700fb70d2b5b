import type { Notification, NotificationSettings, NotificationType } from '../generated/rest.ts';
import { dataOf, type Page, pageOf, recordOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { path } from '../upstream/path.ts';

/** A notification of any kind. */
export type RestNotification = Notification;
/** The notification of a new comment. */
export type RestCommentNotification = Extract<Notification, { eventType: 'NEW_COMMENT' }>;
/** The notification that a record is now assigned to the user. */
export type RestAssignmentNotification = Extract<Notification, { eventType: 'NEW_ASSIGNMENT' }>;
/** The notification that a document expires soon, or today. */
export type RestDocumentNotification = Extract<Notification, { data: { attachment: object } }>;
/** The notification that a shipment awaits review. */
export type RestReviewNotification = Extract<Notification, { eventType: 'COMMERCIAL_INVOICE_IN_REVIEW' }>;

/** The notification that trade with a party became prohibited. */
export type RestProhibitionNotification = Extract<Notification, { eventType: 'PARTY_PROHIBITED' }>;

/** A record that a notification is about. */
export interface RestNotificationRecord {
  readonly type: RestDocumentNotification['data']['attachedTo']['type'] | 'Group';
  readonly id: number;
  readonly label: string;
  readonly purchaseOrderId?: number | null;
}

/** The kind of a notification, in api/v1's upper case spelling. */
export type RestEventType = RestNotification['eventType'];

const EVENT_TYPES: readonly RestEventType[] = [
  'NEW_COMMENT',
  'NEW_ASSIGNMENT',
  'ATTACHMENT_WILL_EXPIRE_SOON',
  'ATTACHMENT_WILL_EXPIRE_TODAY',
  'COMMERCIAL_INVOICE_IN_REVIEW',
  'PARTY_PROHIBITED',
];

/** Returns a kind of event in our spelling (api/v1 also has `new_comment`); undefined if unknown. */
const eventTypeOf = (text: string): RestEventType | undefined => {
  const upper = text.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
  return EVENT_TYPES.find((type) => type === upper);
};

/** A notification as received: its kind in either spelling, or one that only that backend knows. */
export type AnyNotification = Omit<RestNotification, 'eventType'> & { readonly eventType: string };

/** Returns the notification in our spelling; null for an unknown kind. */
export function known(row: AnyNotification): RestNotification | null {
  const spelled = { ...row, eventType: eventTypeOf(row.eventType) ?? '' };
  return isKnown(spelled) ? spelled : null;
}

const isKnown = (row: AnyNotification): row is RestNotification => row.eventType !== '';

/** The setting whether the user wants one program's notifications. */
export type RestProgramSetting = NotificationSettings['programsSettings'][number];

/** The user's settings, with the kinds in our spelling. */
export interface RestNotificationSettings extends Omit<NotificationSettings, 'notificationTypes'> {
  readonly types: ReadonlyArray<{ type: RestEventType; enabled: boolean }>;
}

/** The user's notifications and notification settings. */
export interface Notifications {
  page(query: Query): Promise<Page<RestNotification>>;
  read(id: string): Promise<RestNotification | null>;
  /** Removes the notifications up to this one. */
  clear(upTo: string): Promise<void>;
  settings(): Promise<RestNotificationSettings>;
  /** @param notificationSettings the changes, in api/v1's shape */
  updateSettings(notificationSettings: object): Promise<RestNotificationSettings>;
  /** Returns the kinds with their descriptions. */
  types(): Promise<Array<{ type: RestEventType; description: string }>>;
}

/** Creates the notifications of one operation. */
export const notificationsOf = (rest: Rest): Notifications => ({
  async page(query) {
    const { data, meta } = pageOf<AnyNotification>(await rest.read(path`notifications`, { query }));
    return { data: data.map(known).filter((row) => row !== null), meta };
  },
  read: async (id) => known(recordOf(await rest.write('POST', path`notifications/${id}/read`))),
  async clear(upTo) {
    await rest.write('DELETE', path`notifications/delete_all`, undefined, { upTo });
  },
  settings: async () => settingsOf(await rest.read(path`notifications/settings`)),
  updateSettings: async (notificationSettings) =>
    settingsOf(await rest.write('PUT', path`notifications/settings`, { notificationSettings })),
  types: async () => rest.readShared(path`notification_types`, typesOf),
});

const typesOf = (body: unknown) =>
  dataOf<NotificationType[]>(body).flatMap(({ key, description }) => {
    const type = eventTypeOf(key);
    return type ? [{ type, description }] : [];
  });

function settingsOf(body: unknown): RestNotificationSettings {
  const { notificationTypes, ...settings } = dataOf<NotificationSettings>(body);
  // The keys are the kinds, in either spelling.
  const types = Object.entries(notificationTypes).flatMap(([key, enabled]) => {
    const type = eventTypeOf(key);
    return type ? [{ type, enabled }] : [];
  });
  return { ...settings, types };
}
