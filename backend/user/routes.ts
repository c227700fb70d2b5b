import { z } from 'zod';
import { type Caller, can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { onlyPictureQuery, pictureFile, pictureFileOf, pictureQuery, requireOnlyPicture } from '../files/picture.ts';
import { sendFile } from '../files/send.ts';
import { fileRoute, idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { readUserRow, readUsers, toRecord } from './read.ts';
import { mayGrant } from './rules.ts';
import { permission, type UserListQuery, user, userCreate, userListQuery, userSummary, userUpdate } from './schema.ts';
import { setUserStatus } from './status.ts';
import { createUser, updateUser } from './write.ts';

const update = [['users', 'update']] as const;

/** Whether a list asks for names only, which needs no right. Filters that reveal roles do. */
function maySeeNames(caller: Caller, query: UserListQuery): boolean {
  if (!asksForNames(query, 'name') || query.organization_admins_from_organization) return false;
  const mayAssign = can(caller, 'purchase_orders', 'write') || can(caller, 'commercial_invoices', 'write');
  return mayAssign || query.eligible_for_ci === undefined;
}

/** A call that activates or deactivates a user. */
const statusRoute = (verb: 'activate' | 'deactivate', status: 'active' | 'inactive', summary: string) =>
  route('post', update, {
    path: `/api/v1/users/:id/${verb}`,
    summary,
    params: idParams,
    answer: dataOf(user),
    handle: async (call) => ({ data: await setUserStatus(call, call.params.id, status) }),
  });

/** One size of a user's picture: whoever is in the organization sees it, beside comments and wherever people are shown. */
const pictureRoute = (size: 'original' | 'thumb', produces: string) =>
  fileRoute('get', 'session', {
    path: `/api/v1/users/:id/picture/${size}`,
    summary: `The ${size} of a user's picture.`,
    params: idParams,
    query: pictureQuery,
    produces,
    handle: async (call) => {
      const row = await readUserRow(call.db, call.caller, call.params.id);
      return () => sendFile(call, pictureFileOf(row, size));
    },
  });

/** api/v1's calls on users and their roles. */
export const userRoutes = [
  route('get', 'session', {
    path: '/api/v1/users',
    summary:
      'Users of the organization. `light=true` needs no right, only a session, unless it is filtered or sorted by what it does not show; with `eligible_for_ci` it is for those who may assign.',
    query: userListQuery,
    answer: listOf(z.union([user, userSummary])),
    handle: async ({ db, caller, query, services }) => {
      if (!can(caller, 'users', 'read') && !maySeeNames(caller, query)) throw forbidden();
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
    file: pictureFile,
    status: 201,
    answer: dataOf(user),
    handle: async (call) => ({ data: await createUser(call, call.body) }),
  }),
  route('put', update, {
    path: '/api/v1/users/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    query: onlyPictureQuery,
    body: userUpdate,
    wrapper: 'user',
    multipart: true,
    file: pictureFile,
    answer: dataOf(user),
    admit: async ({ db, caller, params }) => void (await readUserRow(db, caller, params.id)),
    handle: async (call) => {
      requireOnlyPicture(call);
      return { data: await updateUser(call, call.params.id, call.body) };
    },
  }),
  pictureRoute('original', 'image/*'),
  pictureRoute('thumb', 'image/webp'),
  statusRoute(
    'activate',
    'active',
    'Lets a user sign in and be assigned; one who never set a password is invited anew.',
  ),
  statusRoute(
    'deactivate',
    'inactive',
    "Lets a user out and ends the person's sessions and invitation; never oneself.",
  ),
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
