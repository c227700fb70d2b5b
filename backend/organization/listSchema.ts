import type { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { sortNames } from '../record/columns.ts';
import { listQuery } from '../record/list.ts';
import { organizationColumns } from './columns.ts';

/** The parameters of the list of organizations. */
export const organizationListQuery = listQuery({
  sort: sortNames(organizationColumns),
  own: { program_id: idParameter.optional() },
});
export type OrganizationListQuery = z.infer<typeof organizationListQuery>;
