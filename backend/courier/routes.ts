import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { noNames } from '../history/names.ts';
import { readHistory } from '../history/read.ts';
import { historyEntry, historyQuery } from '../history/schema.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { pagesOf } from '../record/pages.ts';
import { createAirline, readAirline, readAirlinePages, readAirlines, updateAirline } from './airlines.ts';
import { airlineListQuery, airlinePagesQuery, courierListQuery } from './listSchema.ts';
import { readCourierRow, readCouriers, toCourier } from './read.ts';
import {
  airline,
  airlineCreate,
  airlineParams,
  airlineSummary,
  airlineUpdate,
  courier,
  courierCreate,
  courierSummary,
  courierUpdate,
} from './schema.ts';
import { createCourier, updateCourier } from './write.ts';

const read = [['couriers', 'read']] as const;
const write = [['couriers', 'write']] as const;

/** The api/v1 routes of couriers and their airlines. */
export const courierRoutes = [
  route('get', 'session', {
    path: '/api/v1/couriers',
    summary:
      "The organization's couriers. `light=true` requires only a session, no right, unless it sorts by fields that it does not return.",
    query: courierListQuery,
    answer: listOf(z.union([courier, courierSummary])),
    handle: async ({ db, caller, query }) => {
      if (!asksForNames(query, 'company_name') && !can(caller, 'couriers', 'read')) throw forbidden();
      return readCouriers(db, caller, query);
    },
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id',
    summary: 'A courier by id.',
    params: idParams,
    answer: dataOf(courier),
    handle: async ({ db, caller, params }) => ({
      data: toCourier(await readCourierRow(db, caller, params.id), caller),
    }),
  }),
  route('post', write, {
    path: '/api/v1/couriers',
    summary: "Creates a courier in the caller's organization.",
    body: courierCreate,
    wrapper: 'courier',
    status: 201,
    answer: dataOf(courier),
    handle: async (call) => ({ data: await createCourier(call, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/couriers/:id',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    body: courierUpdate,
    wrapper: 'courier',
    answer: dataOf(courier),
    handle: async (call) => ({ data: await updateCourier(call, call.params.id, call.body) }),
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id/airlines',
    summary: 'The airlines of a courier.',
    params: idParams,
    query: airlineListQuery,
    answer: listOf(z.union([airline, airlineSummary])),
    handle: async ({ db, caller, params, query }) => readAirlines(db, caller, params.id, query),
  }),
  route('get', read, {
    path: '/api/v1/couriers/airlines',
    summary: 'The airlines of several couriers, one page for each.',
    query: airlinePagesQuery,
    answer: pagesOf(airline),
    handle: async ({ db, caller, query }) => readAirlinePages(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id/airlines/:airlineId',
    summary: 'An airline of a courier by id.',
    params: airlineParams,
    answer: dataOf(airline),
    handle: async ({ db, caller, params }) => ({ data: await readAirline(db, caller, params) }),
  }),
  route('get', read, {
    path: '/api/v1/couriers/:id/airlines/:airlineId/history',
    summary: 'The history of an airline, newest first: who changed what and when.',
    params: airlineParams,
    query: historyQuery,
    answer: listOf(historyEntry),
    handle: async ({ db, caller, params, query }) => {
      const { id } = await readAirline(db, caller, params);
      return readHistory(db, caller, { type: 'Airline', id, hidden: [] }, query, noNames);
    },
  }),
  route('post', write, {
    path: '/api/v1/couriers/:id/airlines',
    summary: 'Adds an airline to a courier. Its air waybill prefix is unique in the organization.',
    params: idParams,
    body: airlineCreate,
    wrapper: 'airline',
    status: 201,
    answer: dataOf(airline),
    handle: async (call) => ({ data: await createAirline(call, call.params.id, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/couriers/:id/airlines/:airlineId',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: airlineParams,
    body: airlineUpdate,
    wrapper: 'airline',
    answer: dataOf(airline),
    handle: async (call) => ({ data: await updateAirline(call, call.params, call.body) }),
  }),
];
