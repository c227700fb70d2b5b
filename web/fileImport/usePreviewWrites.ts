import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  FileImportNamesDocument,
  FileImportPageDocument,
  type MendedRowInput,
  type NameAnswerInput,
  useAnswerFileImportMutation,
  useMendFileImportMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, type Rejection } from '../kit/form/rejections.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';

/** How many names the schema answers in one call. */
const MOST = 200;

/** Mends rows and answers names of an import. `turn` increases with each: the rows are then others. */
export function usePreviewWrites(id: string) {
  const [mend] = useMendFileImportMutation();
  const [answer] = useAnswerFileImportMutation();
  const client = useApolloClient();
  const [turn, setTurn] = useState(0);
  const [waiting, setWaiting] = useState(0);
  const [lines, setLines] = useState<readonly string[]>([]);
  const next = () => setTurn((before) => before + 1);
  const answered = async (answers: readonly NameAnswerInput[], context?: WriteContext) =>
    rejectionsOf(
      (await answer({ variables: { id, input: { answers: [...answers] } }, ...(context && { context }) })).data
        ?.answerFileImport,
    );
  /** Runs a write that is shown on the page. Resolves to whether it was done. */
  const run = async (write: () => Promise<readonly Rejection[]>): Promise<boolean> => {
    setWaiting((before) => before + 1);
    try {
      const rejections = await write();
      setLines(errorLines(rejections));
      return rejections.length === 0;
    } catch (error) {
      const problem = problemOf(error);
      setLines(problem ? [problem.message] : []);
      // It may have been done although its answer was lost.
      void client.refetchQueries({ include: [FileImportPageDocument, FileImportNamesDocument] });
      return false;
    } finally {
      setWaiting((before) => before - 1);
      next();
    }
  };
  return {
    turn,
    isPending: waiting > 0,
    /** Why the last row was not mended. */
    lines,
    /** Mends a row, or leaves it out or in again. Resolves to whether it was done. */
    mendRow: (row: MendedRowInput) =>
      run(async () => rejectionsOf((await mend({ variables: { id, input: { rows: [row] } } })).data?.mendFileImport)),
    /** Answers many names alike. Resolves to whether it was done. */
    answerAll: (answers: readonly NameAnswerInput[]) =>
      run(async () => {
        for (let from = 0; from < answers.length; from += MOST) {
          const rejections = await answered(answers.slice(from, from + MOST));
          if (rejections.length > 0) return rejections;
        }
        return [];
      }),
    /** Answers a name for all rows that have it. @throws the error of the operation */
    async answerName(one: NameAnswerInput, context: WriteContext): Promise<readonly Rejection[]> {
      const rejections = await answered([one], context);
      next();
      return rejections;
    },
  };
}

/** What `usePreviewWrites` returns. */
export type PreviewWrites = ReturnType<typeof usePreviewWrites>;
