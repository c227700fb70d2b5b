import type { Context } from '../context.ts';
import type {
  CommentParentResolvers,
  CommentResolvers,
  CommentSource,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/resolvers.ts';
import { abilitiesOf } from '../record/abilities.ts';
import type { FieldsOf } from '../record/fields.ts';
import { missingProgram } from '../record/missingProgram.ts';
import { result } from '../record/result.ts';
import { REST_PATH, REST_TYPE, TYPE } from '../record/types.ts';
import { listQuery, restId } from '../rest/list.ts';
import { noAccess, RestError } from '../upstream/error.ts';
import { type CommentEvent, changeOf, isWanted } from './changes.ts';
import { messages } from './messages.ts';
import type { RestComment, RestCommentParent, RestSource } from './rest.ts';

const SOURCE: Record<RestSource, CommentSource> = { internal: 'INTERNAL', external: 'EXTERNAL', vendor: 'VENDOR' };
const REST_SOURCE: Record<CommentSource, RestSource> = { INTERNAL: 'internal', EXTERNAL: 'external', VENDOR: 'vendor' };
const Comment: FieldsOf<CommentResolvers, RestComment> = {
  source: (comment) => SOURCE[comment.source],
  abilities: abilitiesOf,
};

const CommentParent: FieldsOf<CommentParentResolvers, RestCommentParent> = {
  type: (parent) => TYPE[parent.type],
};

const Query: Pick<QueryResolvers, 'comments'> = {
  comments(_root, { on, filter, ...list }, { comments }) {
    if ((on && filter) || (!on && !filter)) throw new RestError('BAD_USER_INPUT', messages.onOrFilter);
    if (!on)
      return comments.all({ ...listQuery(list), ...filter, source: filter?.source && REST_SOURCE[filter.source] });
    return comments.page(REST_PATH[on.type], on.id, {
      ...listQuery(list),
      source: on.source ? REST_SOURCE[on.source] : undefined,
      commentableId: on.withItems ? undefined : on.id,
    });
  },
};

const Mutation: Pick<MutationResolvers, 'createComment' | 'updateComment' | 'deleteComment'> = {
  createComment: (_root, { input: { type, id, message, source } }, { comments }) =>
    result('comment', () =>
      comments.create(REST_PATH[type], id, { message, source: REST_SOURCE[source ?? 'INTERNAL'] }),
    ),
  updateComment: (_root, { id, input: { type, parentId, message } }, { comments }) =>
    result('comment', () => comments.update(REST_PATH[type], parentId, id, message)),
  deleteComment: (_root, { id, input: { type, parentId } }, { comments }) =>
    result('deletedId', async () => {
      await comments.remove(REST_PATH[type], parentId, id);
      return id;
    }),
};

const Subscription: Pick<SubscriptionResolvers, 'commentChanged'> = {
  commentChanged: {
    subscribe(_root, { on, programId, since }, { live, programs, feed }) {
      if ((on && programId) || (!on && !programId)) throw new RestError('BAD_USER_INPUT', messages.onOrProgram);
      if (!on) {
        const rejected = async () => (await missingProgram(programs, String(programId))) ?? noAccess();
        return live.listen<CommentEvent>(
          'ProgramCommentsChannel',
          { program_id: restId(programId) ?? 0 },
          { rejected },
        );
      }
      const source = on.source && REST_SOURCE[on.source];
      const wanted = { type: REST_TYPE[on.type], id: on.id, withItems: on.withItems ?? false, source };
      return live.listen<CommentEvent>(
        `${REST_TYPE[on.type]}CommentsChannel`,
        { id: restId(on.id) },
        {
          wanted: (event) => isWanted(event, wanted),
          missed: since ? async () => ((await isChangedSince(feed, since, wanted)) ? null : []) : undefined,
        },
      );
    },
    resolve: changeOf,
  },
};

/** Whether a comment on a record, or on its items, was written, edited or removed after a cursor, or may have been. */
async function isChangedSince(
  feed: Context['feed'],
  since: string,
  { type, id, withItems }: { type: string; id: string; withItems: boolean },
): Promise<boolean> {
  const { data, more } = await feed.pageNow({ after: since });
  const isIt = (record: { type: string; id: number }) => record.type === type && String(record.id) === id;
  const isOfIt = (parents: readonly { type: string; id: number }[]) => withItems && parents.some(isIt);
  return more || data.some((change) => change.actionType === 'comment' && (isIt(change) || isOfIt(change.parents)));
}

export const comment = { Comment, CommentParent, Query, Mutation, Subscription };
