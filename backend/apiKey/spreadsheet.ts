import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { apiKeyColumns } from './columns.ts';
import { apiKeyListQuery } from './listSchema.ts';
import { readApiKeyRecords, sortedApiKeys } from './read.ts';

/** The list of API keys as a file; it has no secrets. */
export const apiKeySpreadsheet = spreadsheetOf({
  path: '/api/v1/api_keys',
  rows: 'API keys',
  title: () => messages.lists.apiKeys,
  access: [['api_keys', 'read']],
  query: apiKeyListQuery,
  columns: apiKeyColumns,
  sorted: ({ db, caller }, query, spelling) => sortedApiKeys(db, caller, query, spelling),
  read: ({ db, caller, services }, ids) => readApiKeyRecords(db, caller, services.roles, ids),
});
