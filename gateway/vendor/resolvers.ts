import { result } from '../errors.ts';
import type { MutationResolvers, QueryResolvers, VendorFilter, VendorResolvers } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { type FieldsOf, ofWhole } from '../resolve.ts';
import { addressNames, withAddress } from '../rest/address.ts';
import { listQuery, range } from '../rest/list.ts';
import { abilitiesOf } from '../rest/record.ts';
import type { RestVendor, RestWholeVendor } from './rest.ts';

const whole = ofWhole<RestWholeVendor, RestVendor>(({ vendors }) => vendors, 'name');

const Vendor: FieldsOf<VendorResolvers, RestVendor> = {
  ...whole.fields('ein', 'phoneNumber', 'website', 'email', 'visualComplianceDate', 'riskLevel', 'notes', 'address'),
  ...whole.fields('lockVersion', 'createdAt', 'updatedAt'),
  abilities: whole.field('abilities', abilitiesOf, []),
  history: historyOf('vendors'),
};

const filtersOf = ({ visualComplianceDate, riskLevels, countries }: VendorFilter) => ({
  ...range('visualComplianceDate', visualComplianceDate),
  riskLevel: riskLevels,
  country: countries,
});

const Query: Pick<QueryResolvers, 'vendor' | 'vendors'> = {
  vendor: (_root, { id }, context, info) => whole.find(id, context, info),
  vendors: (_root, { filter, ...list }, context, info) =>
    whole.page({ ...listQuery(list), filters: filter ? filtersOf(filter) : {} }, context, info),
};

const Mutation: Pick<MutationResolvers, 'createVendor' | 'updateVendor'> = {
  createVendor: (_root, { input }, { vendors }) =>
    result('vendor', () => vendors.create(withAddress(input)), addressNames),
  updateVendor: (_root, { id, input }, { vendors }) =>
    result('vendor', () => vendors.update(id, withAddress(input)), addressNames),
};

export const vendor = { Vendor, Query, Mutation };
