import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { groupListQuery } from './listSchema.ts';
import { readGroupRow, readGroups, toRecord } from './read.ts';
import { group, groupCreate, groupSummary, groupUpdate } from './schema.ts';
import { createGroup, updateGroup } from './write.ts';

/** The api/v1 routes of groups. */
export const groupRoutes = [
  route('get', 'session', {
    path: '/api/v1/groups',
    summary:
      'Groups of the programs that the caller can access. `light=true` requires only a session, no right, unless it sorts by fields that it does not return.',
    query: groupListQuery,
    answer: listOf(z.union([group, groupSummary])),
    handle: async ({ db, caller, query }) => {
      if (!asksForNames(query, 'name') && !can(caller, 'groups', 'read')) throw forbidden();
      return readGroups(db, caller, query);
    },
  }),
  route('get', [['groups', 'read']], {
    path: '/api/v1/groups/:id',
    summary: 'A group by id.',
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
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    body: groupUpdate,
    wrapper: 'group',
    answer: dataOf(group),
    handle: async (call) => ({ data: await updateGroup(call, call.params.id, call.body) }),
  }),
];
