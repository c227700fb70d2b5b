import type {
  GoodsReceiptResolvers,
  MutationResolvers,
  QueryResolvers,
  ReceiptResolvers,
} from '../generated/resolvers.ts';
import type { ItemStep, RestGoodsReceipt, RestReceipt } from '../orderItem/rest.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { messages } from './messages.ts';

const receive: ItemStep = {
  path: 'goods_receipts',
  asEdit: (fields) => ({ ...fields, goodsReceiptAttributes: { ...fields.goodsReceiptAttributes, received: true } }),
  unfinished: () => messages.unfinished,
};

const GoodsReceipt: FieldsOf<GoodsReceiptResolvers, RestGoodsReceipt> = {
  // Other backends ask for no release.
  needsRelease: ({ needsRelease }) => needsRelease ?? false,
  releasedBy: ({ releasedById }, _args, { users }) => users.summary(releasedById),
};

const Receipt: FieldsOf<ReceiptResolvers, RestReceipt> = {
  kind: ({ kind }) => upper(kind),
  recordedBy: ({ userId }, _args, { users }) => users.summary(userId),
};

const Query: Pick<QueryResolvers, 'goodsReceipts'> = {
  goodsReceipts: (_root, list, { orderItems }) => orderItems.list({ ...list, received: false }),
};

const Mutation: Pick<MutationResolvers, 'receiveOrderItem' | 'takeBackReceipt' | 'releaseOrderItem'> = {
  receiveOrderItem: (_root, { id, input, receivedQuantity }, { orderItems }) =>
    receivedQuantity
      ? orderItems.receivePart(id, receive, input, receivedQuantity)
      : orderItems.takeStep(id, receive, input),
  takeBackReceipt: (_root, { id }, { orderItems }) => result('orderItem', () => orderItems.takeBack(id, receive)),
  releaseOrderItem: (_root, { id, input }, { orderItems }) => result('orderItem', () => orderItems.release(id, input)),
};

export const goodsReceipt = { GoodsReceipt, Receipt, Query, Mutation };
