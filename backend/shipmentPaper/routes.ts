import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless } from '../files/send.ts';
import { fileRoute, idParams } from '../http/route.ts';
import { todayOf } from '../record/timeZone.ts';
import { endUsersPdf } from './endUsersPdf.ts';
import { invoicePdf, type PaperSettings } from './invoicePdf.ts';
import { type Papers, readPapers } from './read.ts';

type Writer = (papers: Papers, settings: PaperSettings) => Promise<PDFKit.PDFDocument>;

/** The api/v1 routes that print a shipment: POSTs by contract, although they change nothing. */
export const shipmentPaperRoutes = [
  pdfRoute('commercial_invoice_pdf', 'The commercial invoice as a PDF.', (papers, settings) =>
    invoicePdf(papers, settings, { withHs: false }),
  ),
  pdfRoute('commercial_invoice_hs_pdf', 'The commercial invoice with totals by HS code as a PDF.', (papers, settings) =>
    invoicePdf(papers, settings, { withHs: true }),
  ),
  pdfRoute('end_users_pdf', 'The report for end users, who uses which goods, as a PDF.', endUsersPdf),
];

function pdfRoute(name: string, summary: string, write: Writer) {
  return fileRoute('post', [['commercial_invoices', 'generate_pdf']], {
    path: `/api/v1/commercial_invoices/:id/${name}`,
    summary,
    params: idParams,
    produces: 'application/pdf',
    handle: async ({ db, caller, params, services }) => {
      const papers = await readPapers(db, caller, params.id);
      const now = services.now();
      // A printed date must not be a day ahead of the user's: unknown zones count as UTC.
      const today = todayOf({ timeZone: caller.timeZone ?? 'UTC' }, now);
      const limit = services.config.eeiThresholdUsd;
      const fileName = fileNameOf(papers.shipment.commercial_name, 'pdf');
      return (response) => send(response, fileName, (gone) => write(papers, { now, today, limit, gone }));
    },
  });
}

/** Creates the document before the first byte is sent, so that a failure can still produce an error response. */
async function send(
  response: Response,
  fileName: string,
  make: (gone: AbortSignal) => Promise<PDFKit.PDFDocument>,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  try {
    const document = await make(left.signal);
    response.set({
      'content-type': 'application/pdf',
      'content-disposition': attachmentHeader(fileName),
      ...harmless,
    });
    await pipeline(document, response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether the client closed the connection early, which is not a failure. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}
