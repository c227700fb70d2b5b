import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { organizationColumns } from './columns.ts';
import { organizationListQuery } from './listSchema.ts';
import { readOrganizationRecords, sortedOrganizations } from './read.ts';

/** The list of organizations as a file. */
export const organizationSpreadsheet = spreadsheetOf({
  path: '/api/v1/organizations',
  rows: 'organizations',
  title: () => messages.lists.organizations,
  access: [['organizations', 'read']],
  query: organizationListQuery,
  columns: organizationColumns,
  sorted: ({ db, caller }, query, spelling) => sortedOrganizations(db, caller, query, spelling),
  read: ({ db, caller }, ids) => readOrganizationRecords(db, caller, ids),
});
