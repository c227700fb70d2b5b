import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { readRows, readWork, readWorks } from './read.ts';
import type { WorkKind } from './rules.ts';
import { work, workListQuery, workRow, workRowsQuery, workStart } from './schema.ts';
import { cancelWork, startWork, undoWork } from './start.ts';

const path = '/api/v1/works';

/** The api/v1 routes of work in the background. @param kinds the kinds of work that can be asked for */
export const workRoutes = (kinds: readonly WorkKind[]) => [
  route('get', 'session', {
    path,
    summary:
      "The caller's work in the background, newest first; with `filters[everybody]` also that of others, in organizations that the caller administers. Finished work is kept for 30 days.",
    query: workListQuery,
    answer: listOf(work),
    handle: async ({ db, caller, query }) => readWorks(db, caller, kinds, query),
  }),
  route('get', 'session', {
    path: `${path}/:id`,
    summary: 'A work by id, with how far it is.',
    params: idParams,
    answer: dataOf(work),
    handle: async ({ db, caller, params }) => ({ data: await readWork(db, caller, kinds, params.id) }),
  }),
  route('get', 'session', {
    path: `${path}/:id/rows`,
    summary: 'What became of each record of a work, in the order of its list.',
    params: idParams,
    query: workRowsQuery,
    answer: listOf(workRow),
    handle: async ({ db, caller, params, query }) => readRows(db, caller, kinds, params.id, query),
  }),
  route(
    'post',
    kinds.flatMap(({ access }) => access),
    {
      path,
      summary:
        'Starts a change of all records that match a list, up to 10,000, in the background: those that match now. Each is changed with the rights that the caller has then. 503 while too much work of the organization is unfinished.',
      body: workStart(kinds),
      wrapper: 'work',
      status: 201,
      answer: dataOf(work),
      handle: async (call) => ({ data: await startWork(call, kinds, call.body) }),
    },
  ),
  route('post', 'session', {
    path: `${path}/:id/cancel`,
    summary: 'Cancels a work that has not finished: what was changed before stays.',
    params: idParams,
    answer: dataOf(work),
    handle: async (call) => ({ data: await cancelWork(call, kinds, call.params.id) }),
  }),
  route('post', 'session', {
    path: `${path}/:id/undo`,
    summary:
      'Starts the work that moves each changed record back to what it was, unless it was changed since or its rules forbid it: its rows say why.',
    params: idParams,
    status: 201,
    answer: dataOf(work),
    handle: async (call) => ({ data: await undoWork(call, kinds, call.params.id) }),
  }),
];
