import { z } from 'zod';
import { sortNames } from '../record/columns.ts';
import { booleanParameter, listQuery, setOf } from '../record/list.ts';
import { statusKey } from '../record/status.ts';
import { substatusColumns } from './columns.ts';
import { type StatusesByModel, statusModels } from './table.ts';

/** The parameters of the list of substatuses. @param statuses those of each kind of record */
export const substatusListQuery = (statuses: StatusesByModel) =>
  listQuery({
    sort: sortNames(substatusColumns(statuses)),
    filters: {
      model: setOf(z.enum(statusModels)).optional(),
      status: setOf(statusKey(Object.values(statuses).flat())).optional(),
      archived: booleanParameter.optional(),
    },
  });
export type SubstatusListQuery = z.infer<ReturnType<typeof substatusListQuery>>;
