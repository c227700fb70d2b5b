import { z } from 'zod';
import { type Caller, can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless } from '../files/send.ts';
import { fileRoute, idParams, route } from '../http/route.ts';
import { ENGLISH } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { paperLanguage, unprintableLetters } from '../pdf/schema.ts';
import { dataOf } from '../record/list.ts';
import { todayOf } from '../record/timeZone.ts';
import { turnOf } from '../turns/sharedWork.ts';
import { orderPaper } from './messages.ts';
import { orderPrinter } from './print.ts';
import { readOrderPaper } from './read.ts';
import { textsOf, typedIn } from './typed.ts';

const read = [['purchase_orders', 'read']] as const;

const paperQuery = z.strictObject({ language: paperLanguage });

/** The areas of rights whose records the paper shows in full. */
const printed = ['order_items', 'vendors', 'groups'] as const;

/** @throws 403 if the paper shows records that the caller's role does not, 404 */
function orderFor(db: Db, caller: Caller, id: number): ReturnType<typeof readOrderPaper> {
  if (!printed.every((area) => can(caller, area, 'read'))) throw forbidden(orderPaper.printsHidden);
  return readOrderPaper(db, caller, id);
}

/** The api/v1 routes that print a purchase order: a POST by contract, although it changes nothing. */
export const orderPaperRoutes = [
  fileRoute('post', read, {
    path: '/api/v1/purchase_orders/:id/purchase_order_pdf',
    summary: 'The purchase order as a PDF to send to the vendor, as it is now.',
    turn: 'papers',
    params: idParams,
    query: paperQuery,
    produces: 'application/pdf',
    handle: async (call) => {
      const { db, caller, params, query, services } = call;
      const order = await orderFor(db, caller, params.id);
      const language = query.language ?? ENGLISH;
      const title = inLanguage(language, () => orderPaper.title);
      return async (response) => {
        const now = services.now();
        // A printed date must not be a day ahead of the user's: unknown zones count as UTC.
        const today = todayOf({ timeZone: caller.timeZone ?? 'UTC' }, now);
        // Made before the first byte is sent, so that a failure can still be an error response.
        const job = { kind: 'order', order, language, now, today } as const;
        const document = await orderPrinter.print(job, services.processes, turnOf(call));
        response.set({
          'content-type': 'application/pdf',
          'content-length': String(document.length),
          'content-disposition': attachmentHeader(fileNameOf(order.order_number, 'pdf', title)),
          ...harmless,
        });
        response.end(document);
      };
    },
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id/unprintable_letters',
    summary: 'Letters of the printed order that no font has, by place. They print as a replacement character.',
    params: idParams,
    answer: dataOf(unprintableLetters.array()),
    turn: 'papers',
    handle: async (call) => {
      const { db, caller, params, services } = call;
      const order = await orderFor(db, caller, params.id);
      // The words of a paper have fonts in every language; what people typed need not.
      const paper = { typed: typedIn(order), texts: inLanguage(ENGLISH, () => textsOf(order)) };
      return { data: await orderPrinter.findUnprintable(paper, services.processes, turnOf(call)) };
    },
  }),
];
