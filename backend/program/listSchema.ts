import type { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { sortNames } from '../record/columns.ts';
import { booleanParameter, listQuery } from '../record/list.ts';
import { programColumns } from './columns.ts';

/** The parameters of the list of programs. */
export const programListQuery = listQuery({
  sort: sortNames(programColumns),
  own: {
    all: booleanParameter.optional(),
    display_all_programs: booleanParameter.optional(),
    organization_id: idParameter.optional(),
  },
});
export type ProgramListQuery = z.infer<typeof programListQuery>;
