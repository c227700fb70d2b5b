import { useState } from 'react';
import {
  type MendedRowInput,
  type NameAnswerInput,
  useAnswerFileImportMutation,
  useMendFileImportMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, type Rejection } from '../kit/form/rejections.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';

/** Mends rows and answers names of an import. `turn` increases with each: the rows are then others. */
export function usePreviewWrites(id: string) {
  const [mend] = useMendFileImportMutation();
  const [answer] = useAnswerFileImportMutation();
  const [turn, setTurn] = useState(0);
  const [waiting, setWaiting] = useState(0);
  const [lines, setLines] = useState<readonly string[]>([]);
  const next = () => setTurn((before) => before + 1);
  return {
    turn,
    isPending: waiting > 0,
    /** Why the last row was not mended. */
    lines,
    /** Mends a row, or leaves it out or in again. Resolves to whether it was done. */
    async mendRow(row: MendedRowInput): Promise<boolean> {
      setWaiting((before) => before + 1);
      try {
        const rejections = rejectionsOf((await mend({ variables: { id, rows: [row] } })).data?.mendFileImport);
        setLines(errorLines(rejections));
        return rejections.length === 0;
      } catch (error) {
        const problem = problemOf(error);
        setLines(problem ? [problem.message] : []);
        return false;
      } finally {
        setWaiting((before) => before - 1);
        next();
      }
    },
    /** Answers a name for all rows that have it. @throws the error of the operation */
    async answerName(one: NameAnswerInput, context: WriteContext): Promise<readonly Rejection[]> {
      const rejections = rejectionsOf(
        (await answer({ variables: { id, answers: [one] }, context })).data?.answerFileImport,
      );
      next();
      return rejections;
    },
  };
}

/** What `usePreviewWrites` returns. */
export type PreviewWrites = ReturnType<typeof usePreviewWrites>;
