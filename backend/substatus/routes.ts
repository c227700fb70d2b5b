import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { readSubstatuses, readSubstatusRow, toRecord } from './read.ts';
import { substatus, substatusCreate, substatusListQuery, substatusSummary, substatusUpdate } from './schema.ts';
import { archiveSubstatus, createSubstatus, type StatusesByModel, updateSubstatus } from './write.ts';

const read = [['substatuses', 'read']] as const;
const write = [['substatuses', 'write']] as const;
const archive = [['substatuses', 'archive']] as const;

/** api/v1's calls on substatuses, which it calls status reasons. */
export const substatusRoutes = (statuses: StatusesByModel) => [
  route('get', read, {
    path: '/api/v1/status_reasons',
    summary: 'The substatuses that the organization has for statuses.',
    query: substatusListQuery(Object.values(statuses).flat()),
    answer: listOf(z.union([substatus, substatusSummary])),
    handle: async ({ db, caller, query }) => readSubstatuses(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/status_reasons/:id',
    summary: 'One substatus.',
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
    summary: 'Changes the fields that are sent; the kind of record stays. With `lock_version` only that version.',
    params: idParams,
    body: substatusUpdate,
    answer: dataOf(substatus),
    handle: async (call) => ({ data: await updateSubstatus(call, statuses, call.params.id, call.body) }),
  }),
  route('post', archive, {
    path: '/api/v1/status_reasons/:id/archive',
    summary: 'Archives a substatus for good: records keep its text, and it is offered no more.',
    params: idParams,
    answer: dataOf(substatus),
    handle: async (call) => ({ data: await archiveSubstatus(call, call.params.id) }),
  }),
];
