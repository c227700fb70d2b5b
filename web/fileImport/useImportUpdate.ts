import { useCallback, useRef, useState } from 'react';
import { messages as words } from '../base/words.ts';
import { type UpdateFileImportInput, useUpdateFileImportMutation } from '../generated/operations.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, sentences } from '../kit/form/rejections.ts';
import { toast } from '../kit/ui/toaster.ts';
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { type InOrder, useInOrder } from './useInOrder.ts';

/** What a person changes about how a file is read, and what its columns become. */
export type ImportChange = Omit<UpdateFileImportInput, 'lockVersion'>;

/** The function that saves changes, one after the other, and what became of them. */
export interface ImportUpdate extends Pick<InOrder, 'isPending' | 'settled'> {
  /** Saves a change. Resolves to why it was not made: nothing if it was. */
  save: (change: ImportChange) => Promise<readonly string[]>;
  /** Why changes were not made, since the last one that a person made. */
  lines: readonly string[];
}

/** Returns why a change was not made, as one text; null if it was. */
export const said = (why: readonly string[]): string | null => (why.length === 0 ? null : sentences(why));

/** Saves each change of an import at once. Changes that are made meanwhile wait, because each needs the version before it. */
export function useImportUpdate({ id, lockVersion }: FileImport): ImportUpdate {
  const [update] = useUpdateFileImportMutation();
  const { run, isPending, settled } = useInOrder();
  const [lines, setLines] = useState<readonly string[]>([]);
  const version = useRef(lockVersion);
  const send = useCallback(
    async (change: ImportChange, shown: number): Promise<readonly string[]> => {
      version.current = Math.max(version.current, shown);
      try {
        const { data } = await update({ variables: { id, input: { ...change, lockVersion: version.current } } });
        const answer = data?.updateFileImport;
        const now = answer?.fileImport ?? answer?.current;
        if (now) version.current = now.lockVersion;
        if (answer?.current) return [messages.changedElsewhere];
        return answer ? errorLines(answer.errors) : [words.errorOccurred];
      } catch (error) {
        return [problemOf(error)?.message ?? words.errorOccurred];
      }
    },
    [id, update],
  );
  const save = useCallback(
    (change: ImportChange) => {
      setLines([]);
      return run(async () => {
        const why = await send(change, lockVersion);
        if (why.length > 0) {
          setLines((before) => [...new Set([...before, ...why])]);
          toast.error(words.errorOccurred);
        }
        return why;
      });
    },
    [run, send, lockVersion],
  );
  return { save, isPending, settled, lines };
}
