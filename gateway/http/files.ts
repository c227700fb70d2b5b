/**
 * Serves `/files`: documents, pictures and PDFs between clients and api/v1. Only the routes listed here are passed on; ids
 * are single segments, so that no URL reaches another route.
 */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { isLanguage } from '../generated/languages.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import { dataOf, recordOf } from '../rest/answer.ts';
import { LISTS } from '../rest/exportPath.ts';
import { RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';
import { fileFailure } from './fileFailure.ts';
import { type TransferParts, transfers, type UploadAnswer } from './fileTransfer.ts';
import { pictureAnswer } from './pictureAnswer.ts';

/** The dependencies of `/files`. */
export interface FilesParts extends TransferParts {
  readonly log: Logger;
  /** The response to a document upload. */
  readonly document: UploadAnswer;
  /** The api/v1 paths of the kinds of record that documents are attached to. */
  readonly documentParents: readonly string[];
}

const PICTURED = { organizations: pictureAnswer('organization'), users: pictureAnswer('user') };
/** How much of a file has arrived that is sent in parts. */
const ARRIVED: UploadAnswer = { name: 'part', recordOf: (body) => dataOf<{ size: number }>(body) };
/** An import of which the file has arrived: its id, for `fileImport`. */
const IMPORTED: UploadAnswer = {
  name: 'fileImport',
  recordOf: (body) => ({ id: String(recordOf<{ id: number | string }>(body).id) }),
};
const SIZES = {
  original: (of: string, id: string) => path`${of}/${id}/picture/original`,
  thumb: (of: string, id: string) => path`${of}/${id}/picture/thumb`,
};
const PDFS = {
  commercial_invoice_pdf: (id: string) => path`commercial_invoices/${id}/commercial_invoice_pdf`,
  commercial_invoice_hs_pdf: (id: string) => path`commercial_invoices/${id}/commercial_invoice_hs_pdf`,
  packing_list_pdf: (id: string) => path`commercial_invoices/${id}/packing_list_pdf`,
  end_users_pdf: (id: string) => path`commercial_invoices/${id}/end_users_pdf`,
};

/** Creates the handler of everything below `/files`. */
export function files(parts: FilesParts): RequestHandler {
  const { document: answer, documentParents, log, settings } = parts;
  const { documentBytes, pictureBytes } = settings.files;
  const { upload, download } = transfers(parts);
  const router = Router({ caseSensitive: true, strict: true });

  /** Returns the parent record of an attachment. @throws RestError NOT_FOUND for types without attachments */
  const parent = ({ of, id }: Params): [string, string] => (documentParents.includes(of) ? [of, id] : nothing());
  const pictured = (of: string) => (of === 'organizations' || of === 'users' ? of : nothing());

  router.use(careful);
  // Express would handle HEAD as GET and fetch the file for nothing.
  router.head('/{*path}', (_request, response) => void response.set('allow', 'GET').status(405).end());
  router.post('/parts', (request, response) =>
    upload(request, response, { method: 'POST', path: path`file_parts`, most: documentBytes, answer: ARRIVED }),
  );
  router.post('/:of/:id/attachments', (request, response) => {
    const [of, id] = parent(request.params);
    const to = path`${of}/${id}/attachments`;
    return upload(request, response, { method: 'POST', path: to, most: documentBytes, answer });
  });
  router.patch('/:of/:id/attachments/:documentId', (request, response) => {
    const [of, id] = parent(request.params);
    const to = path`${of}/${id}/attachments/${request.params.documentId}`;
    return upload(request, response, { method: 'PATCH', path: to, most: documentBytes, answer });
  });
  router.put('/:of/:id/picture', (request, response) => {
    const of = pictured(request.params.of);
    const to = path`${of}/${request.params.id}`;
    // The same call of api/v1 changes the whole record: `only` restricts it to the picture.
    const search = '?only=picture';
    return upload(request, response, { method: 'PUT', path: to, search, most: pictureBytes, answer: PICTURED[of] });
  });

  router.get('/:of/:id/attachments.zip', (request, response) => {
    const [of, id] = parent(request.params);
    const { archived } = request.query;
    const search = archived === 'true' || archived === 'false' ? `?archived=${archived}` : '';
    return download(request, response, { path: path`${of}/${id}/attachments/zip`, search, written: true });
  });
  router.get('/:of/:id/attachments/:documentId/file', (request, response) => {
    const [of, id] = parent(request.params);
    return download(request, response, { path: path`${of}/${id}/attachments/${request.params.documentId}/file` });
  });
  router.get('/:of/:id/attachments/:documentId/file/thumb', (request, response) => {
    const [of, id] = parent(request.params);
    const from = path`${of}/${id}/attachments/${request.params.documentId}/file/thumb`;
    return download(request, response, { path: from, drawn: true });
  });
  router.get('/:of/:id/picture/:size', (request, response) => {
    const { of, id, size } = request.params;
    const from = size === 'original' || size === 'thumb' ? SIZES[size](pictured(of), id) : nothing();
    return download(request, response, { path: from, drawn: true, versions: size === 'thumb' });
  });
  router.get(`/${LISTS}/:of`, (request, response) =>
    download(request, response, {
      path: path`${request.params.of}/export`,
      search: exportSearch(request.url),
      written: true,
    }),
  );
  router.get(`/${LISTS}/:of/:id/:below`, (request, response) => {
    const { of, id, below } = request.params;
    const isKnown = below === 'attachments' ? documentParents.includes(of) : of === 'couriers' && below === 'airlines';
    const from = isKnown ? path`${of}/${id}/${below}/export` : nothing();
    return download(request, response, { path: from, search: exportSearch(request.url), written: true });
  });
  router.get('/commercial_invoices/:id/:pdf', (request, response) => {
    const { id, pdf } = request.params;
    return download(request, response, {
      path: isPdf(pdf) ? PDFS[pdf](id) : nothing(),
      search: paperSearch(request.query),
      made: true,
    });
  });

  router.get('/purchase_orders/:id/purchase_order_pdf', (request, response) =>
    download(request, response, {
      path: path`purchase_orders/${request.params.id}/purchase_order_pdf`,
      search: paperSearch(request.query),
      made: true,
    }),
  );

  router.post('/file_imports', (request, response) =>
    upload(request, response, { method: 'POST', path: path`file_imports`, most: documentBytes, answer: IMPORTED }),
  );
  router.get('/file_imports/:id/file', (request, response) =>
    download(request, response, { path: path`file_imports/${request.params.id}/file` }),
  );
  router.get('/file_imports/:id/refused', (request, response) =>
    download(request, response, {
      path: path`file_imports/${request.params.id}/refused`,
      search: exportSearch(request.url),
      written: true,
    }),
  );

  router.use(nothing);
  router.use(fileFailure(log, settings.files));
  return router;
}

interface Params {
  readonly of: string;
  readonly id: string;
}

const isPdf = (kind: string): kind is keyof typeof PDFS => Object.hasOwn(PDFS, kind);

/** Returns which paper is meant, for api/v1: a revision or a draft of a shipment's, and the language of its words. */
function paperSearch({ revision, draft, language }: Request['query']): string {
  const sent = new URLSearchParams();
  if (draft === 'true') sent.set('draft', 'true');
  else if (revision !== undefined)
    sent.set(
      'revision',
      textThat((text) => /^\d{1,9}$/.test(text), revision),
    );
  if (language !== undefined) sent.set('language', textThat(isLanguage, language));
  return sent.size > 0 ? `?${sent}` : '';
}

/** @throws RestError NOT_FOUND if a parameter is not one text of the right kind */
const textThat = (isRight: (text: string) => boolean, value: Request['query'][string]): string =>
  typeof value === 'string' && isRight(value) ? value : nothing();

/**
 * Returns the parameters of api/v1 for the file of a list, from those of `exportPath` and what was added to them. Of selected
 * records it does not matter what is searched and filtered by.
 */
function exportSearch(url: string): string {
  const asked = new URL(url, 'http://gateway').searchParams;
  const listed = (name: string) => asked.get(name)?.split(',').filter(Boolean) ?? [];
  const sent = new URLSearchParams();
  const isSelected = asked.has('ids');
  for (const [name, value] of asked) {
    if (['format', 'columns', 'ids'].includes(name)) continue;
    if (!isSelected || (name !== 'search' && !name.startsWith('filters['))) sent.append(name, value);
  }
  sent.set('format', asked.get('format')?.toLowerCase() ?? '');
  for (const column of listed('columns')) sent.append('columns[]', column.toLowerCase());
  for (const id of listed('ids')) sent.append('ids[]', id);
  return `?${sent}`;
}

function nothing(): never {
  throw new RestError('NOT_FOUND', messages.notFound);
}

/** Prevents browsers from rendering uploaded bytes as our own page, sharing them with other sites, or caching them. */
function careful(_request: Request, response: Response, next: () => void): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "sandbox; default-src 'none'");
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('referrer-policy', 'no-referrer');
  next();
}
