import { z } from 'zod';
import { forbidden } from '../api/errors.ts';
import { tableField } from '../files/field.ts';
import { sendFile } from '../files/send.ts';
import { fileRoute, idParams, type Route, route } from '../http/route.ts';
import { noRight } from '../record/ability.ts';
import { dataOf, listOf } from '../record/list.ts';
import { FORMATS } from '../spreadsheet/list.ts';
import { createImport } from './create.ts';
import { importKinds } from './kinds.ts';
import { readNamedMappings } from './mappings.ts';
import { answerImport, discardImport, mendImport, previewImport } from './mend.ts';
import { messages } from './messages.ts';
import { namedTables } from './namedTables.ts';
import { readImport, readImportRow, readImports } from './read.ts';
import { readMade, readNames, readResults, readRows } from './readRows.ts';
import { refusedFile } from './refusedFile.ts';
import { largestFile, mayImport } from './rules.ts';
import { applyImport, readUndo, undoImport } from './run.ts';
import {
  fileImport,
  fileImportAnswers,
  fileImportCreate,
  fileImportListQuery,
  fileImportMend,
  fileImportUpdate,
  importMade,
  importMapping,
  importName,
  importResult,
  importResultsQuery,
  importRow,
  importRowsQuery,
  importUndo,
  refusedFormats,
  refusedQuery,
} from './schema.ts';
import { importKindKeys } from './table.ts';
import { updateImport } from './update.ts';

const path = '/api/v1/file_imports';
const one = `${path}/:id`;
const MB = 1024 * 1024;

/** The form field of the file. */
export const fileField = tableField({
  name: 'file',
  maxBytes: largestFile,
  tooLarge: () => messages.tooLarge(largestFile / MB),
});

/** Whoever may import anything. */
export const access = importKinds.flatMap((kind) => kind.access.filter(([, right]) => right !== 'read'));

