import { result } from '../errors.ts';
import type {
  CreateEndUserInput,
  EndUserFilter,
  EndUserResolvers,
  MutationResolvers,
  QueryResolvers,
  ScreeningDocumentResolvers,
  UpdateEndUserInput,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { type FieldsOf, ofWhole } from '../resolve.ts';
import { filePath } from '../rest/filePath.ts';
import { listQuery, range, restId } from '../rest/list.ts';
import { abilitiesOf } from '../rest/record.ts';
import type { RestEndUser, RestScreening, RestWholeEndUser } from './rest.ts';

const whole = ofWhole<RestWholeEndUser, RestEndUser>(({ endUsers }) => endUsers, 'label');

const EndUser: FieldsOf<EndUserResolvers, RestEndUser> = {
  ...whole.fields('firstName', 'lastName', 'externalOrganizationName', 'country', 'notes', 'opc'),
  ...whole.fields('visualComplianceDate', 'riskLevel', 'lockVersion', 'createdAt', 'updatedAt'),
  screeningDocument: whole.field('attachment', ({ attachment }) => attachment, null),
  programs: whole.field('programIds', ({ programIds }, { programs }) => programs.showMany(programIds), null),
  groups: whole.field('groupIds', ({ groupIds }, { groups }) => groups.showMany(groupIds), null),
  abilities: whole.field('abilities', abilitiesOf, []),
  history: historyOf('end_users'),
};

const ScreeningDocument: FieldsOf<ScreeningDocumentResolvers, RestScreening> = {
  fileName: ({ file }) => file?.filename ?? null,
  contentType: ({ file }) => file?.contentType ?? null,
  size: ({ file }) => file?.size ?? null,
  url: ({ file }) => file && filePath(file.url),
  thumbUrl: ({ file }) => (file?.thumbUrl ? filePath(file.thumbUrl) : null),
};

const filtersOf = ({ visualComplianceDate, riskLevels, countries, hasScreeningDocument, ...same }: EndUserFilter) => ({
  ...same,
  vcFileAttached: hasScreeningDocument,
  ...range('visualComplianceDate', visualComplianceDate),
  riskLevel: riskLevels,
  country: countries,
});

/** The fields of an end user as api/v1 takes them; what is absent stays absent. */
const endUserFields = ({ programIds, groupIds, ...same }: CreateEndUserInput | UpdateEndUserInput) => ({
  ...same,
  programIds: programIds?.map(restId),
  groupIds: groupIds?.map(restId),
});

const Query: Pick<QueryResolvers, 'endUser' | 'endUsers'> = {
  endUser: (_root, { id }, context, info) => whole.find(id, context, info),
  endUsers(_root, { programId, groupId, filter, ...list }, context, info) {
    const query = { ...listQuery(list), programId, groupId, filters: filter ? filtersOf(filter) : {} };
    return whole.page(query, context, info, {
      programs: (rows) => context.programs.prepare(rows.flatMap((row) => row.programIds)),
      groups: (rows) => context.groups.prepare(rows.flatMap((row) => row.groupIds)),
    });
  },
};

const Mutation: Pick<MutationResolvers, 'createEndUser' | 'updateEndUser'> = {
  createEndUser: (_root, { input }, { endUsers }) => result('endUser', () => endUsers.create(endUserFields(input))),
  updateEndUser: (_root, { id, input }, { endUsers }) =>
    result('endUser', () => endUsers.update(id, endUserFields(input))),
};

export const endUser = { EndUser, ScreeningDocument, Query, Mutation };
