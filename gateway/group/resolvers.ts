import { result } from '../errors.ts';
import type { GroupResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { type FieldsOf, ofWhole } from '../resolve.ts';
import { addressNames, withAddress } from '../rest/address.ts';
import { listQuery, restId } from '../rest/list.ts';
import { abilitiesOf } from '../rest/record.ts';
import type { RestGroup, RestWholeGroup } from './rest.ts';

const whole = ofWhole<RestWholeGroup, RestGroup>(({ groups }) => groups, 'name');

const Group: FieldsOf<GroupResolvers, RestGroup> = {
  ...whole.fields('attn', 'phoneNumber', 'address', 'endUsersCount', 'lockVersion', 'createdAt', 'updatedAt'),
  program: whole.field('programId', ({ programId }, { programs }) => programs.show(programId), null),
  abilities: whole.field('abilities', abilitiesOf, []),
  history: historyOf('groups'),
};

const Query: Pick<QueryResolvers, 'group' | 'groups'> = {
  group: (_root, { id }, context, info) => whole.find(id, context, info),
  groups: (_root, { programId, endUserId, ...list }, context, info) =>
    whole.page({ ...listQuery(list), programId, endUserId }, context, info, {
      program: (rows) => context.programs.prepare(rows.map((row) => row.programId)),
    }),
};

const Mutation: Pick<MutationResolvers, 'createGroup' | 'updateGroup'> = {
  createGroup: (_root, { input: { programId, ...fields } }, { groups }) =>
    result('group', () => groups.create({ ...withAddress(fields), programId: restId(programId) }), restNames),
  updateGroup: (_root, { id, input: { programId, ...fields } }, { groups }) =>
    result('group', () => groups.update(id, { ...withAddress(fields), programId: restId(programId) }), restNames),
};

/** What api/v1 calls a field that the inputs call something else. */
const restNames = { ...addressNames, program: 'programId' };

export const group = { Group, Query, Mutation };
