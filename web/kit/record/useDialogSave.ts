import { useState } from 'react';
import { messages } from '../../base/words.ts';
import { isKept } from '../../client/outboxState.ts';
import { problemOf } from '../form/problem.ts';
import { errorLines, type Rejection } from '../form/rejections.ts';
import type { WriteContext } from '../form/sendKey.ts';
import { toast } from '../ui/toaster.ts';
import { useOnce } from './useOnce.ts';

/** Sends a small dialog's choice in Apollo's operation context; returns the rejections, none if it was saved. */
export type SendChoice = (context: WriteContext) => Promise<readonly Rejection[]>;

/**
 * Returns the save function of a small dialog, its pending state, and a failure as lines to show. `onDone` is called after
 * success.
 * @param choice the choice in the dialog, if it has one: resending the same choice never writes it twice
 * @param onKept called instead of `onDone` if the device keeps the write until the server answers; the person has been told
 */
export function useDialogSave(
  send: SendChoice,
  onDone: () => void,
  choice: unknown = null,
  onKept: () => void = onDone,
) {
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
      if (isKept(error)) {
        toast.info(error.message);
        return onKept();
      }
      const problem = problemOf(error);
      if (problem) fail([problem.message]);
    } finally {
      setPending(false);
    }
  }

  return { lines, setLines, pending, save };
}
