import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { ItemStep } from '../orderItem/rest.ts';
import { result } from '../record/result.ts';
import { messages } from './messages.ts';

const receive: ItemStep = {
  path: 'goods_receipts',
  asEdit: (fields) => ({ ...fields, goodsReceiptAttributes: { ...fields.goodsReceiptAttributes, received: true } }),
  unfinished: messages.unfinished,
};

const Query: Pick<QueryResolvers, 'goodsReceipts'> = {
  goodsReceipts: (_root, list, { orderItems }) => orderItems.list({ ...list, received: false }),
};

const Mutation: Pick<MutationResolvers, 'receiveOrderItem' | 'takeBackReceipt'> = {
  receiveOrderItem: (_root, { id, input }, { orderItems }) => orderItems.takeStep(id, receive, input),
  takeBackReceipt: (_root, { id }, { orderItems }) => result('orderItem', () => orderItems.takeBack(id, receive)),
};

export const goodsReceipt = { Query, Mutation };
