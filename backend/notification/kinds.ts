import { z } from 'zod';
import { areaOf } from '../access/areas.ts';
import { mayReadComment } from '../access/audience.ts';
import { type Caller, can } from '../access/caller.ts';
import { commentSources } from '../access/roles.ts';
import { date, id } from '../api/validate.ts';
import { documentTypes, parentTypes } from '../document/table.ts';
import type { NotificationRow } from './rows.ts';
import type { EventType, SubjectType } from './table.ts';

/** The record of a notification, with its name. */
interface Named {
  readonly id: number;
  readonly label: string;
}

/** A kind of notification: its content, the source of the content, and who may see it. */
interface Declaration<Events extends EventType, Data extends z.ZodObject> {
  readonly events: readonly [Events, ...Events[]];
  readonly data: Data;
  /** Returns the content for a row of one of these events, without its program. */
  readonly dataOf: (row: NotificationRow, record: Named) => z.infer<Data>;
  /** Whether the caller may read the content, without its program. */
  readonly mayRead: (caller: Caller, data: z.infer<Data>) => boolean;
}

function kind<Events extends EventType, Data extends z.ZodObject>(declared: Declaration<Events, Data>) {
  const { mayRead, data } = declared;
  return {
    ...declared,
    /** @param shown the `data` of an announced notification */
    mayShow: (caller: Caller, shown: unknown) => {
      const parsed = data.safeParse(shown);
      return parsed.success && mayRead(caller, parsed.data);
    },
  };
}

const mayReadType = (caller: Caller, type: SubjectType) => can(caller, areaOf[type], 'read');

/** Only orders and shipments have assigned users, and only they and items have comments; `notify` accepts no others. */
const assignable = (type: SubjectType): 'PurchaseOrder' | 'CommercialInvoice' =>
  type === 'PurchaseOrder' ? type : 'CommercialInvoice';
const commentable = (type: SubjectType) => (type === 'OrderItem' ? type : assignable(type));
/** Groups have no documents that could expire. */
const documented = (type: SubjectType) => (type === 'Group' ? 'EndUser' : type);
/** The types of the parties of a trade. */
const partyTypes = ['Vendor', 'EndUser', 'Group', 'Courier'] as const;

/** Every kind of notification. A new one needs an entry here, an event in `table.ts` and a part of `schema.ts`'s union. */
export const kinds = {
  comment: kind({
    events: ['NEW_COMMENT'],
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
    }),
    dataOf: (row, record) => ({
      comment: {
        id: row.comment_id ?? 0,
        message: row.message ?? '',
        source: row.source ?? 'internal',
        parent_object: {
          ...record,
          type: commentable(row.record_type),
          purchase_order_id: row.purchase_order_id,
        },
      },
    }),
    // `userId` is null: the comment is another user's, as nobody is notified of their own.
    mayRead: (caller, { comment: { source, parent_object } }) =>
      mayReadComment(caller, { source, userId: null }) && mayReadType(caller, parent_object.type),
  }),

  assignment: kind({
    events: ['NEW_ASSIGNMENT'],
    data: z.object({
      assigned_object: z.object({ id, label: z.string(), type: z.enum(['PurchaseOrder', 'CommercialInvoice']) }),
    }),
    dataOf: (row, record) => ({ assigned_object: { ...record, type: assignable(row.record_type) } }),
    mayRead: (caller, { assigned_object }) => mayReadType(caller, assigned_object.type),
  }),

  expiry: kind({
    events: ['ATTACHMENT_WILL_EXPIRE_SOON', 'ATTACHMENT_WILL_EXPIRE_TODAY'],
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
    }),
    dataOf: (row, record) => ({
      attached_to: {
        ...record,
        type: documented(row.record_type),
        name: row.vendor_name,
        company_name: row.company_name,
        first_name: row.user_first_name ?? row.end_user_first_name,
        last_name: row.user_last_name ?? row.end_user_last_name,
        purchase_order_id: row.purchase_order_id,
      },
      attachment: {
        id: row.document_id ?? 0,
        document_type: row.document_type ?? 'other',
        expiry_date: row.expiry_date,
      },
    }),
    mayRead: (caller, { attached_to }) => can(caller, 'attachments', 'read') && mayReadType(caller, attached_to.type),
  }),

  review: kind({
    events: ['COMMERCIAL_INVOICE_IN_REVIEW'],
    data: z.object({ object: z.object({ id, label: z.string() }) }),
    dataOf: (_row, record) => ({ object: record }),
    mayRead: (caller) => can(caller, 'commercial_invoices', 'read'),
  }),

  prohibition: kind({
    events: ['PARTY_PROHIBITED'],
    data: z.object({ party: z.object({ id, label: z.string(), type: z.enum(partyTypes) }) }),
    dataOf: (row, record) => ({
      party: { ...record, type: partyTypes.find((type) => type === row.record_type) ?? 'Vendor' },
    }),
    mayRead: (caller, { party }) => mayReadType(caller, party.type),
  }),
};

/** Returns the kind of an event. @throws for an event without a kind, which a test of each event would detect */
export function kindOf(event: EventType): (typeof kinds)[keyof typeof kinds] {
  const found = Object.values(kinds).find(({ events }) => events.some((each) => each === event));
  if (!found) throw new Error(`${event} belongs to no kind of notification`);
  return found;
}
