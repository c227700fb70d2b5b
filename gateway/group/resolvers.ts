import type { GroupResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { addressNames, withAddress } from '../record/address.ts';
import type { FieldsOf } from '../record/fields.ts';
import { fullOrSummary } from '../record/fullOrSummary.ts';
import { isProhibited } from '../record/party.ts';
import { result } from '../record/result.ts';
import { listQuery, restId } from '../rest/list.ts';
import { groupFilters, type RestFullGroup, type RestGroup } from './rest.ts';

const full = fullOrSummary<RestFullGroup, RestGroup>(({ groups }) => groups, 'name', 'isProhibited');

const Group: FieldsOf<GroupResolvers, RestGroup> = {
  isProhibited,
  ...full.fields('visualComplianceDate', 'riskLevel', 'latinName', 'taxNumber', 'requiresImportPermit'),
  ...full.fields('attn', 'phoneNumber', 'address', 'endUsersCount', 'lockVersion', 'createdAt', 'updatedAt'),
  program: full.field('programId', ({ programId }, { programs }) => programs.summary(programId), null),
  organization: full.field('organizationId', organizationOf, null),
  abilities: full.field('abilities', abilitiesOf, []),
  history: historyOf('GROUP'),
};

const Query: Pick<QueryResolvers, 'group' | 'groups'> = {
  group: (_root, { id }, context, info) => full.find(id, context, info),
  groups: (_root, { programId, endUserId, filter, ...list }, context, info) =>
    full.page(
      {
        ...listQuery(list),
        programId,
        endUserId,
        filters: groupFilters.sent(filter ?? {}),
      },
      context,
      info,
      {
        program: (rows) => context.programs.prepareSummaries(rows.map((row) => row.programId)),
      },
    ),
};

const Mutation: Pick<MutationResolvers, 'createGroup' | 'updateGroup'> = {
  createGroup: (_root, { input: { programId, ...fields } }, { groups }) =>
    result('group', () => groups.create({ ...withAddress(fields), programId: restId(programId) }), restNames),
  updateGroup: (_root, { id, input: { programId, ...fields } }, { groups }) =>
    result('group', () => groups.update(id, { ...withAddress(fields), programId: restId(programId) }), restNames),
};

/** Field names of api/v1 with their different names in the inputs. */
const restNames = { ...addressNames, program: 'programId' };

export const group = { Group, Query, Mutation };
