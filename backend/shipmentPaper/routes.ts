import type { Response } from 'express';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless } from '../files/send.ts';
import { fileRoute, idParams, route } from '../http/route.ts';
import { dataOf } from '../record/list.ts';
import { todayOf } from '../record/timeZone.ts';
import { isIssued, whyNotPrinted } from '../shipment/rules.ts';
import { paper } from './messages.ts';
import { findUnprintable, type PaperKind, printPaper } from './print.ts';
import { type Papers, readPapers } from './read.ts';

const mayPrint = [['commercial_invoices', 'generate_pdf']] as const;

/** @throws 403 if the papers show records that the caller's role does not, 404 */
async function papersFor(db: Db, caller: Caller, id: number): Promise<Papers> {
  const hidden = whyNotPrinted(caller);
  if (hidden) throw forbidden(hidden);
  return readPapers(db, caller, id);
}

/** Letters that no font has, and where on the papers they stand. */
const unprintable = z
  .object({
    place: z.string().meta({ description: 'Where they stand, for people: `Consignee`, `Line 3`.' }),
    letters: z.string().array().meta({ description: 'Each letter once.' }),
  })
  .meta({ id: 'UnprintableLetters' });

/** The api/v1 routes that print a shipment: POSTs by contract, although they change nothing. */
export const shipmentPaperRoutes = [
  pdfRoute('commercial_invoice_pdf', 'The commercial invoice as a PDF.', paper.invoice),
  pdfRoute('commercial_invoice_hs_pdf', 'The commercial invoice with totals by HS code as a PDF.', paper.invoiceWithHs),
  pdfRoute('end_users_pdf', 'The report for end users, who uses which goods, as a PDF.', paper.endUserReport),
  route('get', mayPrint, {
    path: '/api/v1/commercial_invoices/:id/unprintable_letters',
    summary: "Letters of the shipment's papers that no font has, by place. They print as a replacement character.",
    params: idParams,
    answer: dataOf(unprintable.array()),
    turn: 'papers',
    handle: async ({ db, caller, params, services, gone }) => ({
      data: await findUnprintable(await papersFor(db, caller, params.id), services.processes, gone),
    }),
  }),
];

function pdfRoute(kind: PaperKind, summary: string, title: string) {
  return fileRoute('post', mayPrint, {
    path: `/api/v1/commercial_invoices/:id/${kind}`,
    summary,
    turn: 'papers',
    params: idParams,
    produces: 'application/pdf',
    handle: async ({ db, caller, params, services, gone }) => {
      const papers = await papersFor(db, caller, params.id);
      const now = services.now();
      // A printed date must not be a day ahead of the user's: unknown zones count as UTC.
      const today = todayOf({ timeZone: caller.timeZone ?? 'UTC' }, now);
      const limit = services.config.eeiThresholdUsd;
      const words = isIssued(papers.shipment) ? title : `${title} ${paper.draft}`;
      const fileName = fileNameOf(papers.shipment.commercial_name, 'pdf', words);
      const job = { kind, papers, now, today, limit };
      return (response) => send(response, fileName, () => printPaper(job, services.processes, gone));
    },
  });
}

/** Creates the document before the first byte is sent, so that a failure can still produce an error response. */
async function send(response: Response, fileName: string, make: () => Promise<Uint8Array>): Promise<void> {
  const document = await make();
  response.set({
    'content-type': 'application/pdf',
    'content-length': String(document.length),
    'content-disposition': attachmentHeader(fileName),
    ...harmless,
  });
  response.end(document);
}
