import { useState } from 'react';
import { toast } from '../feedback/toaster.ts';
import { problemOf } from '../form/problem.ts';
import { errorLines, type Rejection } from '../form/rejections.ts';
import type { WriteContext } from '../form/sendKey.ts';
import { messages } from '../messages.ts';
import { useOnce } from './useOnce.ts';

/** Sends what a small dialog has chosen, in Apollo's operation context; gives why it was rejected, nothing when it was done. */
export type SendChoice = (context: WriteContext) => Promise<readonly Rejection[]>;

/**
 * Saving from a small dialog: pending state, and why it failed as lines to show; `onDone` once it was saved.
 * @param choice what was chosen, where the dialog has a choice: the same one is never written twice
 */
export function useDialogSave(send: SendChoice, onDone: () => void, choice: unknown = null) {
  const once = useOnce();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);

  function fail(why: readonly string[]) {
    setLines(why);
    toast.error(messages.errorOccurred);
  }

  async function save(): Promise<void> {
    setPending(true);
    try {
      const rejections = await once(choice, send);
      if (rejections.length > 0) fail(errorLines(rejections));
      else onDone();
    } catch (error) {
      const problem = problemOf(error);
      if (problem) fail([problem.message]);
    } finally {
      setPending(false);
    }
  }

  return { lines, setLines, pending, save };
}
