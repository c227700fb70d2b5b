import { riskLevels } from '../lookup/rules.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { groupColumns } from './columns.ts';
import { groupListQuery } from './listSchema.ts';
import { readGroupRecords, sortedGroups } from './read.ts';

/** The list of groups as a file. */
export const groupSpreadsheet = spreadsheetOf({
  path: '/api/v1/groups',
  rows: 'groups',
  title: () => messages.lists.groups,
  access: [['groups', 'read']],
  query: groupListQuery,
  columns: groupColumns,
  sorted: ({ db, caller }, query, spelling) => sortedGroups(db, caller, query, spelling),
  read: ({ db, caller }, ids) => readGroupRecords(db, caller, ids),
  choices: { risk_level: riskLevels },
});
