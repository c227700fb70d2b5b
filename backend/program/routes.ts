import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { todayOf } from '../record/timeZone.ts';
import { readCounts, readOrderFigures } from './figures.ts';
import { readProgramRow, readPrograms, toRecord } from './read.ts';
import {
  orderFigures,
  program,
  programCounts,
  programCountsQuery,
  programCreate,
  programListQuery,
  programSummary,
  programUpdate,
} from './schema.ts';
import { createProgram, updateProgram } from './write.ts';

const read = [['programs', 'read']] as const;

/** api/v1's calls on programs. */
export const programRoutes = [
  route('get', read, {
    path: '/api/v1/programs',
    summary: 'The programs that one may open, by name.',
    query: programListQuery,
    answer: listOf(z.union([program, programSummary])),
    handle: async ({ db, caller, query }) => readPrograms(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/programs/:id',
    summary: 'One program.',
    params: idParams,
    answer: dataOf(program),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readProgramRow(db, caller.programIds, params.id), caller),
    }),
  }),
  route('get', read, {
    path: '/api/v1/programs/counts',
    summary: 'How many records of each list of these programs can need somebody.',
    query: programCountsQuery,
    answer: listOf(programCounts),
    handle: async ({ db, caller, query, services }) => {
      const data = await readCounts(db, caller, query.ids, todayOf(caller, services.now()));
      return { data, meta: { page: 1, pages: 1, count: data.length } };
    },
  }),
  route('get', [['purchase_orders', 'read']], {
    path: '/api/v1/programs/:id/order_figures',
    summary: 'How the orders of a program stand, and what was ordered in each of the last six months.',
    params: idParams,
    answer: dataOf(orderFigures),
    handle: async ({ db, caller, params, services }) => {
      const { id } = await readProgramRow(db, caller.programIds, params.id);
      return { data: await readOrderFigures(db, id, todayOf(caller, services.now())) };
    },
  }),
  route('post', [['programs', 'create']], {
    path: '/api/v1/programs',
    summary: "Creates a program of one's organization.",
    body: programCreate,
    wrapper: 'program',
    status: 201,
    answer: dataOf(program),
    handle: async (call) => ({ data: await createProgram(call, call.body) }),
  }),
  route('put', [['programs', 'update']], {
    path: '/api/v1/programs/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    body: programUpdate,
    wrapper: 'program',
    answer: dataOf(program),
    handle: async (call) => ({ data: await updateProgram(call, call.params.id, call.body) }),
  }),
];
