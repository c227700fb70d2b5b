/** The other side of `printing.ts`: runs in a child process. */
import { inLanguage } from '../language/texts.ts';
import { answerJobs } from '../turns/child.ts';
import type { LettersJob, Printed } from './printing.ts';
import { type Unprintable, unprintableIn } from './typed.ts';

/** Makes this process print papers. @param print writes the paper of a job, in whose language it runs */
export function answerPapers<Job extends Printed>(
  print: (job: Job, gone: AbortSignal) => Promise<AsyncIterable<Uint8Array>>,
): void {
  answerJobs<Job | LettersJob, Uint8Array | Unprintable[]>((job, gone) => {
    if (isAboutLetters(job)) return unprintableIn(job.typed, job.texts);
    return inLanguage(job.language, async () => Buffer.concat(await Array.fromAsync(await print(job, gone))));
  });
}

const isAboutLetters = (job: Printed | LettersJob): job is LettersJob => job.kind === 'letters';
