import { z } from 'zod';
import { type Caller, can } from '../access/caller.ts';
import { describeRole } from '../access/describeRole.ts';
import { mayGrant } from '../access/grants.ts';
import { forbidden } from '../api/errors.ts';
import { onlyPictureQuery, pictureFile, pictureFileOf, pictureQuery, requireOnlyPicture } from '../files/picture.ts';
import { sendFile } from '../files/send.ts';
import { fileRoute, idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { answerOf, manyAnswer } from '../record/many.ts';
import { createUser, createUsers } from './create.ts';
import { copyInvitationLink, copyResetLink, sendInvitation } from './inviteAgain.ts';
import { type UserListQuery, userListQuery } from './listSchema.ts';
import { readUserRow, readUsers, toRecord } from './read.ts';
import {
  invitationLink,
  ownPreferences,
  permission,
  resetLink,
  user,
  userCreate,
  userSummary,
  usersCreate,
  userUpdate,
} from './schema.ts';
import { setUserStatus } from './status.ts';
import { updateUser } from './write.ts';

const create = [['users', 'create']] as const;
const update = [['users', 'update']] as const;
/** The fields that say where a user's credentials lead, and what they open. */
const credentialFields = ['email', 'permission_id', 'organization_admin', 'program_ids'] as const;

/** Whether a list requests only names, which requires no right; filters that reveal roles do. */
function maySeeNames(caller: Caller, query: UserListQuery): boolean {
  if (!asksForNames(query, 'name') || query.organization_admins_from_organization) return false;
  const mayAssign = can(caller, 'purchase_orders', 'write') || can(caller, 'commercial_invoices', 'write');
  return mayAssign || query.eligible_for_ci === undefined;
}

/** Declares the route that activates or deactivates a user. */
const statusRoute = (verb: 'activate' | 'deactivate', status: 'active' | 'inactive', summary: string) =>
  route('post', update, {
    path: `/api/v1/users/:id/${verb}`,
    summary,
    peopleOnly: true,
    params: idParams,
    answer: dataOf(user),
    handle: async (call) => ({ data: await setUserStatus(call, call.params.id, status) }),
  });

/** Declares the route of one size of a user's picture, which the whole organization may see wherever users appear. */
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

/** The api/v1 routes of users and their roles. */
export const userRoutes = [
  route('get', 'session', {
    path: '/api/v1/users',
    summary:
      "The organization's users. `light=true` requires only a session, no right, unless it filters or sorts by fields that it does not return; with `eligible_for_ci`, it is for callers who may assign users.",
    query: userListQuery,
    answer: listOf(z.union([user, userSummary])),
    handle: async ({ db, caller, query, services }) => {
      if (!can(caller, 'users', 'read') && !maySeeNames(caller, query)) throw forbidden();
      return readUsers(db, caller, services.roles, query);
    },
  }),
  route('get', 'session', {
    path: '/api/v1/users/:id',
    summary: "A user by id; the caller's own record requires no right.",
    params: idParams,
    answer: dataOf(user),
    handle: async ({ db, caller, params, services }) => {
      const row = await readUserRow(db, caller, params.id);
      if (params.id !== caller.userId && !can(caller, 'users', 'read')) throw forbidden();
      return { data: toRecord(row, caller, services.roles) };
    },
  }),
  route('post', create, {
    path: '/api/v1/users',
    summary: 'Invites a user, who can sign in once they have accepted the mailed invitation.',
    peopleOnly: true,
    body: userCreate,
    wrapper: 'user',
    multipart: true,
    file: pictureFile,
    status: 201,
    answer: dataOf(user),
    handle: async (call) => ({ data: await createUser(call, call.body) }),
  }),
  route('post', create, {
    path: '/api/v1/users/invitations',
    summary: 'Invites many users: all or none, or with `partial` those that can be invited.',
    peopleOnly: true,
    body: usersCreate,
    answer: manyAnswer(user),
    handle: async (call) => {
      const { users, partial } = call.body;
      return answerOf(await createUsers(call, users, partial), { sent: 'users', partial, written: 201 });
    },
  }),
  route('post', create, {
    path: '/api/v1/users/:id/invite',
    summary: 'Mails the invitation of a user who never signed in again, also a withdrawn one; earlier links end.',
    peopleOnly: true,
    params: idParams,
    answer: dataOf(user),
    handle: async (call) => ({ data: await sendInvitation(call, call.params.id) }),
  }),
  route('post', create, {
    path: '/api/v1/users/:id/invitation_link',
    summary:
      'Makes a link that an invited user can accept with, to be handed on instead of a mail. It works once, and only as long as its maker may invite this user. A retry with the same idempotency key does not return it.',
    peopleOnly: true,
    params: idParams,
    answer: dataOf(invitationLink),
    repeated: ({ data }) => ({ data: { ...data, url: null } }),
    handle: async (call) => ({ data: await copyInvitationLink(call, call.params.id) }),
  }),
  route('post', create, {
    path: '/api/v1/users/:id/reset_link',
    summary:
      'Where no mail server is set up: makes a link with which an active user sets another password, to be handed on. It works once, within 30 minutes, and only as long as its maker may invite this user. A retry with the same idempotency key does not return it.',
    peopleOnly: true,
    params: idParams,
    answer: dataOf(resetLink),
    repeated: ({ data }) => ({ data: { ...data, url: null } }),
    handle: async (call) => ({ data: await copyResetLink(call, call.params.id) }),
  }),
  route('put', update, {
    path: '/api/v1/users/:id',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    peopleOnly: credentialFields,
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
  route('patch', 'session', {
    path: '/api/v1/profile/preferences',
    summary:
      "Updates the caller's own language and formats, which requires no right: only the fields sent; with `lock_version`, only if it is the current version.",
    peopleOnly: true,
    body: ownPreferences,
    wrapper: 'user',
    answer: dataOf(user),
    handle: async (call) => ({ data: await updateUser(call, call.caller.userId, call.body) }),
  }),
  pictureRoute('original', 'image/*'),
  pictureRoute('thumb', 'image/webp'),
  statusRoute(
    'activate',
    'active',
    'Activates a user, who can then sign in and be assigned; one who never set a password is invited again.',
  ),
  statusRoute(
    'deactivate',
    'inactive',
    "Deactivates a user, and ends the user's sessions and invitation; callers cannot deactivate themselves.",
  ),
  route('get', [['users', 'read']], {
    path: '/api/v1/permissions',
    summary: 'The roles that users can have, and whether the caller can assign them.',
    answer: z.object({ data: z.array(permission) }),
    handle: async ({ caller, services }) => ({
      data: services.roles.map((role) => ({
        id: role.id,
        name: role.name,
        grantable: can(caller, 'users', 'write') && mayGrant(caller.role, role),
        description: describeRole(role),
        needs_program: role.scope === 'own programs',
      })),
    }),
  }),
];