/** The api/v1 routes of imports of files. */
export const fileImportRoutes: readonly Route[] = [
  route('get', access, {
    path,
    summary: 'Imports of files, newest first: those of kinds that the caller may import.',
    query: fileImportListQuery,
    answer: listOf(fileImport),
    handle: async ({ db, caller, query }) => readImports(db, caller, importKinds, query),
  }),
  route('post', access, {
    path,
    summary:
      'Creates an import of a table (XLSX, ODS, CSV or TSV), sent as a form with the file, and finds out what its columns may become. Nothing else is written.',
    body: fileImportCreate,
    wrapper: 'file_import',
    multipart: true,
    turn: 'tables',
    file: fileField,
    status: 201,
    answer: dataOf(fileImport),
    handle: async (call) => ({ data: await createImport(call, call.body) }),
  }),
  route('get', access, {
    path: `${path}/mappings`,
    summary: 'The mappings of columns that have a name, by kind.',
    query: z.strictObject({ kind: z.enum(importKindKeys) }),
    answer: z.object({ data: z.array(importMapping) }),
    handle: async ({ db, caller, query }) => {
      const kind = importKinds.find(({ key }) => key === query.kind);
      if (!kind || !mayImport(caller, kind)) throw forbidden(noRight());
      return { data: await readNamedMappings(db, caller.organizationIds, kind.key) };
    },
  }),
  route('get', access, {
    path: one,
    summary: 'An import by id.',
    params: idParams,
    answer: dataOf(fileImport),
    handle: async ({ db, caller, params }) => ({ data: await readImport(db, caller, importKinds, params.id) }),
  }),
  route('put', access, {
    path: one,
    summary: 'Sets how the file of an import is read, and what its columns become; what is not sent stays.',
    params: idParams,
    body: fileImportUpdate,
    wrapper: 'file_import',
    answer: dataOf(fileImport),
    handle: async (call) => ({ data: await updateImport(call, call.params.id, call.body) }),
  }),
  route('delete', access, {
    path: one,
    summary: 'Discards an import that has not been applied, with its file.',
    params: idParams,
    handle: async (call) => discardImport(call, call.params.id),
  }),
  route('post', access, {
    path: `${one}/preview`,
    summary:
      'Finds out what an import would do to each row, with the records as they are now. Nothing else is written. 422 while `questions` has entries.',
    params: idParams,
    turn: 'tables',
    inSteps: true,
    answer: dataOf(fileImport),
    handle: async (call) => ({ data: await previewImport(call, call.params.id) }),
  }),
  route('get', access, {
    path: `${one}/rows`,
    summary: 'The rows of an import with what becomes of each, in the order of the file.',
    params: idParams,
    turn: 'imports',
    query: importRowsQuery,
    answer: listOf(importRow),
    handle: async ({ db, caller, params, query }) => readRows(db, caller, importKinds, params.id, query),
  }),
  route('put', access, {
    path: `${one}/rows`,
    summary: 'Mends rows of an import, or leaves them out, and previews it anew.',
    params: idParams,
    turn: 'tables',
    inSteps: true,
    body: fileImportMend,
    answer: dataOf(fileImport),
    handle: async (call) => ({
      data: await previewImport(call, call.params.id, (own) => mendImport(own, call.params.id, call.body)),
    }),
  }),
  route('get', access, {
    path: `${one}/names`,
    summary: 'The names in the file that need an answer or have one, with the records whose names are nearest.',
    params: idParams,
    turn: 'imports',
    answer: z.object({ data: z.array(importName) }),
    handle: async ({ db, caller, params }) => ({
      data: await readNames(db, caller, importKinds, namedTables, params.id),
    }),
  }),
  route('put', access, {
    path: `${one}/names`,
    summary: 'Answers which records are meant by names that were not found, and previews the import anew.',
    params: idParams,
    turn: 'tables',
    inSteps: true,
    body: fileImportAnswers,
    answer: dataOf(fileImport),
    handle: async (call) => ({
      data: await previewImport(call, call.params.id, (own) => answerImport(own, call.params.id, call.body)),
    }),
  }),
  route('get', access, {
    path: `${one}/made`,
    summary: 'The records that an import made because names in the file asked for them, at most 100.',
    params: idParams,
    answer: z.object({ data: z.array(importMade) }),
    handle: async ({ db, caller, params }) => ({ data: await readMade(db, caller, importKinds, params.id) }),
  }),
  route('post', access, {
    path: `${one}/apply`,
    summary:
      'Starts to write the rows that need no attention, in the background: each order with its items, or each other record, whole or not at all. 503 while too much work of the organization is unfinished.',
    params: idParams,
    answer: dataOf(fileImport),
    handle: async (call) => ({ data: await applyImport(call, call.params.id) }),
  }),
  route('get', access, {
    path: `${one}/undo`,
    summary: 'What undoing an import would do now; null if it has not been applied.',
    params: idParams,
    turn: 'imports',
    answer: z.object({ data: importUndo.nullable() }),
    handle: async ({ db, caller, params }) => ({ data: await readUndo(db, caller, params.id) }),
  }),
  route('post', access, {
    path: `${one}/undo`,
    summary: 'Starts to take back what an import wrote and nobody has changed since, in the background.',
    params: idParams,
    answer: dataOf(fileImport),
    handle: async (call) => ({ data: await undoImport(call, call.params.id) }),
  }),
  route('get', access, {
    path: `${one}/results`,
    summary: 'What an import did: the orders with their items, or the other records.',
    params: idParams,
    turn: 'imports',
    query: importResultsQuery,
    answer: listOf(importResult),
    handle: async ({ db, caller, params, query }) => readResults(db, caller, importKinds, params.id, query),
  }),
  fileRoute('get', access, {
    path: `${one}/file`,
    summary: 'The file of an import, as it was sent.',
    params: idParams,
    produces: '*/*',
    handle: async (call) => {
      const { found } = await readImportRow(call.db, call.caller, importKinds, call.params.id);
      return () => sendFile(call, { key: found.file_key, contentType: found.content_type, filename: found.file_name });
    },
  }),
  fileRoute('get', access, {
    path: `${one}/refused`,
    summary:
      'The rows that need attention or were refused, with the reason beside each, as a file to be mended and imported again.',
    params: idParams,
    query: refusedQuery,
    turn: 'spreadsheets',
    produces: refusedFormats.map((format) => FORMATS[format]),
    isWritten: true,
    handle: async (call) => refusedFile(call, call.params.id, call.query.format),
  }),
];
