import type { MutationResolvers, QueryResolvers, VendorResolvers } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { addressNames, withAddress } from '../record/address.ts';
import type { FieldsOf } from '../record/fields.ts';
import { fullOrSummary } from '../record/fullOrSummary.ts';
import { forProgram } from '../record/organization.ts';
import { isProhibited } from '../record/party.ts';
import { result } from '../record/result.ts';
import { listQuery } from '../rest/list.ts';
import { type RestFullVendor, type RestVendor, vendorFilters } from './rest.ts';

const full = fullOrSummary<RestFullVendor, RestVendor>(({ vendors }) => vendors, 'name', 'isProhibited');

const Vendor: FieldsOf<VendorResolvers, RestVendor> = {
  isProhibited,
  ...full.fields('ein', 'phoneNumber', 'website', 'email', 'visualComplianceDate', 'riskLevel', 'notes', 'address'),
  ...full.fields('lockVersion', 'createdAt', 'updatedAt'),
  organization: full.field('organizationId', organizationOf, null),
  abilities: full.field('abilities', abilitiesOf, []),
  history: historyOf('VENDOR'),
};

const Query: Pick<QueryResolvers, 'vendor' | 'vendors'> = {
  vendor: (_root, { id }, context, info) => full.find(id, context, info),
  vendors: (_root, { filter, programId, ...list }, context, info) =>
    full.page({ ...listQuery(list), programId, filters: vendorFilters.sent(filter ?? {}) }, context, info),
};

const Mutation: Pick<MutationResolvers, 'createVendor' | 'updateVendor'> = {
  createVendor: (_root, { input }, { vendors }) =>
    result('vendor', () => vendors.create(forProgram(withAddress(input))), addressNames),
  updateVendor: (_root, { id, input }, { vendors }) =>
    result('vendor', () => vendors.update(id, withAddress(input)), addressNames),
};

export const vendor = { Vendor, Query, Mutation };
