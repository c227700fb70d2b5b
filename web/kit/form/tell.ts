import { toast } from '../feedback/toaster.ts';
import { problemOf } from './problem.ts';
import { errorLines, type Rejection } from './rejections.ts';

/** Says why a write failed; nothing when the session ended, which the sign-in page tells. */
export function tellProblem(error: unknown): void {
  const problem = problemOf(error);
  if (problem) toast.error(problem.message);
}

/** Says why a write was rejected. @returns whether it was */
export function tellRejections(rejections: readonly Rejection[]): boolean {
  if (rejections.length > 0) toast.error(errorLines(rejections).join(' '));
  return rejections.length > 0;
}
