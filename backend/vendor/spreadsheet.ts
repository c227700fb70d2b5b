import { riskLevels } from '../lookup/rules.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { vendorColumns } from './columns.ts';
import { vendorListQuery } from './listSchema.ts';
import { readVendorRecords, sortedVendors } from './read.ts';

/** The list of vendors as a file. */
export const vendorSpreadsheet = spreadsheetOf({
  path: '/api/v1/vendors',
  rows: 'vendors',
  title: () => messages.lists.vendors,
  access: [['vendors', 'read']],
  query: vendorListQuery,
  columns: vendorColumns,
  sorted: ({ db, caller }, query, spelling) => sortedVendors(db, caller, query, spelling),
  read: ({ db, caller }, ids) => readVendorRecords(db, caller, ids),
  choices: { risk_level: riskLevels },
});
