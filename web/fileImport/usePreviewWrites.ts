import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { messages as words } from '../base/words.ts';
import {
  FileImportNamesDocument,
  FileImportPageDocument,
  type MendedRowInput,
  type NameAnswerInput,
  useAnswerFileImportMutation,
  useMendFileImportMutation,
} from '../generated/operations.ts';
import { useUnsaved } from '../kit/form/leaveGuard.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, type Rejection, sentences } from '../kit/form/rejections.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';
import { useInOrder } from './useInOrder.ts';

/** How many names the schema answers, and how many rows it mends, in one call. */
const MOST = 200;

/** A cell and its new text. */
interface CellText {
  row: number;
  field: { key: string; label: string };
  text: string;
}

/** What was typed over a cell. It is shown until rows come that hold it. */
export interface TypedCell {
  row: number;
  text: string;
  /** Why it was not stored; null while it is being stored, and afterwards. */
  problem: string | null;
  /** The turn whose rows hold it; null as long as it is not stored. */
  heldFrom: number | null;
}

const keepsNothing = () => false;

/** A cell by the number of its row and the key of its field. */
const cellName = (row: number, field: string) => `${row} ${field}`;

/** Mends rows and answers names of an import, one write after the other. `turn` increases with each: the rows are then others. */
export function usePreviewWrites(id: string) {
  const [mend] = useMendFileImportMutation();
  const [answer] = useAnswerFileImportMutation();
  const client = useApolloClient();
  const { run, isPending, settled } = useInOrder();
  const turns = useRef(0);
  const [turn, setTurn] = useState(0);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedCell>>(new Map());
  /** Returns what was typed over a cell; null if nothing was, or the rows of this turn hold it. */
  const typedOver = useCallback(
    (row: number, field: string, rowsOf: number): TypedCell | null => {
      const cell = typed.get(cellName(row, field)) ?? null;
      return cell && cell.heldFrom !== null && cell.heldFrom <= rowsOf ? null : cell;
    },
    [typed],
  );
  const unsavedRow = [...typed.values()].find(({ problem }) => problem !== null)?.row ?? null;
  const discard = useCallback(() => setTyped(new Map()), []);
  // The page alone keeps it.
  useUnsaved(unsavedRow !== null, 'page', discard, keepsNothing);
  const next = () => {
    turns.current += 1;
    setTurn(turns.current);
  };
  const answered = async (answers: readonly NameAnswerInput[], context?: WriteContext) =>
    rejectionsOf(
      (await answer({ variables: { id, input: { answers: [...answers] } }, ...(context && { context }) })).data
        ?.answerFileImport,
    );
  const mended = async (rows: MendedRowInput[]) =>
    rejectionsOf((await mend({ variables: { id, input: { rows } } })).data?.mendFileImport);
  /** Runs a write that is shown on the page. Resolves to why it was not made: nothing if it was. */
  const write = (send: () => Promise<readonly Rejection[]>) => {
    setLines([]);
    return run(async (): Promise<readonly string[]> => {
      try {
        return errorLines(await send());
      } catch (error) {
        // It may have been done although its answer was lost.
        void client.refetchQueries({ include: [FileImportPageDocument, FileImportNamesDocument] });
        return [problemOf(error)?.message ?? words.errorOccurred];
      } finally {
        next();
      }
    });
  };
  const say = (why: readonly string[]) => setLines((before) => [...new Set([...before, ...why])]);
  /** Mends as many rows as the schema takes in one call. */
  const mendRows = async (rows: readonly (readonly [number, readonly CellText[]])[]) => {
    const cells = rows.flatMap(([, own]) => own);
    const sent = new Map(
      cells.map(({ row, field, text }): [string, TypedCell] => [
        cellName(row, field.key),
        { row, text, problem: null, heldFrom: null },
      ]),
    );
    setTyped((before) => new Map([...before, ...sent]));
    const why = await write(() =>
      mended(rows.map(([row, own]) => ({ row, cells: own.map(({ field, text }) => ({ field: field.key, text })) }))),
    );
    const outcome = why.length > 0 ? { problem: sentences(why) } : { heldFrom: turns.current };
    setTyped((before) => {
      const after = new Map(before);
      for (const [name, cell] of sent) {
        // A later text is judged by its own answer.
        if (before.get(name) === cell) after.set(name, { ...cell, ...outcome });
      }
      return after;
    });
    const [first] = cells;
    if (first) say(why.map((line) => messages.cellNotMended(first.row, first.field.label, line)));
  };
  return {
    turn,
    isPending,
    settled,
    /** Why writes were not made, since the last one that a person made. */
    lines,
    typedOver,
    /** The first row with a cell whose text could not be stored; null if there is none. */
    unsavedRow,
    /** Mends cells. What was typed stays in them until it is stored. */
    async mendCells(cells: readonly CellText[]): Promise<void> {
      const rows = [...Map.groupBy(cells, ({ row }) => row)];
      for (let from = 0; from < rows.length; from += MOST) await mendRows(rows.slice(from, from + MOST));
    },
    /** Leaves a row out, or takes it in again. */
    async leaveOut(row: number, leftOut: boolean): Promise<void> {
      say(await write(() => mended([{ row, leftOut }])));
    },
    /** Answers many names alike. */
    async answerAll(answers: readonly NameAnswerInput[]): Promise<void> {
      const send = async () => {
        for (let from = 0; from < answers.length; from += MOST) {
          const rejections = await answered(answers.slice(from, from + MOST));
          if (rejections.length > 0) return rejections;
        }
        return [];
      };
      say(await write(send));
    },
    /** Answers a name for all rows that have it. @throws the error of the operation */
    async answerName(one: NameAnswerInput, context: WriteContext): Promise<readonly Rejection[]> {
      const rejections = await run(() => answered([one], context));
      next();
      return rejections;
    },
  };
}

/** What `usePreviewWrites` returns. */
export type PreviewWrites = ReturnType<typeof usePreviewWrites>;
