import { type ToastAction, toast } from '../feedback/toaster.ts';
import { errorLines } from '../form/rejections.ts';
import { tellProblem } from '../form/tell.ts';
import type { UndoSave } from '../form/useSave.ts';
import { recordMessages as messages } from './messages.ts';

/** What taking a write back came to. */
export interface Undone {
  /** How many records are as they were before. */
  done: number;
  /** Why others are not, a sentence each. */
  refused: readonly string[];
}

/** Offers, in the toast that tells of a write, to take it back: by a new write of what was there before. */
export function undoing(run: () => Promise<Undone>): ToastAction {
  const undo = async () => {
    try {
      const { done, refused } = await run();
      const [first] = refused;
      if (first === undefined) toast.success(messages.undone(done));
      else toast.error(messages.notUndone(done, refused.length, first));
    } catch (error) {
      tellProblem(error);
    }
  };
  return { label: messages.undo, run: () => void undo() };
}

/** The same for a form that was saved; nothing where that cannot be taken back. */
export function undoingSave(undo: UndoSave | null): ToastAction | null {
  if (!undo) return null;
  return undoing(async () => {
    const outcome = await undo();
    if (outcome.kind === 'saved') return { done: 1, refused: [] };
    if (outcome.kind === 'stale') return { done: 0, refused: [messages.changedSince] };
    return { done: 0, refused: outcome.kind === 'rejected' ? errorLines(outcome.rejections) : [outcome.reason] };
  });
}
