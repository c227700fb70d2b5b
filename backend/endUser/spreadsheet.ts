import { riskLevels } from '../lookup/rules.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { endUserColumns } from './columns.ts';
import { endUserListQuery } from './listSchema.ts';
import { readEndUserRecords, sortedEndUsers } from './read.ts';

/** The list of end users as a file. */
export const endUserSpreadsheet = spreadsheetOf({
  path: '/api/v1/end_users',
  rows: 'end users',
  title: () => messages.lists.endUsers,
  access: [['end_users', 'read']],
  query: endUserListQuery,
  columns: endUserColumns,
  typed: ({ search, filters }) => [search, filters?.external_organization_name],
  sorted: ({ db, caller }, query, spelling) => sortedEndUsers(db, caller, query, spelling),
  read: ({ db, caller }, ids) => readEndUserRecords(db, caller, ids),
  choices: { risk_level: riskLevels },
});
