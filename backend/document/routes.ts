import { z } from 'zod';
import { sendFile } from '../files/send.ts';
import { sendZip } from '../files/zip.ts';
import { fileRoute, idParams, type Route, route } from '../http/route.ts';
import { booleanParameter, dataOf, listOf } from '../record/list.ts';
import { pagesOf } from '../record/pages.ts';
import { dayOf } from '../record/timeZone.ts';
import { readExpiring } from './expiring.ts';
import { attachmentListQuery, attachmentPagesQuery } from './listSchema.ts';
import { itemsBy, type ParentPath, parentPaths, parents, readParent, readParents } from './parents.ts';
import { partRoutes } from './partRoutes.ts';
import { readDocumentPages, readDocumentRow, readDocuments, readFile, toRecord } from './read.ts';
import { kindsFor } from './rules.ts';
import {
  attachment,
  attachmentCreate,
  attachmentParams,
  attachmentUpdate,
  documentKindList,
  documentKindQuery,
  expiringAttachment,
  expiringQuery,
  fileField,
  writtenAttachment,
} from './schema.ts';
import { archiveDocument, createDocument, updateDocument } from './write.ts';
import { readZip } from './zip.ts';

const read = [['attachments', 'read']] as const;
const write = [['attachments', 'write']] as const;

/** What the archive of a record has besides that items belong to. */
const withItems = '; with those of its items, each in a folder, for callers who may read items';

function routesFor(path: ParentPath): Route[] {
  const { name } = parents[path];
  const list = `/api/v1/${path}/:id/attachments`;
  const one = `${list}/:attachmentId`;
  return [
    fileRoute('get', read, {
      path: `${list}/zip`,
      summary: `The files of the documents of ${name} in one ZIP archive, streamed${itemsBy(path) ? withItems : ''}. With \`archived\` only those that are archived, or are not. 422 if there are none.`,
      params: idParams,
      query: z.strictObject({ archived: booleanParameter.optional() }),
      produces: 'application/zip',
      isWritten: true,
      turn: 'archives',
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id);
        const zip = await readZip(call.db, call.caller, parent, call.query.archived);
        return () => sendZip(call, zip);
      },
    }),
    route('get', read, {
      path: list,
      summary: `The documents of ${name}, newest first.`,
      params: idParams,
      query: attachmentListQuery,
      answer: listOf(attachment),
      handle: async ({ db, caller, params, query, services }) => {
        const parent = await readParent(db, caller, path, params.id);
        return readDocuments(db, caller, parent, query, dayOf(services.now()));
      },
    }),
    route('get', read, {
      path: `/api/v1/${path}/attachments`,
      summary: `The documents of several records, each of which is ${name}; one page for each.`,
      query: attachmentPagesQuery,
      answer: pagesOf(attachment),
      handle: async ({ db, caller, query, services }) => {
        const on = { type: parents[path].type, parents: await readParents(db, caller, path, query.ids) };
        return readDocumentPages(db, caller, on, query, dayOf(services.now()));
      },
    }),
    route('get', read, {
      path: one,
      summary: `A document of ${name} by id.`,
      params: attachmentParams,
      answer: dataOf(attachment),
      handle: async ({ db, caller, params, services }) => {
        const parent = await readParent(db, caller, path, params.id);
        const row = await readDocumentRow(db, parent, params.attachmentId);
        return { data: toRecord(row, parent, caller, dayOf(services.now())) };
      },
    }),
    route('post', write, {
      path: list,
      summary: `Attaches a document to ${name}, sent as a form with the file.`,
      params: idParams,
      body: attachmentCreate,
      wrapper: 'attachment',
      multipart: true,
      file: fileField,
      status: 201,
      answer: writtenAttachment,
      admit: async ({ db, caller, params }) => void (await readParent(db, caller, path, params.id)),
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id, true);
        return createDocument(call, parent, call.body);
      },
    }),
    route('patch', write, {
      path: one,
      summary: `Updates only the fields sent of a document of ${name}; without a file, it keeps its current one.`,
      params: attachmentParams,
      body: attachmentUpdate,
      wrapper: 'attachment',
      multipart: true,
      file: fileField,
      answer: writtenAttachment,
      admit: async ({ db, caller, params }) => {
        await readDocumentRow(db, await readParent(db, caller, path, params.id), params.attachmentId);
      },
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id, true);
        return updateDocument(call, parent, call.params.attachmentId, call.body);
      },
    }),
    route('post', [['attachments', 'archive']], {
      path: `${one}/archive`,
      summary: `Archives a document of ${name}: it stays readable and can no longer be changed.`,
      params: attachmentParams,
      answer: dataOf(attachment),
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id);
        return { data: await archiveDocument(call, parent, call.params.attachmentId) };
      },
    }),
    fileRoute('get', read, {
      path: `${one}/file`,
      summary: `The file of a document of ${name}, as a download.`,
      params: attachmentParams,
      produces: '*/*',
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id);
        const file = await readFile(call.db, parent, call.params.attachmentId, 'file');
        return () => sendFile(call, file);
      },
    }),
    fileRoute('get', read, {
      path: `${one}/file/thumb`,
      summary: `The thumbnail of a document of ${name} that is an image.`,
      params: attachmentParams,
      produces: 'image/webp',
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id);
        const file = await readFile(call.db, parent, call.params.attachmentId, 'thumb');
        return () => sendFile(call, file);
      },
    }),
  ];
}

/** The api/v1 routes of documents: the same eight for each record type that has documents, and two for all. */
export const documentRoutes: Route[] = [
  ...partRoutes,
  ...parentPaths.flatMap(routesFor),
  route('get', write, {
    path: '/api/v1/attachments/expiring',
    summary:
      'Documents that have expired or expire by a given day, on all records that the caller can read; oldest first.',
    query: expiringQuery,
    answer: listOf(expiringAttachment),
    handle: async ({ db, caller, query }) => readExpiring(db, caller, query),
  }),
  route('get', 'session', {
    path: '/api/v1/available_document_types',
    summary: 'The types of documents that can be attached to a kind of record, and what each must have.',
    query: documentKindQuery,
    answer: documentKindList,
    handle: async ({ query }) => ({ data: kindsFor(query.model).map(({ parents: _, ...kind }) => kind) }),
  }),
];
