import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { userColumns } from './columns.ts';
import { userListQuery } from './listSchema.ts';
import { readUserRows, sortedUsers, toRecord } from './read.ts';

/** The list of users as a file. */
export const userSpreadsheet = spreadsheetOf({
  path: '/api/v1/users',
  rows: 'users',
  title: () => messages.lists.users,
  access: [['users', 'read']],
  query: userListQuery,
  columns: userColumns,
  typed: ({ search, filters }) => [search, filters?.job_title],
  sorted: ({ db, caller, services }, query, spelling) => sortedUsers(db, caller, services.roles, query, spelling),
  read: async ({ db, caller, services }, ids) =>
    (await readUserRows(db, caller, ids)).map((row) => toRecord(row, caller, services.roles)),
});
