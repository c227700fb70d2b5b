import type { ChangeAction } from '../generated/resolvers.ts';
import { CHANGE_ACTION, type LiveEvent } from '../live/events.ts';
import type { RestComment, RestCommentable, RestSource } from './rest.ts';

/** An event of a comments channel. */
export type CommentEvent = LiveEvent & { readonly comment?: RestComment };

/** The record and the filters of a subscription. */
interface Wanted {
  readonly type: RestCommentable;
  readonly id: string;
  readonly withItems: boolean;
  readonly source?: RestSource | null;
}

/** Whether an event matches a subscription: the channel of an order also carries its items' comments. */
export function isWanted({ comment }: CommentEvent, { type, id, withItems, source }: Wanted): boolean {
  if (!comment || (source && comment.source !== source)) return false;
  return withItems || (comment.parent.type === type && String(comment.parent.id) === id);
}

/** Maps an event to the schema's change type. */
export function changeOf(event: CommentEvent): { actionType: ChangeAction; comment: RestComment | null } {
  return { actionType: CHANGE_ACTION[event.actionType], comment: event.comment ?? null };
}
