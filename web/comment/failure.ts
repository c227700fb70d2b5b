import { reportError } from '../app/report.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, type Rejection } from '../kit/form/rejections.ts';
import { commentMessages as messages } from './messages.ts';

/** Says that a comment could not be added, changed or removed, and logs why. Nothing when the session ended: sign-in tells. */
export function tellFailure(error: unknown): void {
  if (!problemOf(error)) return;
  toast.error(messages.failed);
  reportError(error);
}

/** The same for one that was refused. */
export function tellRejections(rejections: readonly Rejection[]): void {
  tellFailure(new Error(`CANT_ADD_COMMENT: ${errorLines(rejections).join(' ')}`));
}
