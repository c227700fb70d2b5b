import type { Context } from '../context.ts';
import type { QueryResolvers, UserResolvers, UserStatus } from '../generated/resolvers.ts';
import { type FieldsOf, selectedFields } from '../resolve.ts';
import { RestError } from '../rest/error.ts';
import { listQuery } from '../rest/list.ts';
import type { RestUser, RestUserStatus, RestWholeUser } from './rest.ts';

const STATUS: Record<RestUserStatus, UserStatus> = { active: 'ACTIVE', inactive: 'INACTIVE' };
const REST_STATUS: Record<UserStatus, RestUserStatus> = { ACTIVE: 'active', INACTIVE: 'inactive' };
const SHOWN = new Set(['__typename', 'id', 'firstName', 'lastName', 'fullName', 'status', 'picture']);

/** The whole user, or null for whoever may not read users. */
async function whole(user: RestUser | RestWholeUser, { users }: Context): Promise<RestWholeUser | null> {
  if ('email' in user) return user;
  try {
    return await users.find(user.id);
  } catch (error) {
    if (error instanceof RestError && error.code === 'FORBIDDEN') return null;
    throw error;
  }
}

const User: FieldsOf<UserResolvers, RestUser> = {
  fullName: (user) => `${user.firstName} ${user.lastName}`.trim(),
  async status(user, _args, { users }) {
    const status = user.status ?? (await users.show(user.id))?.status;
    return STATUS[status ?? 'inactive'];
  },
  email: async (user, _args, context) => (await whole(user, context))?.email ?? null,
  phoneNumber: async (user, _args, context) => (await whole(user, context))?.phoneNumber ?? null,
  roleName: async (user, _args, context) => (await whole(user, context))?.permissionName ?? null,
  jobTitle: async (user, _args, context) => (await whole(user, context))?.jobTitle ?? null,
  createdAt: async (user, _args, context) => (await whole(user, context))?.createdAt ?? null,
};

const Query: Pick<QueryResolvers, 'user' | 'users'> = {
  user: (_root, { id }, { users }, info) => (selectedFields(info).isSubsetOf(SHOWN) ? users.show(id) : users.find(id)),
  users(_root, { programId, status, ...list }, { users }, info) {
    const query = { ...listQuery(list), programId, status: status && REST_STATUS[status] };
    return selectedFields(info, 'data').isSubsetOf(SHOWN) ? users.pageShown(query) : users.page(query);
  },
};

export const user = { User, Query };
