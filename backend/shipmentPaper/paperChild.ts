/** A process that prints papers, so that a long paper never keeps other requests waiting. */
import { answerJobs } from '../turns/child.ts';
import { endUsersPdf } from './endUsersPdf.ts';
import { invoicePdf } from './invoicePdf.ts';
import type { LettersJob, PaperJob } from './print.ts';
import { type Unprintable, unprintableIn } from './typed.ts';

answerJobs<PaperJob | LettersJob, Uint8Array | Unprintable[]>(async (job, gone) => {
  if (job.kind === 'unprintable_letters') return unprintableIn(job.papers);
  const { kind, papers, ...dates } = job;
  const settings = { ...dates, gone };
  const document =
    kind === 'end_users_pdf'
      ? await endUsersPdf(papers, settings)
      : await invoicePdf(papers, settings, { withHs: kind === 'commercial_invoice_hs_pdf' });
  return Buffer.concat(await Array.fromAsync<Uint8Array>(document));
});
