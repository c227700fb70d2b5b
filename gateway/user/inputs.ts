import type {
  CreateUserInput,
  InviteOrganizationAdminInput,
  UpdateUserInput,
  UserFilter,
} from '../generated/resolvers.ts';
import { withoutPicture } from '../record/picture.ts';
import { range, restId } from '../rest/list.ts';

/** Maps the filters to api/v1's names: a role is a permission there. */
export const filtersOf = ({ roleIds, createdAt, ...same }: UserFilter) => ({
  ...same,
  ...range('createdAt', createdAt),
  permissionIds: roleIds,
});

/** List parameters of api/v1 with their different names in the schema, for error messages. */
export const listNames = {
  eligibleForCi: 'eligibleForShipments',
  organizationAdminsFromOrganization: 'organizationId',
  'filters.permissionIds': 'filter.roleIds',
};

/** Maps an input to the fields of a new user in api/v1. */
export const newUserFields = ({ roleId, programIds, organizationId, ...same }: CreateUserInput) => ({
  ...same,
  permissionId: restId(roleId),
  programIds: programIds?.map(restId),
  organizationId: restId(organizationId ?? undefined),
});

/** Maps an input to a new administrator of an organization: the role is implied. */
export const newAdminFields = ({ organizationId, ...same }: InviteOrganizationAdminInput) => ({
  ...same,
  organizationId: restId(organizationId),
  organizationAdmin: true,
});

/** Maps an input to the changes of a user; absent fields stay absent. */
export const changedUserFields = ({ roleId, programIds, ...same }: UpdateUserInput) => ({
  ...withoutPicture(same),
  permissionId: restId(roleId),
  programIds: programIds?.map(restId),
});

/** Field names of api/v1 with their different names in the inputs. */
export const restNames = { permissionId: 'roleId' };
