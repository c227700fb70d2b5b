import { modelTypes } from '../lookup/rules.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { substatusColumns } from './columns.ts';
import { substatusListQuery } from './listSchema.ts';
import { readSubstatusRecords, sortedSubstatuses } from './read.ts';
import type { StatusesByModel } from './table.ts';

/** The list of substatuses as a file. @param statuses those of each kind of record */
export const substatusSpreadsheet = (statuses: StatusesByModel) =>
  spreadsheetOf({
    path: '/api/v1/status_reasons',
    rows: 'substatuses',
    title: () => messages.lists.substatuses,
    access: [['substatuses', 'read']],
    query: substatusListQuery(statuses),
    columns: substatusColumns(statuses),
    sorted: ({ db, caller }, query, spelling) => sortedSubstatuses(db, caller, statuses, query, spelling),
    read: ({ db, caller }, ids) => readSubstatusRecords(db, caller, ids),
    choices: { model: modelTypes, status: Object.values(statuses).flat() },
  });
