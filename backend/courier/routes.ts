import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { readHistory } from '../history/read.ts';
import { historyEntry, historyQuery } from '../history/schema.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { pagesOf } from '../record/pages.ts';
import { createAirline, readAirline, readAirlinePages, readAirlines, updateAirline } from './airlines.ts';
import { readCourierRow, readCouriers, toCourier } from './read.ts';
import {
  airline,
  airlineCreate,
  airlineListQuery,
  airlinePagesQuery,
  airlineParams,
  airlineSummary,
  airlineUpdate,
  courier,
  courierCreate,
  courierListQuery,
  courierSummary,
  courierUpdate,
} from './schema.ts';
import { createCourier, updateCourier } from './write.ts';

const read = [['couriers', 'read']] as const;
const write = [['couriers', 'write']] as const;

/** api/v1's calls on couriers and their airlines. */
export const courierRoutes = [
  route('get', 'session', {
    path: '/api/v1/couriers',
    summary:
      'Couriers of the organization. `light=true` needs no right, only a session, unless it is sorted by what it does not show.',
    query: courierListQuery,
    answer: listOf(z.union([courier, courierSummary])),
    handle: async ({ db, caller, query }) => {
      if (!asksForNames(query, 'company_name') && !can(caller, 'couriers', 'read')) throw forbidden();
      return readCouriers(db, caller, query);
    },
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id',
    summary: 'One courier.',
    params: idParams,
    answer: dataOf(courier),
    handle: async ({ db, caller, params }) => ({
      data: toCourier(await readCourierRow(db, caller, params.id), caller),
    }),
  }),
  route('post', write, {
    path: '/api/v1/couriers',
    summary: "Creates a courier of one's organization.",
    body: courierCreate,
    wrapper: 'courier',
    status: 201,
    answer: dataOf(courier),
    handle: async (call) => ({ data: await createCourier(call, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/couriers/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    body: courierUpdate,
    wrapper: 'courier',
    answer: dataOf(courier),
    handle: async (call) => ({ data: await updateCourier(call, call.params.id, call.body) }),
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id/airlines',
    summary: "A courier's airlines.",
    params: idParams,
    query: airlineListQuery,
    answer: listOf(z.union([airline, airlineSummary])),
    handle: async ({ db, caller, params, query }) => readAirlines(db, caller, params.id, query),
  }),
  route('get', read, {
    path: '/api/v1/couriers/airlines',
    summary: 'The airlines of several couriers: a page for each.',
    query: airlinePagesQuery,
    answer: pagesOf(airline),
    handle: async ({ db, caller, query }) => readAirlinePages(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id/airlines/:airlineId',
    summary: 'One airline of a courier.',
    params: airlineParams,
    answer: dataOf(airline),
    handle: async ({ db, caller, params }) => ({ data: await readAirline(db, caller, params) }),
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id/airlines/:airlineId/history',
    summary: 'Who changed what of an airline and when, newest first.',
    params: airlineParams,
    query: historyQuery,
    answer: listOf(historyEntry),
    handle: async ({ db, caller, params, query }) => {
      const { id } = await readAirline(db, caller, params);
      return readHistory(db, caller, { type: 'Airline', id, hidden: [] }, query);
    },
  }),
  route('post', write, {
    path: '/api/v1/couriers/:id/airlines',
    summary: 'Creates an airline of a courier. Its air waybill prefix is unique in the organization.',
    params: idParams,
    body: airlineCreate,
    wrapper: 'airline',
    status: 201,
    answer: dataOf(airline),
    handle: async (call) => ({ data: await createAirline(call, call.params.id, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/couriers/:id/airlines/:airlineId',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: airlineParams,
    body: airlineUpdate,
    wrapper: 'airline',
    answer: dataOf(airline),
    handle: async (call) => ({ data: await updateAirline(call, call.params, call.body) }),
  }),
];
