import type { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { sortNames } from '../record/columns.ts';
import { listQuery, momentRange } from '../record/list.ts';
import { groupColumns } from './columns.ts';
import { screening } from './schema.ts';

/** The parameters of the list of groups. */
export const groupListQuery = listQuery({
  sort: sortNames(groupColumns),
  own: { program_id: idParameter.optional(), end_user_id: idParameter.optional() },
  filters: { ...screening.filters, ...momentRange('updated_at') },
});
export type GroupListQuery = z.infer<typeof groupListQuery>;
