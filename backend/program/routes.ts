import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { todayOf } from '../record/timeZone.ts';
import { programListQuery } from './listSchema.ts';
import { readProgramRow, readPrograms, toRecord } from './read.ts';
import {
  orderFigures,
  program,
  programCounts,
  programCountsQuery,
  programCreate,
  programSummary,
  programUpdate,
} from './schema.ts';
import { readCounts, readOrderFigures } from './statistics.ts';
import { createProgram, updateProgram } from './write.ts';

const read = [['programs', 'read']] as const;

/** The api/v1 routes of programs. */
export const programRoutes = [
  route('get', read, {
    path: '/api/v1/programs',
    summary: 'The programs that the caller can access, by name.',
    query: programListQuery,
    answer: listOf(z.union([program, programSummary])),
    handle: async ({ db, caller, query }) => readPrograms(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/programs/:id',
    summary: 'A program by id.',
    params: idParams,
    answer: dataOf(program),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readProgramRow(db, caller.programIds, params.id), caller),
    }),
  }),
  route('get', read, {
    path: '/api/v1/programs/counts',
    summary: 'How many records in each list of these programs may need attention.',
    query: programCountsQuery,
    answer: listOf(programCounts),
    handle: async ({ db, caller, query, services }) => {
      const data = await readCounts(db, caller, query.ids, todayOf(caller, services.now()));
      return { data, meta: { page: 1, pages: 1, count: data.length } };
    },
  }),
  route('get', [['purchase_orders', 'read']], {
    path: '/api/v1/programs/:id/order_figures',
    summary: 'The orders of a program by status, and what was ordered in each of the last six months.',
    params: idParams,
    answer: dataOf(orderFigures),
    handle: async ({ db, caller, params, services }) => {
      const { id } = await readProgramRow(db, caller.programIds, params.id);
      return { data: await readOrderFigures(db, id, todayOf(caller, services.now())) };
    },
  }),
  route('post', [['programs', 'create']], {
    path: '/api/v1/programs',
    summary:
      "Creates a program in the caller's organization. Unless the body says otherwise, its invoices need `ehs_approval` and `program_approval`, and a second person.",
    body: programCreate,
    wrapper: 'program',
    status: 201,
    answer: dataOf(program),
    handle: async (call) => ({ data: await createProgram(call, call.body) }),
  }),
  route('put', [['programs', 'update']], {
    path: '/api/v1/programs/:id',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    body: programUpdate,
    wrapper: 'program',
    answer: dataOf(program),
    handle: async (call) => ({ data: await updateProgram(call, call.params.id, call.body) }),
  }),
];
