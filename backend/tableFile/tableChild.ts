/** A process that reads files from strangers: what they do to it, they do to nothing else. */
import { answerJobs } from '../turns/child.ts';
import { examineSheet } from './examine.ts';
import { importFields } from './fields.ts';
import type { TableJob, TableResult } from './inChild.ts';
import { headingFinder } from './mapping.ts';
import { TableFileRejection } from './rejection.ts';
import { unpackTable } from './unpack.ts';

answerJobs<TableJob, TableResult>(async (job) => {
  try {
    return { done: await result(job) };
  } catch (error) {
    // In the words of whoever asked.
    if (error instanceof TableFileRejection) return { refused: error.refusal };
    throw error;
  }
});

function result(job: TableJob) {
  if (job.kind === 'unpack') return unpackTable(job);
  const { folder, sheet, importKind, headingsRow } = job;
  const isHeading = headingFinder(importFields[importKind]);
  return examineSheet(folder, sheet, { isHeading, ...(headingsRow !== undefined && { headingsRow }) });
}
