import type { QueryResolvers } from '../generated/resolvers.ts';

const Query: Pick<
  QueryResolvers,
  | 'countries'
  | 'unitsOfMeasure'
  | 'storageRequirements'
  | 'shipmentTypes'
  | 'mtaStatuses'
  | 'conditions'
  | 'dangerousGoodsClasses'
> = {
  countries: (_root, _args, { lookups }) => lookups.countries(),
  unitsOfMeasure: (_root, _args, { lookups }) => lookups.unitsOfMeasure(),
  storageRequirements: (_root, _args, { lookups }) => lookups.entries('storage_requirements'),
  shipmentTypes: (_root, _args, { lookups }) => lookups.entries('shipment_types'),
  mtaStatuses: (_root, _args, { lookups }) => lookups.entries('mta_statuses'),
  conditions: (_root, _args, { lookups }) => lookups.entries('conditions'),
  dangerousGoodsClasses: (_root, _args, { lookups }) => lookups.dangerousGoodsClasses(),
};

export const lookup = { Query };
