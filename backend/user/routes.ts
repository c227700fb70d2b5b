import { z } from 'zod';
import { can } from '../http/caller.ts';
import { forbidden } from '../http/errors.ts';
import { dataOf, listOf } from '../http/list.ts';
import { idParams, route } from '../http/route.ts';
import { readUserRow, readUsers, toRecord } from './read.ts';
import { mayGrant } from './rules.ts';
import { permission, user, userCreate, userLight, userListQuery, userUpdate } from './schema.ts';
import { setUserStatus } from './status.ts';
import { createUser, updateUser } from './write.ts';

const update = [['users', 'update']] as const;

/** A call that lets a user in or out. */
const statusRoute = (verb: 'activate' | 'deactivate', status: 'active' | 'inactive', summary: string) =>
  route('post', update, {
    path: `/api/v1/users/:id/${verb}`,
    summary,
    params: idParams,
    answer: dataOf(user),
    handle: async (call) => ({ data: await setUserStatus(call, call.params.id, status) }),
  });

/** api/v1's calls on users and their roles. */
export const userRoutes = [
  route('get', 'session', {
    path: '/api/v1/users',
    summary:
      'Users of the organization. `light=true` without filters needs no right, only a session; assigning uses it.',
    query: userListQuery,
    answer: listOf(z.union([user, userLight])),
    handle: async ({ db, caller, query, services }) => {
      if ((!query.light || query.filters) && !can(caller, 'users', 'read')) throw forbidden();
      return readUsers(db, caller, services.roles, query);
    },
  }),
  route('get', 'session', {
    path: '/api/v1/users/:id',
    summary: "One user; one's own record needs no right.",
    params: idParams,
    answer: dataOf(user),
    handle: async ({ db, caller, params, services }) => {
      const row = await readUserRow(db, caller, params.id);
      if (params.id !== caller.userId && !can(caller, 'users', 'read')) throw forbidden();
      return { data: toRecord(row, caller, services.roles) };
    },
  }),
  route('post', [['users', 'create']], {
    path: '/api/v1/users',
    summary: 'Invites a user, who is inactive until the invitation is answered.',
    body: userCreate,
    wrapper: 'user',
    multipart: true,
    status: 201,
    answer: dataOf(user),
    handle: async (call) => ({ data: await createUser(call, call.body) }),
  }),
  route('put', update, {
    path: '/api/v1/users/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    body: userUpdate,
    wrapper: 'user',
    multipart: true,
    answer: dataOf(user),
    handle: async (call) => ({ data: await updateUser(call, call.params.id, call.body) }),
  }),
  statusRoute('activate', 'active', 'Lets a user sign in and be assigned.'),
  statusRoute('deactivate', 'inactive', "Lets a user out and ends the person's sessions; never oneself."),
  route('get', [['users', 'read']], {
    path: '/api/v1/permissions',
    summary: 'The roles that users can have, and which of them one may give.',
    answer: z.object({ data: z.array(permission) }),
    handle: async ({ caller, services }) => ({
      data: services.roles.map((role) => ({
        id: role.id,
        name: role.name,
        grantable: can(caller, 'users', 'write') && mayGrant(caller.role, role),
      })),
    }),
  }),
];
