import { idParams } from '../http/route.ts';
import { dayOf } from '../record/timeZone.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { documentColumns } from './columns.ts';
import { attachmentListQuery } from './listSchema.ts';
import { type ParentPath, parentPaths, parents, readParent } from './parents.ts';
import { readDocumentRecords, sortedDocumentsOf } from './read.ts';
import { documentTypeChoices } from './rules.ts';

const spreadsheetFor = (path: ParentPath) =>
  spreadsheetOf({
    path: `/api/v1/${path}/:id/attachments`,
    rows: `documents of ${parents[path].name}`,
    title: () => messages.lists.documents,
    access: [['attachments', 'read']],
    params: idParams,
    query: attachmentListQuery,
    columns: documentColumns,
    sorted: async ({ db, caller, params, services }, query) =>
      sortedDocumentsOf(db, await readParent(db, caller, path, params.id), query, dayOf(services.now())),
    read: async ({ db, caller, params, services }, ids) =>
      readDocumentRecords(db, caller, await readParent(db, caller, path, params.id), ids, dayOf(services.now())),
    choices: { document_type: documentTypeChoices },
  });

/** The lists of documents as files, one for each record type that has documents. */
export const documentSpreadsheets = parentPaths.map(spreadsheetFor);
