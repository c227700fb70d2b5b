import type {
  CreateEndUserInput,
  EndUserResolvers,
  MutationResolvers,
  QueryResolvers,
  ScreeningDocumentResolvers,
  UpdateEndUserInput,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import type { FieldsOf } from '../record/fields.ts';
import { fullOrSummary } from '../record/fullOrSummary.ts';
import { inOrganization } from '../record/organization.ts';
import { isProhibited } from '../record/party.ts';
import { filePath } from '../record/picture.ts';
import { result } from '../record/result.ts';
import { listQuery, restId } from '../rest/list.ts';
import { endUserFilters, type RestEndUser, type RestFullEndUser, type RestScreening } from './rest.ts';

const full = fullOrSummary<RestFullEndUser, RestEndUser>(({ endUsers }) => endUsers, 'label', 'isProhibited');

const EndUser: FieldsOf<EndUserResolvers, RestEndUser> = {
  isProhibited,
  ...full.fields('firstName', 'lastName', 'externalOrganizationName', 'country', 'notes', 'opc'),
  ...full.fields('visualComplianceDate', 'riskLevel', 'lockVersion', 'createdAt', 'updatedAt'),
  screeningDocument: full.field('attachment', ({ attachment }) => attachment, null),
  programs: full.field('programIds', ({ programIds }, { programs }) => programs.summaries(programIds), null),
  groups: full.field('groupIds', ({ groupIds }, { groups }) => groups.summaries(groupIds), null),
  organization: full.field('organizationId', organizationOf, null),
  abilities: full.field('abilities', abilitiesOf, []),
  history: historyOf('END_USER'),
};

const ScreeningDocument: FieldsOf<ScreeningDocumentResolvers, RestScreening> = {
  fileName: ({ file }) => file?.filename ?? null,
  contentType: ({ file }) => file?.contentType ?? null,
  size: ({ file }) => file?.size ?? null,
  url: ({ file }) => file && filePath(file.url),
  thumbUrl: ({ file }) => (file?.thumbUrl ? filePath(file.thumbUrl) : null),
};

/** Maps an input to the fields of an end user in api/v1; absent fields stay absent. */
const endUserFields = ({
  programIds,
  groupIds,
  ...same
}: Omit<CreateEndUserInput, 'organizationId'> | UpdateEndUserInput) => ({
  ...same,
  programIds: programIds?.map(restId),
  groupIds: groupIds?.map(restId),
});

const Query: Pick<QueryResolvers, 'endUser' | 'endUsers'> = {
  endUser: (_root, { id }, context, info) => full.find(id, context, info),
  endUsers(_root, { programId, groupId, filter, ...list }, context, info) {
    const query = { ...listQuery(list), programId, groupId, filters: endUserFilters.sent(filter ?? {}) };
    return full.page(query, context, info, {
      programs: (rows) => context.programs.prepareSummaries(rows.flatMap((row) => row.programIds)),
      groups: (rows) => context.groups.prepareSummaries(rows.flatMap((row) => row.groupIds)),
    });
  },
};

const Mutation: Pick<MutationResolvers, 'createEndUser' | 'updateEndUser'> = {
  createEndUser: (_root, { input }, { endUsers }) =>
    result('endUser', () => endUsers.create(endUserFields(inOrganization(input)))),
  updateEndUser: (_root, { id, input }, { endUsers }) =>
    result('endUser', () => endUsers.update(id, endUserFields(input))),
};

export const endUser = { EndUser, ScreeningDocument, Query, Mutation };
