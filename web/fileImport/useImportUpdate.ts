import { useCallback, useRef, useState } from 'react';
import { messages as words } from '../base/words.ts';
import { type UpdateFileImportInput, useUpdateFileImportMutation } from '../generated/operations.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines } from '../kit/form/rejections.ts';
import { toast } from '../kit/ui/toaster.ts';
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';

/** What a person changes about how a file is read, and what its columns become. */
export type ImportChange = Omit<UpdateFileImportInput, 'lockVersion'>;

/** The function that saves changes, one after the other, and what became of them. */
export interface ImportUpdate {
  save: (change: ImportChange) => void;
  isPending: boolean;
  /** Why the last change was not made. */
  lines: readonly string[];
  /** Increases when a change was not made: what was chosen is then shown as it was before. */
  turn: number;
}

/** Saves each change of an import at once. Changes that are made meanwhile wait, because each needs the version before it. */
export function useImportUpdate({ id, lockVersion }: FileImport): ImportUpdate {
  const [update] = useUpdateFileImportMutation();
  const [waiting, setWaiting] = useState(0);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const version = useRef(lockVersion);
  const refuse = useCallback((why: readonly string[]) => {
    setLines(why);
    setTurn((before) => before + 1);
    toast.error(words.errorOccurred);
  }, []);
  const send = useCallback(
    async (change: ImportChange, shown: number) => {
      version.current = Math.max(version.current, shown);
      try {
        const { data } = await update({ variables: { id, input: { ...change, lockVersion: version.current } } });
        const answer = data?.updateFileImport;
        const now = answer?.fileImport ?? answer?.current;
        if (now) version.current = now.lockVersion;
        if (answer?.current) refuse([messages.changedElsewhere]);
        else if (!answer || answer.errors.length > 0) refuse(errorLines(answer?.errors ?? []));
        else setLines([]);
      } catch (error) {
        const problem = problemOf(error);
        if (problem) refuse([problem.message]);
      }
    },
    [id, update, refuse],
  );
  const save = useCallback(
    (change: ImportChange) => {
      setWaiting((before) => before + 1);
      last.current = last.current
        .then(() => send(change, lockVersion))
        .finally(() => setWaiting((before) => before - 1));
    },
    [send, lockVersion],
  );
  return { save, isPending: waiting > 0, lines, turn };
}
