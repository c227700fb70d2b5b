import { result } from '../errors.ts';
import type { AirlineResolvers, CourierResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { historyAt, historyOf } from '../history/rest.ts';
import { type FieldsOf, ofWhole } from '../resolve.ts';
import { addressNames, withAddress } from '../rest/address.ts';
import { listQuery } from '../rest/list.ts';
import { path } from '../rest/path.ts';
import { abilitiesOf } from '../rest/record.ts';
import { unlessForbidden } from '../rest/unless.ts';
import type { RestAirline, RestCourier, RestWholeCourier } from './rest.ts';

const whole = ofWhole<RestWholeCourier, RestCourier>(({ couriers }) => couriers, 'companyName', 'airlines');

const Courier: FieldsOf<CourierResolvers, RestCourier> = {
  ...whole.fields('address', 'lockVersion', 'createdAt', 'updatedAt'),
  abilities: whole.field('abilities', abilitiesOf, []),
  history: historyOf('couriers'),
  airlines: (courier, list, { couriers }) => unlessForbidden(() => couriers.airlines(courier.id, listQuery(list))),
};

const Airline: FieldsOf<AirlineResolvers, RestAirline> = {
  abilities: abilitiesOf,
  history: historyAt(({ courierId, id }) => path`couriers/${courierId}/airlines/${id}/history`),
};

const Query: Pick<QueryResolvers, 'courier' | 'couriers' | 'airline'> = {
  courier: (_root, { id }, context, info) => whole.find(id, context, info),
  couriers: (_root, list, context, info) => whole.page(listQuery(list), context, info),
  airline: (_root, { courierId, id }, { couriers }) => couriers.airline(courierId, id),
};

const Mutation: Pick<MutationResolvers, 'createCourier' | 'updateCourier' | 'createAirline' | 'updateAirline'> = {
  createCourier: (_root, { input }, { couriers }) =>
    result('courier', () => couriers.create(withAddress(input)), addressNames),
  updateCourier: (_root, { id, input }, { couriers }) =>
    result('courier', () => couriers.update(id, withAddress(input)), addressNames),
  createAirline: (_root, { input: { courierId, ...fields } }, { couriers }) =>
    result('airline', () => couriers.createAirline(courierId, fields)),
  updateAirline: (_root, { id, input: { courierId, ...fields } }, { couriers }) =>
    result('airline', () => couriers.updateAirline(courierId, id, fields)),
};

export const courier = { Courier, Airline, Query, Mutation };
