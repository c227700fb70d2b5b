import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { readEndUserRow, readEndUsers, toRecord } from './read.ts';
import { endUser, endUserCreate, endUserListQuery, endUserSummary, endUserUpdate } from './schema.ts';
import { createEndUser, updateEndUser } from './write.ts';

/** api/v1's calls on end users. */
export const endUserRoutes = [
  route('get', 'session', {
    path: '/api/v1/end_users',
    summary:
      'End users of the organization, or of a program or group. `light=true` needs no right, only a session, unless it is filtered or sorted by what it does not show.',
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
    summary: 'One end user.',
    params: idParams,
    answer: dataOf(endUser),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readEndUserRow(db, caller, params.id), caller),
    }),
  }),
  route('post', [['end_users', 'write']], {
    path: '/api/v1/end_users',
    summary: "Creates an end user of one's organization.",
    body: endUserCreate,
    wrapper: 'end_user',
    multipart: true,
    status: 201,
    answer: dataOf(endUser),
    handle: async (call) => ({ data: await createEndUser(call, call.body) }),
  }),
  route('put', [['end_users', 'write']], {
    path: '/api/v1/end_users/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    body: endUserUpdate,
    wrapper: 'end_user',
    multipart: true,
    answer: dataOf(endUser),
    handle: async (call) => ({ data: await updateEndUser(call, call.params.id, call.body) }),
  }),
];
