import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { programColumns } from './columns.ts';
import { programListQuery } from './listSchema.ts';
import { readProgramRecords, sortedPrograms } from './read.ts';

/** The list of programs as a file. */
export const programSpreadsheet = spreadsheetOf({
  path: '/api/v1/programs',
  rows: 'programs',
  title: () => messages.lists.programs,
  access: [['programs', 'read']],
  query: programListQuery,
  columns: programColumns,
  sorted: ({ db, caller }, query, spelling) => sortedPrograms(db, caller, query, spelling),
  read: ({ db, caller }, ids) => readProgramRecords(db, caller, ids),
});
