/** A process that prints the papers of shipments. */
import { answerPapers } from '../pdf/printingChild.ts';
import { registerTexts } from '../texts.ts';
import { endUsersPdf } from './endUsersPdf.ts';
import { invoicePdf } from './invoicePdf.ts';
import { packingListPdf } from './packingListPdf.ts';
import type { PaperJob } from './print.ts';

registerTexts();

answerPapers<PaperJob>(({ kind, papers, ...dates }, gone) => {
  const settings = { ...dates, gone };
  switch (kind) {
    case 'end_users_pdf':
      return endUsersPdf(papers, settings);
    case 'packing_list_pdf':
      return packingListPdf(papers, settings);
    default:
      return invoicePdf(papers, settings, { withHs: kind === 'commercial_invoice_hs_pdf' });
  }
});
