import { result } from '../errors.ts';
import type {
  CommentableType,
  CommentParentResolvers,
  CommentResolvers,
  CommentSource,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/resolvers.ts';
import type { FieldsOf } from '../resolve.ts';
import { listQuery, restId } from '../rest/list.ts';
import { abilitiesOf } from '../rest/record.ts';
import { type CommentEvent, changeOf, isWanted } from './changes.ts';
import type { CommentablePath, RestComment, RestCommentable, RestCommentParent, RestSource } from './rest.ts';

const SOURCE: Record<RestSource, CommentSource> = { internal: 'INTERNAL', external: 'EXTERNAL', vendor: 'VENDOR' };
const REST_SOURCE: Record<CommentSource, RestSource> = { INTERNAL: 'internal', EXTERNAL: 'external', VENDOR: 'vendor' };
const TYPE: Record<RestCommentable, CommentableType> = {
  PurchaseOrder: 'PURCHASE_ORDER',
  OrderItem: 'ORDER_ITEM',
  CommercialInvoice: 'SHIPMENT',
};
const REST_TYPE: Record<CommentableType, RestCommentable> = {
  PURCHASE_ORDER: 'PurchaseOrder',
  ORDER_ITEM: 'OrderItem',
  SHIPMENT: 'CommercialInvoice',
};
const PATH: Record<CommentableType, CommentablePath> = {
  PURCHASE_ORDER: 'purchase_orders',
  ORDER_ITEM: 'order_items',
  SHIPMENT: 'commercial_invoices',
};
const CHANNEL: Record<CommentableType, string> = {
  PURCHASE_ORDER: 'PurchaseOrderCommentsChannel',
  ORDER_ITEM: 'OrderItemCommentsChannel',
  SHIPMENT: 'CommercialInvoiceCommentsChannel',
};

const Comment: FieldsOf<CommentResolvers, RestComment> = {
  source: (comment) => SOURCE[comment.source],
  abilities: abilitiesOf,
};

const CommentParent: FieldsOf<CommentParentResolvers, RestCommentParent> = {
  type: (parent) => TYPE[parent.type],
};

const Query: Pick<QueryResolvers, 'comments'> = {
  comments: (_root, { on, ...list }, { comments }) =>
    comments.page(PATH[on.type], on.id, {
      ...listQuery(list),
      source: on.source ? REST_SOURCE[on.source] : undefined,
      commentableId: on.withItems ? undefined : on.id,
    }),
};

const Mutation: Pick<MutationResolvers, 'createComment' | 'updateComment' | 'deleteComment'> = {
  createComment: (_root, { input: { type, id, message, source } }, { comments }) =>
    result('comment', () => comments.create(PATH[type], id, { message, source: REST_SOURCE[source ?? 'INTERNAL'] })),
  updateComment: (_root, { id, input: { type, parentId, message } }, { comments }) =>
    result('comment', () => comments.update(PATH[type], parentId, id, message)),
  deleteComment: (_root, { id, input: { type, parentId } }, { comments }) =>
    result('deletedId', async () => {
      await comments.remove(PATH[type], parentId, id);
      return id;
    }),
};

const Subscription: Pick<SubscriptionResolvers, 'commentChanged'> = {
  commentChanged: {
    subscribe(_root, { on }, { live }) {
      const source = on.source && REST_SOURCE[on.source];
      const wanted = { type: REST_TYPE[on.type], id: on.id, withItems: on.withItems ?? false, source };
      return live.listen<CommentEvent>(
        CHANNEL[on.type],
        { id: restId(on.id) },
        { wanted: (event) => isWanted(event, wanted) },
      );
    },
    resolve: changeOf,
  },
};

export const comment = { Comment, CommentParent, Query, Mutation, Subscription };
