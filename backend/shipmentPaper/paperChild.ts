/** A process that prints papers, so that a long paper never keeps other requests waiting. */
import { type Unprintable, unprintableIn } from '../pdf/typed.ts';
import { answerJobs } from '../turns/child.ts';
import { endUsersPdf } from './endUsersPdf.ts';
import { invoicePdf } from './invoicePdf.ts';
import { packingListPdf } from './packingListPdf.ts';
import type { LettersJob, PaperJob, PaperKind } from './print.ts';
import type { Papers } from './read.ts';
import type { PaperSettings } from './settings.ts';
import { textsOf } from './typed.ts';

answerJobs<PaperJob | LettersJob, Uint8Array | Unprintable[]>(async (job, gone) => {
  if (job.kind === 'unprintable_letters') return unprintableIn(job.typed, textsOf(job.papers));
  const { kind, papers, ...dates } = job;
  const settings = { ...dates, gone };
  const document = await printed(kind, papers, settings);
  return Buffer.concat(await Array.fromAsync<Uint8Array>(document));
});

function printed(kind: PaperKind, papers: Papers, settings: PaperSettings) {
  switch (kind) {
    case 'end_users_pdf':
      return endUsersPdf(papers, settings);
    case 'packing_list_pdf':
      return packingListPdf(papers, settings);
    default:
      return invoicePdf(papers, settings, { withHs: kind === 'commercial_invoice_hs_pdf' });
  }
}
