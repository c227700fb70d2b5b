import type { Response } from 'express';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless } from '../files/send.ts';
import { fileRoute, idParams } from '../http/route.ts';
import { todayOf } from '../record/timeZone.ts';
import { type PaperKind, printPaper } from './print.ts';
import { readPapers } from './read.ts';

/** The api/v1 routes that print a shipment: POSTs by contract, although they change nothing. */
export const shipmentPaperRoutes = [
  pdfRoute('commercial_invoice_pdf', 'The commercial invoice as a PDF.'),
  pdfRoute('commercial_invoice_hs_pdf', 'The commercial invoice with totals by HS code as a PDF.'),
  pdfRoute('end_users_pdf', 'The report for end users, who uses which goods, as a PDF.'),
];

function pdfRoute(kind: PaperKind, summary: string) {
  return fileRoute('post', [['commercial_invoices', 'generate_pdf']], {
    path: `/api/v1/commercial_invoices/:id/${kind}`,
    summary,
    turn: 'papers',
    params: idParams,
    produces: 'application/pdf',
    handle: async ({ db, caller, params, services, gone }) => {
      const papers = await readPapers(db, caller, params.id);
      const now = services.now();
      // A printed date must not be a day ahead of the user's: unknown zones count as UTC.
      const today = todayOf({ timeZone: caller.timeZone ?? 'UTC' }, now);
      const limit = services.config.eeiThresholdUsd;
      const fileName = fileNameOf(papers.shipment.commercial_name, 'pdf');
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
