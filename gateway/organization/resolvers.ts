import type { MutationResolvers, OrganizationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { addressNames, withAddress } from '../record/address.ts';
import type { FieldsOf } from '../record/fields.ts';
import { fullOrSummary } from '../record/fullOrSummary.ts';
import { withoutPicture } from '../record/picture.ts';
import { result } from '../record/result.ts';
import { listQuery } from '../rest/list.ts';
import type { RestFullOrganization, RestOrganization } from './rest.ts';

const full = fullOrSummary<RestFullOrganization, RestOrganization>(({ organizations }) => organizations, 'name');

const Organization: FieldsOf<OrganizationResolvers, RestOrganization> = {
  ...full.fields(
    'shortName',
    'ein',
    'contactPerson',
    'email',
    'phoneNumber',
    'website',
    'language',
    'address',
    'picture',
  ),
  ...full.fields('featureFlags', 'lockVersion', 'createdAt', 'updatedAt'),
  abilities: full.field('abilities', abilitiesOf, []),
  history: historyOf('ORGANIZATION'),
};

const Query: Pick<QueryResolvers, 'organization' | 'organizations'> = {
  organization: (_root, { id }, context, info) => full.find(id, context, info),
  organizations: (_root, { programId, ...list }, context, info) =>
    full.page({ ...listQuery(list), programId }, context, info),
};

const Mutation: Pick<MutationResolvers, 'createOrganization' | 'updateOrganization'> = {
  createOrganization: (_root, { input }, { organizations }) =>
    result('organization', () => organizations.create(withAddress(input)), addressNames),
  updateOrganization: (_root, { id, input }, { organizations }) =>
    result('organization', () => organizations.update(id, withAddress(withoutPicture(input))), addressNames),
};

export const organization = { Organization, Query, Mutation };
