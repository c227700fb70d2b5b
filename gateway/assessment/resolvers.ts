import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { ItemStep } from '../orderItem/rest.ts';
import { result } from '../record/result.ts';
import { messages } from './messages.ts';

const assess: ItemStep = {
  path: 'assessments',
  asEdit: (fields) => ({ ...fields, assessmentAttributes: { ...fields.assessmentAttributes, assessed: true } }),
  unfinished: () => messages.unfinished,
};

const Query: Pick<QueryResolvers, 'assessments'> = {
  assessments: (_root, list, { orderItems }) => orderItems.list({ ...list, assessed: false }),
};

const Mutation: Pick<MutationResolvers, 'assessOrderItem' | 'takeBackAssessment'> = {
  assessOrderItem: (_root, { id, input }, { orderItems }) => orderItems.takeStep(id, assess, input),
  takeBackAssessment: (_root, { id }, { orderItems }) => result('orderItem', () => orderItems.takeBack(id, assess)),
};

export const assessment = { Query, Mutation };
