import type { CreateUserInput, InviteOrganizationAdminInput, UpdateUserInput } from '../generated/resolvers.ts';
import { withoutPicture } from '../record/picture.ts';
import { restId } from '../rest/list.ts';

type OwnFormats = Pick<UpdateUserInput, 'dateOrder' | 'decimalSign' | 'weekStart'>;

/** How people want dates and numbers written, as api/v1 names it. */
const DATE_ORDER = { DAY_FIRST: 'day_first', MONTH_FIRST: 'month_first', YEAR_FIRST: 'year_first' } as const;
const DECIMAL_SIGN = { POINT: 'point', COMMA: 'comma' } as const;
const WEEK_START = { MONDAY: 'monday', SATURDAY: 'saturday', SUNDAY: 'sunday' } as const;

/** Maps own formats to api/v1; absent ones stay absent. */
const sentFormats = ({ dateOrder, decimalSign, weekStart }: OwnFormats) => ({
  dateOrder: dateOrder && DATE_ORDER[dateOrder],
  decimalSign: decimalSign && DECIMAL_SIGN[decimalSign],
  weekStart: weekStart && WEEK_START[weekStart],
});

/** Maps an input to the fields of a new user in api/v1. */
export const newUserFields = ({ roleId, programIds, organizationId, ...same }: CreateUserInput) => ({
  ...same,
  ...sentFormats(same),
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
  ...sentFormats(same),
  permissionId: restId(roleId),
  programIds: programIds?.map(restId),
});

/** Field names of api/v1 with their different names in the inputs. */
export const restNames = { permissionId: 'roleId' };
