import type { AirlineResolvers, CourierResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { historyAt, historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { addressNames, withAddress } from '../record/address.ts';
import type { FieldsOf } from '../record/fields.ts';
import { fullOrSummary } from '../record/fullOrSummary.ts';
import { forProgram } from '../record/organization.ts';
import { isProhibited } from '../record/party.ts';
import { result } from '../record/result.ts';
import { listQuery } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import { path } from '../upstream/path.ts';
import { courierFilters, type RestAirline, type RestCourier, type RestFullCourier } from './rest.ts';

const full = fullOrSummary<RestFullCourier, RestCourier>(
  ({ couriers }) => couriers,
  'companyName',
  'isProhibited',
  'airlines',
);

const Courier: FieldsOf<CourierResolvers, RestCourier> = {
  isProhibited,
  ...full.fields('visualComplianceDate', 'riskLevel', 'address', 'lockVersion', 'createdAt', 'updatedAt'),
  organization: full.field('organizationId', organizationOf, null),
  abilities: full.field('abilities', abilitiesOf, []),
  history: historyOf('COURIER'),
  airlines: (courier, list, { couriers }) => unlessForbidden(() => couriers.airlines(courier.id, listQuery(list))),
};

const Airline: FieldsOf<AirlineResolvers, RestAirline> = {
  abilities: abilitiesOf,
  history: historyAt(({ courierId, id }) => path`couriers/${courierId}/airlines/${id}/history`),
};

const Query: Pick<QueryResolvers, 'courier' | 'couriers' | 'airline'> = {
  courier: (_root, { id }, context, info) => full.find(id, context, info),
  couriers: (_root, { filter, programId, ...list }, context, info) =>
    full.page({ ...listQuery(list), programId, filters: courierFilters.sent(filter ?? {}) }, context, info),
  airline: (_root, { courierId, id }, { couriers }) => couriers.airline(courierId, id),
};

const Mutation: Pick<MutationResolvers, 'createCourier' | 'updateCourier' | 'createAirline' | 'updateAirline'> = {
  createCourier: (_root, { input }, { couriers }) =>
    result('courier', () => couriers.create(forProgram(withAddress(input))), addressNames),
  updateCourier: (_root, { id, input }, { couriers }) =>
    result('courier', () => couriers.update(id, withAddress(input)), addressNames),
  createAirline: (_root, { input: { courierId, ...fields } }, { couriers }) =>
    result('airline', () => couriers.createAirline(courierId, fields)),
  updateAirline: (_root, { id, input: { courierId, ...fields } }, { couriers }) =>
    result('airline', () => couriers.updateAirline(courierId, id, fields)),
};

export const courier = { Courier, Airline, Query, Mutation };
