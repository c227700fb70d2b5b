import { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { sortNames } from '../record/columns.ts';
import { booleanParameter, dateRange, listQuery, setOf, textParameter } from '../record/list.ts';
import { userColumns } from './columns.ts';
import { userStatus } from './schema.ts';

/** Role ids are assigned by hand; their column allows no larger number. */
const roleParameter = idParameter.pipe(z.int().max(2_147_483_647));

/** The parameters of the list of users. */
export const userListQuery = listQuery({
  sort: sortNames(userColumns),
  own: {
    program_id: idParameter.optional(),
    status: userStatus.optional(),
    eligible_for_ci: booleanParameter.optional(),
    organization_admins_from_organization: idParameter.optional(),
  },
  filters: {
    statuses: setOf(userStatus).optional(),
    permission_ids: setOf(roleParameter).optional(),
    program_ids: setOf(idParameter).optional(),
    job_title: textParameter.optional(),
    ...dateRange('created_at'),
  },
});
export type UserListQuery = z.infer<typeof userListQuery>;
