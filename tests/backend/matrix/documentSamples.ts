/** One valid call of every route for documents and their files. */
import { pdf } from '../../support/files.ts';
import type { Sample } from './samples.ts';

/** Returns the calls on documents, which are the same for every kind of record. */
export const documents = (parent: string, id: number): Record<string, Sample> => ({
  [`GET ${parent}/attachments`]: { query: `ids[]=${id}` },
  [`GET ${parent}/:id/attachments`]: {},
  [`GET ${parent}/:id/attachments/export`]: { query: 'format=csv' },
  [`GET ${parent}/:id/attachments/zip`]: {},
  [`GET ${parent}/:id/attachments/:attachmentId`]: {},
  [`POST ${parent}/:id/attachments`]: {
    body: { attachment: { document_type: 'other', description: 'New' } },
    file: ['attachment[file]', pdf()],
  },
  [`PATCH ${parent}/:id/attachments/:attachmentId`]: { body: { attachment: { description: 'Renamed' } } },
  [`POST ${parent}/:id/attachments/:attachmentId/archive`]: {},
  [`GET ${parent}/:id/attachments/:attachmentId/file`]: {},
  [`GET ${parent}/:id/attachments/:attachmentId/file/thumb`]: {},
});

/** The call that sends a part of a file. */
export const partSamples: Record<string, Sample> = {
  'POST /file_parts': { body: { part: { key: 'scan', start: 0 } }, file: ['part[file]', pdf()] },
};
