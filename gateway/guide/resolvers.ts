import type { GuideStepResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import type { RestGuideStep } from './rest.ts';

const GuideStep: FieldsOf<GuideStepResolvers, RestGuideStep> = {
  key: ({ key }) => upper(key),
  state: ({ state }) => upper(state),
  after: ({ after }) => after.map(upper),
};

const Query: Pick<QueryResolvers, 'guide'> = {
  guide: (_root, _args, { guides }) => guides.read(),
};

const Mutation: Pick<MutationResolvers, 'updateGuide' | 'addSampleProgram' | 'removeSampleProgram'> = {
  updateGuide: (_root, { input }, { guides }) => result('guide', () => guides.putAway(input.putAway)),
  addSampleProgram: (_root, _args, { guides }) => result('program', () => guides.addSample()),
  async removeSampleProgram(_root, _args, { guides }) {
    const { removed, errors } = await result('removed', () => guides.removeSample().then(() => true));
    return { removed: removed === true, errors };
  },
};

export const guide = { GuideStep, Query, Mutation };
