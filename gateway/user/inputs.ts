import type {
  CreateUserInput,
  InviteOrganizationAdminInput,
  UpdateUserInput,
  UserFilter,
  UserStatus,
} from '../generated/resolvers.ts';
import type { UserLight } from '../generated/rest.ts';
import { withoutPicture } from '../record/picture.ts';
import { filterTable } from '../rest/filters.ts';
import { restId } from '../rest/list.ts';

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
