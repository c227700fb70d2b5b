import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { readReasonRow, readReasons, toRecord } from './read.ts';
import {
  statusReason,
  statusReasonCreate,
  statusReasonLight,
  statusReasonListQuery,
  statusReasonUpdate,
} from './schema.ts';
import { createReason, type StatusesByModel, updateReason } from './write.ts';

const read = [['substatuses', 'read']] as const;
const write = [['substatuses', 'write']] as const;

/** api/v1's calls on the reasons that go with statuses. */
export const substatusRoutes = (statuses: StatusesByModel) => [
  route('get', read, {
    path: '/api/v1/status_reasons',
    summary: 'The reasons that the organization gives for statuses.',
    query: statusReasonListQuery,
    answer: listOf(z.union([statusReason, statusReasonLight])),
    handle: async ({ db, caller, query }) => readReasons(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/status_reasons/:id',
    summary: 'One reason.',
    params: idParams,
    answer: dataOf(statusReason),
    handle: async ({ db, caller, params }) => ({ data: toRecord(await readReasonRow(db, caller, params.id), caller) }),
  }),
  route('post', write, {
    path: '/api/v1/status_reasons',
    summary: 'Makes a reason for a status of one kind of record.',
    body: statusReasonCreate,
    status: 201,
    answer: dataOf(statusReason),
    handle: async (call) => ({ data: await createReason(call, statuses, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/status_reasons/:id',
    summary: 'Changes the fields that are sent; the kind of record stays. With `lock_version` only that version.',
    params: idParams,
    body: statusReasonUpdate,
    answer: dataOf(statusReason),
    handle: async (call) => ({ data: await updateReason(call, statuses, call.params.id, call.body) }),
  }),
];
