import { z } from 'zod';
import { areaOf } from '../access/areas.ts';
import { mayReadComment } from '../access/audience.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { commentSources } from '../access/roles.ts';
import { id, idParameter } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { mayShow } from '../feed/rights.ts';
import { messageOf, type Tail, type Told } from '../feed/tail.ts';
import { type Broadcaster, topic } from '../live/broadcast.ts';
import type { Ability } from '../record/ability.ts';

/** A message on a channel. */
export type Message = Record<string, unknown>;

/** The messages of a subscription, as its listener may see them. */
export interface Source {
  /** Listens until the returned function is called. */
  listen(hear: (message: Message) => void): () => void;
}

/** The sources of the channels' messages. */
export interface Heard {
  readonly broadcaster: Broadcaster;
  readonly tail: Tail;
}

/** Creates a source of announcements. @param show returns the message as the listener may see it, or null to withhold it */
const announcements = (
  { broadcaster }: Heard,
  topics: readonly string[],
  show: (message: Message) => Message | null,
): Source => ({
  listen: (hear) => {
    const hearShown = (message: Message) => {
      const shown = show(message);
      if (shown) hear(shown);
    };
    return stopAll(topics.map((name) => broadcaster.subscribe(name, hearShown)));
  },
});

const stopAll = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop();
};

/** Opens a channel; returns null if the caller may not read the record that the parameters name. */
export type Channel = (db: Db, caller: Caller, params: object) => Promise<Source | null>;

/** The rules of comments, passed in because shared folders import no concept. */
export interface CommentRules {
  /** Computes abilities per listener, because one announcement of a comment reaches many. */
  abilitiesOf(caller: Caller, comment: AnnouncedComment): Ability[];
}

/** The rules of notifications, passed in for the same reason. */
export interface NotificationRules {
  /** Whether the caller may see one of their own notifications now. */
  mayShow(caller: Caller, notification: unknown): boolean;
}

/** The rules of work in the background. */
export interface WorkRules {
  /** Whether the caller may know of an announced work now. */
  mayHear(caller: Caller, work: unknown): boolean;
}

const commentable = z.enum(['PurchaseOrder', 'OrderItem', 'CommercialInvoice']);
const announcedComment = z.looseObject({
  source: z.enum(commentSources),
  user: z.looseObject({ id }).nullable(),
  legacy_from_sap: z.boolean(),
  parent: z.looseObject({ type: commentable }),
});
/** A comment as `comment/write.ts` announces it. */
export type AnnouncedComment = z.infer<typeof announcedComment>;

/** The rules of views of lists. */
export interface SavedViewRules {
  /** Whether the caller may know of an announced view now. */
  mayHearOfView(caller: Caller, view: unknown): boolean;
}

/** Creates the channels of api/v1, by name. */
export function channels(
  heard: Heard,
  comments: CommentRules,
  notifications: NotificationRules,
  works: WorkRules,
  views: SavedViewRules,
): ReadonlyMap<string, Channel> {
  return new Map<string, Channel>([
    ['PurchaseOrderCommentsChannel', commentsChannel(heard, 'PurchaseOrder', 'purchase_orders', comments)],
    ['OrderItemCommentsChannel', commentsChannel(heard, 'OrderItem', 'order_items', comments)],
    ['CommercialInvoiceCommentsChannel', commentsChannel(heard, 'CommercialInvoice', 'shipments', comments)],
    ['ProgramCommentsChannel', programCommentsChannel(heard, comments)],
    ['ChangesChannel', changesChannel(heard)],
    ['NotificationsChannel', notificationsChannel(heard, notifications)],
    ['WorksChannel', worksChannel(heard, works)],
    ['SavedViewsChannel', savedViewsChannel(heard, views)],
  ]);
}

/** Whether a message tells clients to refetch everything, as is announced after a gap or a bulk change. */
const isRefetch = (message: Message) => message['action_type'] === 'refetch';

const idParam = z.union([id, idParameter]);

/**
 * Creates the channel of one record's comments, limited to the sources that the listener may read. An order's or shipment's
 * channel also carries its items' comments, which are announced there, too.
 */
function commentsChannel(
  heard: Heard,
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
    return announcements(heard, [topic.comments(type, record.id)], (message) => shownComment(caller, rules, message));
  };
}

/** Creates the channel of the comments on all records of a program, limited to what the listener may read. */
function programCommentsChannel(heard: Heard, rules: CommentRules): Channel {
  const parameters = z.looseObject({ program_id: idParam });
  return async (_db, caller, params) => {
    const wanted = parameters.safeParse(params).data;
    if (!wanted || !caller.programIds.includes(wanted.program_id)) return null;
    if (caller.role.comments.sources.length === 0) return null;
    const topics = [topic.programComments(wanted.program_id)];
    return announcements(heard, topics, (message) => shownComment(caller, rules, message));
  };
}

function shownComment(caller: Caller, rules: CommentRules, message: Message): Message | null {
  if (isRefetch(message)) return message;
  const comment = announcedComment.safeParse(message['comment']).data;
  if (!comment || !mayReadComment(caller, { source: comment.source, userId: comment.user?.id ?? null })) return null;
  if (!can(caller, areaOf[comment.parent.type], 'read')) return null;
  return { ...message, comment: { ...comment, abilities: rules.abilitiesOf(caller, comment) } };
}

/**
 * Creates the channel of a program's changed records, or with 0 of the organization's own, limited to what the listener may
 * read. Each change is sent once, in the order of the feed.
 */
function changesChannel({ tail }: Heard): Channel {
  const parameters = z.looseObject({ program_id: z.union([z.literal([0, '0']).transform(() => 0), idParam]) });
  return async (_db, caller, params) => {
    const programId = parameters.safeParse(params).data?.program_id;
    if (programId === undefined || (programId !== 0 && !caller.programIds.includes(programId))) return null;
    await tail.follow();
    const topics = programId === 0 ? caller.organizationIds.map(topic.organization) : [topic.program(programId)];
    return {
      listen: (hear) => {
        const hearShown = (told: Told) => {
          if (told.kind === 'many') hear({ action_type: 'refetch', cursor: told.cursor });
          else if (mayShow(caller, told.row)) hear(messageOf(told.row));
        };
        return stopAll(topics.map((name) => tail.subscribe(name, hearShown)));
      },
    };
  };
}

/** Creates the channel of the listener's own new notifications; it takes no parameters. */
function notificationsChannel(heard: Heard, rules: NotificationRules): Channel {
  return async (_db, caller) =>
    announcements(heard, [topic.notifications(caller.userId)], (message) =>
      isRefetch(message) || rules.mayShow(caller, message['notification']) ? message : null,
    );
}

/** Creates the channel of work that comes further, of what the listener may see; it takes no parameters. */
function worksChannel(heard: Heard, rules: WorkRules): Channel {
  return async (_db, caller) =>
    announcements(heard, caller.organizationIds.map(topic.works), (message) =>
      isRefetch(message) || rules.mayHear(caller, message['work']) ? message : null,
    );
}

/** Creates the channel of views of lists that are made, changed and removed, of what the listener may see. */
function savedViewsChannel(heard: Heard, rules: SavedViewRules): Channel {
  return async (_db, caller) =>
    announcements(heard, caller.organizationIds.map(topic.savedViews), (message) =>
      isRefetch(message) || rules.mayHearOfView(caller, message['saved_view']) ? message : null,
    );
}
