import type { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { sortNames } from '../record/columns.ts';
import { booleanParameter, listQuery, momentRange, setOf, textParameter } from '../record/list.ts';
import { endUserColumns } from './columns.ts';
import { country, screening } from './schema.ts';

/** The parameters of the list of end users. */
export const endUserListQuery = listQuery({
  sort: sortNames(endUserColumns),
  own: { program_id: idParameter.optional(), group_id: idParameter.optional() },
  filters: {
    ...screening.filters,
    country: setOf(country).optional(),
    external_organization_name: textParameter.optional(),
    program_ids: setOf(idParameter).optional(),
    vc_file_attached: booleanParameter.optional(),
    ...momentRange('updated_at'),
  },
});
export type EndUserListQuery = z.infer<typeof endUserListQuery>;
