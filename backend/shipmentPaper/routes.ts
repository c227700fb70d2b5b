import type { Response } from 'express';
import { z } from 'zod';
import { type Caller, can } from '../access/caller.ts';
import { forbidden, notFound, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless, sendFile } from '../files/send.ts';
import { fileRoute, idParams, route, type Services } from '../http/route.ts';
import { ENGLISH } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { paperLanguage, unprintableLetters } from '../pdf/schema.ts';
import { booleanParameter, dataOf, wholeNumber } from '../record/list.ts';
import { keepSamples } from '../record/sample.ts';
import { todayOf } from '../record/timeZone.ts';
import type { WriteContext } from '../record/write.ts';
import { isIssued, isToBeApproved, whyNotPrinted } from '../shipment/rules.ts';
import { turnOf } from '../turns/sharedWork.ts';
import { issueByHand, issuePapers, newestPaper } from './issue.ts';
import { issuedPapers, readIssued } from './issued.ts';
import { messages, paper } from './messages.ts';
import { type PaperKind, paperPrinter } from './print.ts';
import { type Papers, readPapers } from './read.ts';
import { type IssuedPaper, printedOf, storedPaper } from './stored.ts';
import { textsOf, typedIn } from './typed.ts';

const mayPrint = [['commercial_invoices', 'generate_pdf']] as const;
const mayIssue = [['commercial_invoices', 'assign_status']] as const;

/** @throws 403 if the papers show records that the caller's role does not, 404 */
async function papersFor(db: Db, caller: Caller, id: number): Promise<Papers> {
  const hidden = whyNotPrinted(caller);
  if (hidden) throw forbidden(hidden);
  return readPapers(db, caller, id);
}

/** A revision of issued papers, the newest by default, or a draft of what would be printed now; and the language of its words. */
const pdfQuery = z.strictObject({
  revision: wholeNumber(1, 1_000_000).optional(),
  draft: booleanParameter.optional(),
  language: paperLanguage,
});

/** The api/v1 routes that print a shipment: POSTs by contract, although they change nothing. */
export const shipmentPaperRoutes = [
  pdfRoute('commercial_invoice_pdf', 'The commercial invoice as a PDF.', () => paper.invoice),
  pdfRoute(
    'commercial_invoice_hs_pdf',
    'The commercial invoice with totals by HS code as a PDF.',
    () => paper.invoiceWithHs,
  ),
  pdfRoute(
    'packing_list_pdf',
    'The packing list as a PDF: the packages line by line. Refused with `transition` if they are not listed.',
    () => paper.packingList,
  ),
  pdfRoute('end_users_pdf', 'The report for end users, who uses which goods, as a PDF.', () => paper.endUserReport),
  route('get', mayPrint, {
    path: '/api/v1/commercial_invoices/:id/papers',
    summary: 'The issued revisions of the papers, the newest first, and what has changed since.',
    params: idParams,
    answer: dataOf(issuedPapers),
    handle: async ({ db, caller, params, services }) => {
      const papers = await papersFor(db, caller, params.id);
      return { data: await readIssued(db, caller, papers, services.config.eeiThresholdUsd) };
    },
  }),
  route('post', mayIssue, {
    path: '/api/v1/commercial_invoices/:id/papers',
    summary: 'Issues the next revision of the papers of an approved invoice, if they would print something else.',
    params: idParams,
    answer: dataOf(issuedPapers),
    status: 201,
    handle: async (call) => {
      const { db, caller, params, services } = call;
      if (!can(caller, 'commercial_invoices', 'generate_pdf')) throw forbidden();
      const limit = services.config.eeiThresholdUsd;
      await papersFor(db, caller, params.id);
      await issueByHand(call, params.id, limit);
      return { data: await readIssued(db, caller, await papersFor(db, caller, params.id), limit) };
    },
  }),
  route('get', mayPrint, {
    path: '/api/v1/commercial_invoices/:id/unprintable_letters',
    summary: "Letters of the shipment's papers that no font has, by place. They print as a replacement character.",
    params: idParams,
    answer: dataOf(unprintableLetters.array()),
    turn: 'papers',
    handle: async (call) => {
      const { db, caller, params, services } = call;
      const papers = await papersFor(db, caller, params.id);
      // The words of a paper have fonts in every language; what people typed need not.
      const texts = inLanguage(ENGLISH, () => textsOf(papers, services.config.eeiThresholdUsd));
      const letters = { typed: typedIn(papers), texts };
      return { data: await paperPrinter.findUnprintable(letters, services.processes, turnOf(call)) };
    },
  }),
];

