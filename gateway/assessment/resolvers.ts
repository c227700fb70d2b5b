import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { ItemStep } from '../orderItem/rest.ts';
import { messages } from './messages.ts';

const assess: ItemStep = {
  path: 'assessments',
  asEdit: (fields) => ({ ...fields, assessmentAttributes: { ...fields.assessmentAttributes, assessed: true } }),
  unfinished: messages.unfinished,
};

const Query: Pick<QueryResolvers, 'assessments'> = {
  assessments: (_root, list, { orderItems }) => orderItems.list({ ...list, assessed: false }),
};

const Mutation: Pick<MutationResolvers, 'assessOrderItem'> = {
  assessOrderItem: (_root, { id, input }, { orderItems }) => orderItems.takeStep(id, assess, input),
};

export const assessment = { Query, Mutation };
