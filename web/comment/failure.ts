import { reportError } from '../client/report.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, type Rejection } from '../kit/form/rejections.ts';
import { toast } from '../kit/ui/toaster.ts';
import { commentMessages as messages } from './messages.ts';

/** Shows that a comment could not be written, and logs why. Does nothing if the session ended: the sign-in page says so. */
export function showFailure(error: unknown): void {
  if (!problemOf(error)) return;
  toast.error(messages.failed);
  reportError(error);
}

/** Shows that a comment was rejected, and logs why. */
export function showRejections(rejections: readonly Rejection[]): void {
  showFailure(new Error(`CANT_ADD_COMMENT: ${errorLines(rejections).join(' ')}`));
}
