import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { endUserListQuery } from './listSchema.ts';
import { readEndUserRow, readEndUsers, toRecord } from './read.ts';
import { endUser, endUserCreate, endUserSummary, endUserUpdate } from './schema.ts';
import { createEndUser, updateEndUser } from './write.ts';

/** The api/v1 routes of end users. */
export const endUserRoutes = [
  route('get', 'session', {
    path: '/api/v1/end_users',
    summary:
      'The end users of the organization, of a program or of a group. `light=true` requires only a session, no right, unless it filters or sorts by fields that it does not return.',
    query: endUserListQuery,
    answer: listOf(z.union([endUser, endUserSummary])),
    handle: async ({ db, caller, query }) => {
      if (!asksForNames(query, 'label') && !can(caller, 'end_users', 'read')) throw forbidden();
      if (query.filters?.vc_file_attached !== undefined && !can(caller, 'attachments', 'read')) throw forbidden();
      return readEndUsers(db, caller, query);
    },
  }),
  route('get', [['end_users', 'read']], {
    path: '/api/v1/end_users/:id',
    summary: 'An end user by id.',
    params: idParams,
    answer: dataOf(endUser),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readEndUserRow(db, caller, params.id), caller),
    }),
  }),
  route('post', [['end_users', 'write']], {
    path: '/api/v1/end_users',
    summary: "Creates an end user in the caller's organization.",
    body: endUserCreate,
    wrapper: 'end_user',
    multipart: true,
    status: 201,
    answer: dataOf(endUser),
    handle: async (call) => ({ data: await createEndUser(call, call.body) }),
  }),
  route('put', [['end_users', 'write']], {
    path: '/api/v1/end_users/:id',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    body: endUserUpdate,
    wrapper: 'end_user',
    multipart: true,
    answer: dataOf(endUser),
    handle: async (call) => ({ data: await updateEndUser(call, call.params.id, call.body) }),
  }),
];
