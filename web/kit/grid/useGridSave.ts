import { useRef, useState } from 'react';
import type { LastChange } from '../form/outcome.ts';
import { type Problem, problemOf } from '../form/problem.ts';
import type { Rejection } from '../form/rejections.ts';
import { idempotent, keyFor, type SendKey, type WriteContext } from '../form/sendKey.ts';
import type { FormValues } from '../form/values.ts';
import { toast } from '../ui/toaster.ts';
import { planOf, type StayReason } from './history.ts';
import { gridMessages as messages } from './messages.ts';
import { isReady } from './rowStates.ts';
import type { GridRow, StoredRow } from './rows.ts';
import type { Grid } from './useGrid.ts';

/** The outcome of writing a row. */
export type RowOutcome =
  | { kind: 'saved'; stored: StoredRow }
  | { kind: 'rejected'; rejections: readonly Rejection[] }
  | { kind: 'stale'; stored: StoredRow; change: LastChange | null };

/** The functions that write a grid's rows, many per call; outcomes are in the order of the rows. */
export interface GridServer<Added, Edited> {
  /** The maximum rows per call. */
  most: number;
  createInput: (row: GridRow) => Added;
  create: (inputs: Added[], context: WriteContext) => Promise<RowOutcome[]>;
  updateInput: (row: GridRow, values: FormValues) => Edited;
  update: (inputs: Edited[], context: WriteContext) => Promise<RowOutcome[]>;
  /** The words for saving, if it is more than that: of the button, and of the message afterwards. */
  words?: { save: (count: number) => string; saved: (count: number) => string };
  /** Deletes records that still have these versions; returns the reasons the others stay, by id. */
  remove: (rows: readonly { id: string; version: number }[]) => Promise<ReadonlyMap<string, StayReason>>;
}

/** The maximum automatic resends of rows while others keep changing different cells of them. */
const MOST_REPEATS = 3;

interface Sent {
  row: GridRow;
  values: FormValues;
}

