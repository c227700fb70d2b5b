import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { substatusListQuery } from './listSchema.ts';
import { readSubstatuses, readSubstatusRow, toRecord } from './read.ts';
import { substatus, substatusCreate, substatusSummary, substatusUpdate } from './schema.ts';
import type { StatusesByModel } from './table.ts';
import { archiveSubstatus, createSubstatus, updateSubstatus } from './write.ts';

const read = [['substatuses', 'read']] as const;
const write = [['substatuses', 'write']] as const;
const archive = [['substatuses', 'archive']] as const;

/** The api/v1 routes of substatuses, which api/v1 calls status reasons. */
export const substatusRoutes = (statuses: StatusesByModel) => [
  route('get', read, {
    path: '/api/v1/status_reasons',
    summary: "The organization's substatuses.",
    query: substatusListQuery(statuses),
    answer: listOf(z.union([substatus, substatusSummary])),
    handle: async ({ db, caller, query }) => readSubstatuses(db, caller, statuses, query),
  }),
  route('get', read, {
    path: '/api/v1/status_reasons/:id',
    summary: 'A substatus by id.',
    params: idParams,
    answer: dataOf(substatus),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readSubstatusRow(db, caller, params.id), caller),
    }),
  }),
  route('post', write, {
    path: '/api/v1/status_reasons',
    summary: 'Creates a substatus for a status of one kind of record.',
    body: substatusCreate,
    status: 201,
    answer: dataOf(substatus),
    handle: async (call) => ({ data: await createSubstatus(call, statuses, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/status_reasons/:id',
    summary:
      'Updates only the fields sent; the kind of record does not change. With `lock_version`, only if it is the current version.',
    params: idParams,
    body: substatusUpdate,
    answer: dataOf(substatus),
    handle: async (call) => ({ data: await updateSubstatus(call, statuses, call.params.id, call.body) }),
  }),
  route('post', archive, {
    path: '/api/v1/status_reasons/:id/archive',
    summary: 'Archives a substatus permanently: records keep its text, and it is no longer offered.',
    params: idParams,
    answer: dataOf(substatus),
    handle: async (call) => ({ data: await archiveSubstatus(call, call.params.id) }),
  }),
];
