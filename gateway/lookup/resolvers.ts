import type { QueryResolvers } from '../generated/resolvers.ts';

const Query: Pick<
  QueryResolvers,
  | 'countries'
  | 'unitsOfMeasure'
  | 'storageRequirements'
  | 'storageTemperatures'
  | 'shipmentTypes'
  | 'mtaStatuses'
  | 'conditions'
  | 'incoterms'
  | 'licenseExceptions'
  | 'packageTypes'
  | 'riskLevels'
  | 'dangerousGoodsClasses'
  | 'unNumbers'
> = {
  countries: (_root, _args, { lookups }) => lookups.countries(),
  unitsOfMeasure: (_root, _args, { lookups }) => lookups.unitsOfMeasure(),
  storageRequirements: (_root, _args, { lookups }) => lookups.entries('storage_requirements'),
  storageTemperatures: (_root, _args, { lookups }) => lookups.storageTemperatures(),
  shipmentTypes: (_root, _args, { lookups }) => lookups.entries('shipment_types'),
  mtaStatuses: (_root, _args, { lookups }) => lookups.entries('mta_statuses'),
  conditions: (_root, _args, { lookups }) => lookups.entries('conditions'),
  incoterms: (_root, _args, { lookups }) => lookups.entries('incoterms'),
  licenseExceptions: (_root, _args, { lookups }) => lookups.entries('license_exceptions'),
  packageTypes: (_root, _args, { lookups }) => lookups.packageTypes(),
  riskLevels: (_root, _args, { lookups }) => lookups.riskLevels(),
  unNumbers: (_root, { search, numbers, items }, { lookups }) =>
    lookups.unNumbers(numbers ? { numbers } : { search, items }),
  dangerousGoodsClasses: (_root, { compatibleWith }, { lookups }) =>
    compatibleWith?.length ? lookups.compatibleClasses(compatibleWith) : lookups.dangerousGoodsClasses(),
};

export const lookup = { Query };
