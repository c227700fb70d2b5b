/** A process that reads files from strangers: what they do to it, they do to nothing else. */
import { answerJobs } from '../turns/child.ts';
import type { TableResult } from './inChild.ts';
import { TableFileRejection } from './rejection.ts';
import { type Unpacking, unpackTable } from './unpack.ts';

answerJobs<Unpacking, TableResult>(async (file) => {
  try {
    return { done: await unpackTable(file) };
  } catch (error) {
    // In the words of whoever asked.
    if (error instanceof TableFileRejection) return { refused: error.refusal };
    throw error;
  }
});
