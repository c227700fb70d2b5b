import { riskLevels } from '../lookup/rules.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { courierColumns } from './columns.ts';
import { courierListQuery } from './listSchema.ts';
import { readCourierRecords, sortedCouriers } from './read.ts';

/** The list of couriers as a file. */
export const courierSpreadsheet = spreadsheetOf({
  path: '/api/v1/couriers',
  rows: 'couriers',
  title: () => messages.lists.couriers,
  access: [['couriers', 'read']],
  query: courierListQuery,
  columns: courierColumns,
  sorted: ({ db, caller }, query, spelling) => sortedCouriers(db, caller, query, spelling),
  read: ({ db, caller }, ids) => readCourierRecords(db, caller, ids),
  choices: { risk_level: riskLevels },
});
