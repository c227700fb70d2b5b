import { z } from 'zod';
import { commentSources } from '../access/roles.ts';
import { documentTypes, parentTypes } from '../document/table.ts';
import { picture } from '../files/picture.ts';
import { forEachKey } from '../http/keys.ts';
import { date, id, timestamp } from '../http/validate.ts';
import { booleanParameter, idParameter, listQuery } from '../record/list.ts';
import { eventTypes, typeKeys } from './table.ts';

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

const newComment = z.object({
  ...shown,
  event_type: z.literal('NEW_COMMENT'),
  data: z.object({
    comment: z.object({
      id,
      message: z.string(),
      source: z.enum(commentSources),
      parent_object: z.object({
        id,
        type: z.enum(['PurchaseOrder', 'OrderItem', 'CommercialInvoice']),
        label: z.string(),
        purchase_order_id: id.nullable(),
      }),
    }),
    program: program.nullable(),
  }),
});

const newAssignment = z.object({
  ...shown,
  event_type: z.literal('NEW_ASSIGNMENT'),
  data: z.object({
    assigned_object: z.object({ id, label: z.string(), type: z.enum(['PurchaseOrder', 'CommercialInvoice']) }),
    program: program.nullable(),
  }),
});

const attachmentExpires = z.object({
  ...shown,
  event_type: z.enum(['ATTACHMENT_WILL_EXPIRE_SOON', 'ATTACHMENT_WILL_EXPIRE_TODAY']),
  data: z.object({
    attached_to: z.object({
      type: z.enum(parentTypes),
      id,
      label: z.string(),
      name: z.string().nullable(),
      company_name: z.string().nullable(),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      purchase_order_id: id.nullable(),
    }),
    attachment: z.object({ id, document_type: z.enum(documentTypes), expiry_date: date.nullable() }),
    program: program.nullable(),
  }),
});

const invoiceInReview = z.object({
  ...shown,
  event_type: z.literal('COMMERCIAL_INVOICE_IN_REVIEW'),
  data: z.object({ object: z.object({ id, label: z.string() }), program: program.nullable() }),
});

/** A notification as api/v1 answers with it and as the cable carries it. */
export const notification = z
  .discriminatedUnion('event_type', [newComment, newAssignment, attachmentExpires, invoiceInReview])
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** The parameters of the list of one's notifications, newest first. */
export const notificationListQuery = listQuery({
  sort: ['created_at'],
  filters: { unread: booleanParameter.optional() },
}).pick({ page: true, items: true, pagination: true, filters: true });
export type NotificationListQuery = z.infer<typeof notificationListQuery>;

/** `up_to`: the newest notification that was shown; what came later stays. */
export const clearQuery = z.strictObject({ up_to: idParameter.optional() });

/** A kind of notification by its key in the settings: the event type in lower case. */
export const notificationType = z.object({ key: z.string(), description: z.string() }).meta({ id: 'NotificationType' });

const onOff = z.boolean();

/** What somebody wants to be told. A program's switch counts while `all_programs` is off. */
export const notificationSettings = z
  .object({
    notifications_enabled: onOff,
    all_programs: onOff,
    notification_types: z.object(forEachKey(Object.values(typeKeys), () => onOff)),
    programs_settings: z.array(z.object({ id, value: onOff })),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** The changes of the settings: only what is sent. Types may be spelled as the keys or as the event types. */
export const notificationSettingsUpdate = z
  .strictObject({
    notifications_enabled: onOff,
    all_programs: onOff,
    notification_types: z.partialRecord(z.enum([...Object.values(typeKeys), ...eventTypes]), onOff),
    programs_settings: z.array(z.strictObject({ id, value: onOff })).max(5000),
  })
  .partial();
export type NotificationSettingsUpdate = z.infer<typeof notificationSettingsUpdate>;