/** Returns the functions that save the ready rows of a grid, and undo or redo steps, including saved ones. */
export function useGridSave<Added, Edited>(grid: Grid, server: GridServer<Added, Edited>) {
  const { now, rowStatesNow, dispatch, spec } = grid;
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const turn = useRef(Promise.resolve());
  const sendKeys = useRef<readonly SendKey[]>([]);

  /** Sends rows in calls of at most the server's maximum; `seen` receives each outcome as soon as its call returns. */
  async function sendAll<Input>(
    rows: readonly Sent[],
    input: (sent: Sent) => Input,
    send: (inputs: Input[], context: WriteContext) => Promise<RowOutcome[]>,
    seen: (sent: Sent, outcome: RowOutcome) => void,
  ) {
    for (let from = 0; from < rows.length; from += server.most) {
      const part = rows.slice(from, from + server.most);
      const inputs = part.map(input);
      const body = JSON.stringify(inputs);
      const key = keyFor(sendKeys.current.find((one) => one.body === body) ?? null, inputs);
      sendKeys.current = [...sendKeys.current.filter((one) => one.body !== body), key];
      const outcomes = await send(inputs, idempotent(key));
      sendKeys.current = sendKeys.current.filter((one) => one !== key);
      part.forEach((sent, index) => {
        const outcome = outcomes[index];
        if (!outcome) throw new Error('The answer has too few results');
        seen(sent, outcome);
      });
    }
  }

  const update = (rows: readonly Sent[], seen: (sent: Sent, outcome: RowOutcome) => void) =>
    sendAll(rows, ({ row, values }) => server.updateInput(row, values), server.update, seen);

  function tell({ row: { key }, values }: Sent, outcome: RowOutcome) {
    if (outcome.kind === 'saved') dispatch({ type: 'saved', key, sent: values, stored: outcome.stored });
    else if (outcome.kind === 'stale') dispatch({ type: 'stale', key, stored: outcome.stored, change: outcome.change });
    else dispatch({ type: 'refused', key, rejections: outcome.rejections });
  }

  /** Runs work after any earlier work; an error is shown to the user and leaves everything as is. */
  function inTurn(work: () => Promise<void>) {
    const run = async () => {
      setPending(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        const told = problemOf(error);
        setProblem(told);
        if (told) toast.error(told.message);
      } finally {
        setPending(false);
      }
    };
    turn.current = turn.current.then(run);
    return turn.current;
  }

  const save = (only?: string) =>
    inTurn(async () => {
      let done = 0;
      let refused = 0;
      let wanted = (key: string) => only === undefined || key === only;
      for (let repeat = 0; repeat <= MOST_REPEATS; repeat += 1) {
        const ready = rowStatesNow().filter((look) => isReady(look) && wanted(look.row.key));
        const sent = ready.map(({ row }) => ({ row, values: row.values }));
        const again = new Set<string>();
        const seen = (one: Sent, outcome: RowOutcome) => {
          tell(one, outcome);
          if (outcome.kind === 'saved') done += 1;
          else if (outcome.kind === 'stale') again.add(one.row.key);
          else refused += 1;
        };
        const added = sent.filter(({ row }) => row.id === null);
        await update(
          sent.filter(({ row }) => row.id !== null),
          seen,
        );
        await sendAll(added, ({ row }) => server.createInput(row), server.create, seen);
        if (again.size === 0) break;
        wanted = (key) => again.has(key);
      }
      if (done > 0) toast.success((server.words ?? messages).saved(done));
      if (refused > 0) toast.error(messages.refusedRows(refused));
    });

  /** Undoes the last step, or redoes it. `sure` asks for confirmation before saved rows are deleted. */
  const step = (back: boolean, sure: (count: number) => Promise<boolean>) =>
    inTurn(async () => {
      const { past, future, rows } = now();
      const last = (back ? past : future).at(-1);
      if (!last) {
        toast.info(back ? messages.nothingToUndo : messages.nothingToRedo);
        return;
      }
      const { writes, removals, refused } = planOf(rows, last, back, spec.paths);
      if (removals.length > 0 && !(await sure(removals.length))) return;
      const stay = new Map<string, StayReason>(refused.map(({ key, why }) => [key, why]));
      const answers: [Sent, RowOutcome][] = [];
      const sent = writes.map(({ row, cells }) => ({ row, values: { ...row.base, ...cells } }));
      let failure: unknown = null;
      try {
        await update(sent, (one, outcome) => {
          answers.push([one, outcome]);
          if (outcome.kind !== 'saved') stay.set(one.row.key, outcome.kind === 'stale' ? 'changed' : 'locked');
        });
        const left = await server.remove(removals.flatMap(({ id, version }) => (id === null ? [] : [{ id, version }])));
        for (const { key, id } of removals) {
          const why = id === null ? undefined : left.get(id);
          if (why) stay.set(key, why);
        }
      } catch (error) {
        if (answers.length === 0) throw error;
        // Some rows are written already: they take the step, the others stay as they are.
        failure = error;
        const written = new Set(answers.map(([{ row }]) => row.key));
        for (const { row } of sent) if (!written.has(row.key)) stay.set(row.key, 'locked');
        for (const { key } of removals) stay.set(key, 'locked');
      }
      dispatch({ type: 'step', back, stay: new Set(stay.keys()) });
      for (const [one, outcome] of answers) if (outcome.kind !== 'rejected') tell(one, outcome);
      if (failure) throw failure;
      toldOf(back, [...stay.values()]);
    });

  return { save, step, pending, problem, sendKeys };
}

function toldOf(back: boolean, stayed: readonly StayReason[]): void {
  const [why] = stayed;
  if (why) toast.error(messages.notUndone[why](stayed.length));
  else toast.success(back ? messages.undone : messages.redone);
}