/** Declares a route of a paper. Its file is named in the language of its words. */
function pdfRoute(kind: PaperKind, summary: string, title: () => string) {
  return fileRoute('post', mayPrint, {
    path: `/api/v1/commercial_invoices/:id/${kind}`,
    summary: `${summary} Once issued, the newest or the given revision, with the same bytes each time in a language; before that, and with \`draft=true\`, a DRAFT of the present content.`,
    turn: 'papers',
    params: idParams,
    query: pdfQuery,
    produces: 'application/pdf',
    handle: async (call) => {
      const { db, caller, params, query, services, request } = call;
      const papers = await papersFor(db, caller, params.id);
      const limit = services.config.eeiThresholdUsd;
      const { language = ENGLISH } = query;
      const issued = query.draft ? null : await issuedFor(db, papers, query.revision);
      const sendIssued = async (response: Response, revision: IssuedPaper) => {
        const named = inLanguage(language, () => paper.fileOfRevision(title(), revision.revision));
        const filename = fileNameOf(revision.printed.papers.shipment.commercial_name, 'pdf', named);
        const key = await storedPaper(services, revision, { kind, language }, turnOf(call));
        await sendFile({ request, response, services }, { key, contentType: 'application/pdf', filename });
      };
      requireContent(kind, issued ? printedOf(issued).papers : papers, papers);
      if (issued) return (response) => sendIssued(response, issued);
      const sendDraft = (response: Response) => {
        const now = services.now();
        // A printed date must not be a day ahead of the user's: unknown zones count as UTC.
        const today = todayOf({ timeZone: caller.timeZone ?? 'UTC' }, now);
        const named = inLanguage(language, () => `${title()} ${paper.draft}`);
        const fileName = fileNameOf(papers.shipment.commercial_name, 'pdf', named);
        const job = { kind, language, papers, now, today, limit, issue: null };
        return send(response, fileName, () => paperPrinter.print(job, services.processes, turnOf(call)));
      };
      if (query.draft || !isIssued(papers.shipment)) return sendDraft;
      return async (response) => {
        const first = await issueFirst(call, params.id);
        // It may have been opened again meanwhile.
        return first ? sendIssued(response, first) : sendDraft(response);
      };
    },
  });
}

/** A packing list needs packages. @param now what would be issued now @throws 409 `transition` without them */
function requireContent(kind: PaperKind, { packages }: Papers, now: Papers): void {
  if (kind !== 'packing_list_pdf' || packages.length > 0) return;
  throw rejectedTransition(now.packages.length > 0 ? messages.packagesSince : messages.noPackages);
}

/**
 * Returns a revision of issued papers, the newest by default; null if none is issued, and if the invoice was opened again.
 * @throws 404 without that revision
 */
async function issuedFor(db: Db, { shipment }: Papers, revision?: number): Promise<IssuedPaper | null> {
  if (revision === undefined) return isToBeApproved(shipment) ? null : ((await newestPaper(db, shipment.id)) ?? null);
  const papers = db.selectFrom('shipment_papers').selectAll().where('shipment_id', '=', shipment.id);
  const found = await papers.where('revision', '=', revision).executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Issues the first revision of an invoice that was approved before papers were kept. It prints in a call that only reads. */
function issueFirst(
  call: Omit<WriteContext, 'db'> & { readonly services: Services },
  id: number,
): Promise<IssuedPaper | null> {
  const { database, config } = call.services;
  return database.db.transaction().execute(async (db) => {
    await keepSamples(db, call.caller.organizationIds);
    const shipments = db.selectFrom('shipments').select(['status', 'held_from', 'shipped_date']).where('id', '=', id);
    const shipment = await shipments.forUpdate().executeTakeFirst();
    if (!shipment || !isIssued(shipment)) return null;
    await issuePapers({ ...call, db }, [id], config.eeiThresholdUsd);
    return (await newestPaper(db, id)) ?? null;
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
