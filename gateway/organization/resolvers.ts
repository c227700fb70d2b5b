import { result } from '../errors.ts';
import type { MutationResolvers, OrganizationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { type FieldsOf, ofWhole } from '../resolve.ts';
import { addressNames, withAddress } from '../rest/address.ts';
import { withoutPicture } from '../rest/filePath.ts';
import { listQuery } from '../rest/list.ts';
import { abilitiesOf } from '../rest/record.ts';
import type { RestOrganization, RestWholeOrganization } from './rest.ts';

const whole = ofWhole<RestWholeOrganization, RestOrganization>(({ organizations }) => organizations, 'name');

const Organization: FieldsOf<OrganizationResolvers, RestOrganization> = {
  ...whole.fields('shortName', 'ein', 'contactPerson', 'email', 'phoneNumber', 'website', 'address', 'picture'),
  ...whole.fields('featureFlags', 'lockVersion', 'createdAt', 'updatedAt'),
  abilities: whole.field('abilities', abilitiesOf, []),
  history: historyOf('organizations'),
};

const Query: Pick<QueryResolvers, 'organization' | 'organizations'> = {
  organization: (_root, { id }, context, info) => whole.find(id, context, info),
  organizations: (_root, { programId, ...list }, context, info) =>
    whole.page({ ...listQuery(list), programId }, context, info),
};

const Mutation: Pick<MutationResolvers, 'createOrganization' | 'updateOrganization'> = {
  createOrganization: (_root, { input }, { organizations }) =>
    result('organization', () => organizations.create(withAddress(input)), addressNames),
  updateOrganization: (_root, { id, input }, { organizations }) =>
    result('organization', () => organizations.update(id, withAddress(withoutPicture(input))), addressNames),
};

export const organization = { Organization, Query, Mutation };
