import { showProblem } from '../form/failureToasts.ts';
import { errorLines } from '../form/rejections.ts';
import type { UndoSave } from '../form/useSave.ts';
import { type ToastAction, toast } from '../ui/toaster.ts';
import { recordMessages as messages } from './messages.ts';

/** The result of undoing a write. */
export interface Undone {
  /** The number of restored records. */
  done: number;
  /** The reasons the others were not restored, one sentence each. */
  refused: readonly string[];
}

/** Returns the toast action that undoes a write, by a new write of the previous values. */
export function undoing(run: () => Promise<Undone>): ToastAction {
  const undo = async () => {
    try {
      const { done, refused } = await run();
      const [first] = refused;
      if (first === undefined) toast.success(messages.undone(done));
      else toast.warning(messages.notUndone(done, refused.length, first));
    } catch (error) {
      showProblem(error);
    }
  };
  return { label: messages.undo, run: () => void undo() };
}

/** Returns the same action for a saved form; null if its save cannot be undone. */
export function undoingSave(undo: UndoSave | null): ToastAction | null {
  if (!undo) return null;
  return undoing(async () => {
    const outcome = await undo();
    if (outcome.kind === 'saved') return { done: 1, refused: [] };
    if (outcome.kind === 'stale') return { done: 0, refused: [messages.changedSince] };
    return { done: 0, refused: outcome.kind === 'rejected' ? errorLines(outcome.rejections) : [outcome.reason] };
  });
}
