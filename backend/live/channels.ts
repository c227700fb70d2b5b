import { z } from 'zod';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { areaOf, commentSources } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import { id } from '../http/validate.ts';
import type { Ability } from '../record/ability.ts';
import { idParameter } from '../record/list.ts';
import { topic } from './broadcast.ts';

/** What goes over a channel. */
export type Message = Record<string, unknown>;

/** What somebody hears on a channel. */
export interface Source {
  readonly topics: readonly string[];
  /** What of a message this listener is shown; null for nothing. */
  show(message: Message): Message | null;
}

/** Opens a channel for somebody; null when what the parameters name is not theirs to read. */
export type Channel = (db: Db, caller: Caller, params: object) => Promise<Source | null>;

/** The concept of comments' own rules, passed in because this part knows no concept. */
export interface CommentRules {
  /** What a person may do with a comment: the same comment is announced to many. */
  abilitiesOf(caller: Caller, comment: AnnouncedComment): Ability[];
}

/** The concept of notifications' own rules, passed in for the same reason. */
export interface NotificationRules {
  /** Whether somebody may be shown a notification of theirs at this moment. */
  mayShow(caller: Caller, notification: unknown): boolean;
}

const commentable = z.enum(['PurchaseOrder', 'OrderItem', 'CommercialInvoice']);
const announcedComment = z.looseObject({
  source: z.enum(commentSources),
  user: z.looseObject({ id }).nullable(),
  legacy_from_sap: z.boolean(),
  parent: z.looseObject({ type: commentable }),
});
/** A comment as the concept of comments announces it. */
export type AnnouncedComment = z.infer<typeof announcedComment>;

/** The channels of api/v1 by name. */
export function channels(comments: CommentRules, notifications: NotificationRules): ReadonlyMap<string, Channel> {
  return new Map<string, Channel>([
    ['PurchaseOrderCommentsChannel', commentsChannel('PurchaseOrder', 'purchase_orders', comments)],
    ['OrderItemCommentsChannel', commentsChannel('OrderItem', 'order_items', comments)],
    ['CommercialInvoiceCommentsChannel', commentsChannel('CommercialInvoice', 'shipments', comments)],
    ['ChangesChannel', changesChannel],
    ['NotificationsChannel', notificationsChannel(notifications)],
  ]);
}

/** Announced after a gap or a bulk change: everything may have changed. */
const isRefetch = (message: Message) => message['action_type'] === 'refetch';

const idParam = z.union([id, idParameter]);

/**
 * The comments of one record, of those sources that the listener may read. An order's or shipment's channel also
 * carries its items' comments, which are announced there too.
 */
function commentsChannel(
  type: z.infer<typeof commentable>,
  table: 'purchase_orders' | 'order_items' | 'shipments',
  rules: CommentRules,
): Channel {
  const parameters = z.looseObject({ id: idParam });
  return async (db, caller, params) => {
    const wanted = parameters.safeParse(params).data;
    if (!wanted || !can(caller, areaOf[type], 'read') || caller.role.comments.sources.length === 0) return null;
    const record = await db
      .selectFrom(table)
      .select(`${table}.id`)
      .where(`${table}.id`, '=', wanted.id)
      .where(`${table}.program_id`, 'in', programsOf(caller))
      .executeTakeFirst();
    if (!record) return null;
    return {
      topics: [topic.comments(type, record.id)],
      show: (message) => {
        if (isRefetch(message)) return message;
        const comment = announcedComment.safeParse(message['comment']).data;
        if (!comment || !caller.role.comments.sources.includes(comment.source)) return null;
        if (!can(caller, areaOf[comment.parent.type], 'read')) return null;
        return { ...message, comment: { ...comment, abilities: rules.abilitiesOf(caller, comment) } };
      },
    };
  };
}

const announcedChange = z.looseObject({ record: z.looseObject({ type: z.string() }) });
const isRecordType = (type: string): type is keyof typeof areaOf => Object.hasOwn(areaOf, type);

/**
 * Which records of a program changed, or with 0 which of the organization's own: their kinds and ids, of those kinds
 * that the listener may read.
 */
const changesChannel: Channel = async (_db, caller, params) => {
  const wanted = z.looseObject({ program_id: z.union([z.literal([0, '0']).transform(() => 0), idParam]) });
  const programId = wanted.safeParse(params).data?.program_id;
  if (programId === undefined || (programId !== 0 && !caller.programIds.includes(programId))) return null;
  return {
    topics: programId === 0 ? caller.organizationIds.map(topic.organization) : [topic.program(programId)],
    show: (message) => {
      if (isRefetch(message)) return message;
      const type = announcedChange.safeParse(message).data?.record.type;
      return type && isRecordType(type) && can(caller, areaOf[type], 'read') ? message : null;
    },
  };
};

/** The listener's own new notifications; there is nothing to name. */
function notificationsChannel(rules: NotificationRules): Channel {
  return async (_db, caller) => ({
    topics: [topic.notifications(caller.userId)],
    show: (message) => (isRefetch(message) || rules.mayShow(caller, message['notification']) ? message : null),
  });
}
