import type {
  CreateUserInput,
  InviteOrganizationAdminInput,
  UpdateUserInput,
  UserFilter,
} from '../generated/resolvers.ts';
import { withoutPicture } from '../record/picture.ts';
import { range, restId } from '../rest/list.ts';

/** The filters as api/v1 names them: a role is a permission there. */
export const filtersOf = ({ roleIds, createdAt, ...same }: UserFilter) => ({
  ...same,
  ...range('createdAt', createdAt),
  permissionIds: roleIds,
});

/** api/v1's names of what the arguments of lists call something else, for error messages. */
export const listNames = {
  eligibleForCi: 'eligibleForShipments',
  organizationAdminsFromOrganization: 'organizationId',
  'filters.permissionIds': 'filter.roleIds',
};

/** The fields of a new user as api/v1 takes them. */
export const newUserFields = ({ roleId, programIds, organizationId, ...same }: CreateUserInput) => ({
  ...same,
  permissionId: restId(roleId),
  programIds: programIds?.map(restId),
  organizationId: restId(organizationId ?? undefined),
});

/** An administrator of an organization: the role goes without saying. */
export const newAdminFields = ({ organizationId, ...same }: InviteOrganizationAdminInput) => ({
  ...same,
  organizationId: restId(organizationId),
  organizationAdmin: true,
});

/** The changes of a user; what is absent stays absent. */
export const changedUserFields = ({ roleId, programIds, ...same }: UpdateUserInput) => ({
  ...withoutPicture(same),
  permissionId: restId(roleId),
  programIds: programIds?.map(restId),
});

/** What api/v1 calls a field that the inputs call something else. */
export const restNames = { permissionId: 'roleId' };
