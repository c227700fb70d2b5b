import { idParams } from '../http/route.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { readAirlineRecords, sortedAirlines } from './airlines.ts';
import { airlineColumns } from './columns.ts';
import { airlineListQuery } from './listSchema.ts';
import { readCourierRow } from './read.ts';

/** The list of a courier's airlines as a file. */
export const airlineSpreadsheet = spreadsheetOf({
  path: '/api/v1/couriers/:id/airlines',
  rows: 'airlines of a courier',
  title: () => messages.lists.airlines,
  access: [['couriers', 'read']],
  params: idParams,
  query: airlineListQuery,
  columns: airlineColumns,
  sorted: async ({ db, caller, params }, query, spelling) => {
    await readCourierRow(db, caller, params.id);
    return sortedAirlines(db, caller, params.id, query, spelling);
  },
  read: ({ db, caller }, ids) => readAirlineRecords(db, caller, ids),
});
