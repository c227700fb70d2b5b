import { toast } from '../ui/toaster.ts';
import { problemOf } from './problem.ts';
import { errorLines, type Rejection } from './rejections.ts';

/** Shows why a write failed; nothing if the session ended, which the sign-in page reports, or the request was canceled. */
export function showProblem(error: unknown): void {
  const problem = problemOf(error);
  if (problem) toast.error(problem.message);
}

/** Shows why a write was rejected. @returns whether it was rejected */
export function showRejections(rejections: readonly Rejection[]): boolean {
  if (rejections.length > 0) toast.error(errorLines(rejections).join(' '));
  return rejections.length > 0;
}
