import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { readGroupRow, readGroups, toRecord } from './read.ts';
import { group, groupCreate, groupListQuery, groupSummary, groupUpdate } from './schema.ts';
import { createGroup, updateGroup } from './write.ts';

/** api/v1's calls on groups. */
export const groupRoutes = [
  route('get', 'session', {
    path: '/api/v1/groups',
    summary:
      'Groups of the programs that one may open. `light=true` needs no right, only a session, unless it is sorted by what it does not show.',
    query: groupListQuery,
    answer: listOf(z.union([group, groupSummary])),
    handle: async ({ db, caller, query }) => {
      if (!asksForNames(query, 'name') && !can(caller, 'groups', 'read')) throw forbidden();
      return readGroups(db, caller, query);
    },
  }),
  route('get', [['groups', 'read']], {
    path: '/api/v1/groups/:id',
    summary: 'One group.',
    params: idParams,
    answer: dataOf(group),
    handle: async ({ db, caller, params }) => ({ data: toRecord(await readGroupRow(db, caller, params.id), caller) }),
  }),
  route('post', [['groups', 'write']], {
    path: '/api/v1/groups',
    summary: 'Creates a group of a program.',
    body: groupCreate,
    wrapper: 'group',
    status: 201,
    answer: dataOf(group),
    handle: async (call) => ({ data: await createGroup(call, call.body) }),
  }),
  route('put', [['groups', 'write']], {
    path: '/api/v1/groups/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    body: groupUpdate,
    wrapper: 'group',
    answer: dataOf(group),
    handle: async (call) => ({ data: await updateGroup(call, call.params.id, call.body) }),
  }),
];
