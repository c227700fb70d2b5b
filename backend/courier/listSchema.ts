import type { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { sortNames } from '../record/columns.ts';
import { listQuery } from '../record/list.ts';
import { ofRecords } from '../record/pages.ts';
import { airlineColumns, courierColumns } from './columns.ts';
import { screening } from './schema.ts';

/** The parameters of the list of couriers. */
export const courierListQuery = listQuery({
  sort: sortNames(courierColumns),
  /** Only those that this program may name: sample data names only sample data. */
  own: { program_id: idParameter.optional() },
  filters: screening.filters,
});
export type CourierListQuery = z.infer<typeof courierListQuery>;

/** The parameters of the list of a courier's airlines. */
export const airlineListQuery = listQuery({ sort: sortNames(airlineColumns) });
export type AirlineListQuery = z.infer<typeof airlineListQuery>;

/** The parameters of the airlines of several couriers. */
export const airlinePagesQuery = airlineListQuery.pick({ page: true, items: true, sort: true }).extend(ofRecords);
export type AirlinePagesQuery = z.infer<typeof airlinePagesQuery>;
