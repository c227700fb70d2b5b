import type { UserFilter, UserStatus } from '../generated/resolvers.ts';
import type { InvitationLink, Permission, ResetLink, User, UserLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { dataOf } from '../rest/answer.ts';
import { Collection } from '../rest/collection.ts';
import { filterTable } from '../rest/filters.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** The statuses of users as api/v1 names them. */
export const REST_STATUS: Record<UserStatus, UserLight['status']> = {
  ACTIVE: 'active',
  INACTIVE: 'inactive',
  INVITED: 'invited',
};

/** The filters of users: a role is a permission in api/v1. */
export const userFilters = filterTable<UserFilter>({
  roleIds: 'permissionIds',
  statuses: { as: 'statuses', send: (statuses) => statuses.map((status) => REST_STATUS[status]) },
});

/** List parameters of api/v1 with their different names in the schema, for error messages. */
export const listNames = {
  ...userFilters.names,
  eligibleForCi: 'eligibleForShipments',
  organizationAdminsFromOrganization: 'organizationId',
};

/** The status of a user, which decides whether the user may sign in. */
export type RestUserStatus = UserLight['status'];

/** A user's summary: from light lists, or from comments, where it lacks the status. */
export type RestUser = Omit<UserLight, 'status'> & Partial<Pick<UserLight, 'status'>>;

/** A user with all fields that the right to read users opens. */
export type RestFullUser = OfAnyBackend<User>;

/** A role that users can have; api/v1 calls it a permission. */
export type RestRole = Omit<Permission, 'description' | 'needsProgram'> & Partial<Permission>;

/** The users, with the calls that only they have. */
export class Users extends Collection<RestFullUser, RestUser> {
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'users', wrapper: 'user', names: listNames });
    this.#rest = rest;
  }

  activate(id: string): Promise<RestFullUser> {
    return this.write('POST', path`users/${id}/activate`, {});
  }

  deactivate(id: string): Promise<RestFullUser> {
    return this.write('POST', path`users/${id}/deactivate`, {});
  }

  /** Invites many users. @throws RestError */
  createMany(users: readonly object[], partial: boolean) {
    return this.writeMany('POST', path`users/invitations`, { users, partial });
  }

  /** Changes how screens and mails are written to the caller. @throws RestError */
  updateOwnPreferences(preferences: object): Promise<RestFullUser> {
    return this.write('PATCH', path`profile/preferences`, { user: preferences });
  }

  /** Sends the invitation of a user again. @throws RestError */
  invite(id: string): Promise<RestFullUser> {
    return this.write('POST', path`users/${id}/invite`, {});
  }

  /** Makes a link for an invited user. @throws RestError */
  async invitationLink(id: string): Promise<InvitationLink> {
    return dataOf(await this.#rest.write('POST', path`users/${id}/invitation_link`, {}));
  }

  /** Makes a link with which an active user sets another password. @throws RestError */
  async resetLink(id: string): Promise<ResetLink> {
    return dataOf(await this.#rest.write('POST', path`users/${id}/reset_link`, {}));
  }

  /** Returns the roles that users can have, and which of them the caller may assign. */
  async roles(): Promise<RestRole[]> {
    return dataOf(await this.#rest.read(path`permissions`));
  }
}
