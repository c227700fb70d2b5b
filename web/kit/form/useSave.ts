import { type RefObject, useCallback, useRef, useState } from 'react';
import { messages } from '../../base/words.ts';
import { isKept } from '../../client/outboxState.ts';
import { toast } from '../ui/toaster.ts';
import type { Base } from './draft.ts';
import { formMessages } from './messages.ts';
import type { LastChange } from './outcome.ts';
import { type Problem, problemOf } from './problem.ts';
import type { Rejection } from './rejections.ts';
import type { SendKey } from './sendKey.ts';
import { compareStale, type MergeResult } from './stale.ts';
import { changedPaths, type FormValues } from './values.ts';

/** The request that a form passes to its sender. */
export interface SendRequest<Values extends FormValues> {
  values: Values;
  /** The shown values and their version. */
  base: Base<Values>;
  /** The key of the last attempt that got no response; the sender stores the key of this attempt in it. */
  sendKey: RefObject<SendKey | null>;
  /** Reports that a part is stored: the rest, and any retry, is based on the given record. */
  rebase: (stored: Base<Values>) => void;
}

/** Undoes a save: writes the previous values, unless another user changed the record since. */
export type UndoSave = () => Promise<SendOutcome<FormValues>>;

/** The outcome of a request, in the form's values. */
export type SendOutcome<Values extends FormValues> =
  | { kind: 'saved'; undo?: UndoSave }
  | { kind: 'rejected'; rejections: readonly Rejection[] }
  | { kind: 'unfinished'; current: Base<Values>; reason: string }
  | { kind: 'stale'; current: Base<Values>; change: LastChange | null };

/** A stale save that the user has to decide. */
export interface StaleConflict<Values extends FormValues> {
  verdict: MergeResult<Values>;
  current: Base<Values>;
  change: LastChange | null;
}

interface SaveOptions<Values extends FormValues> {
  paths: readonly string[];
  send: (request: SendRequest<Values>) => Promise<SendOutcome<Values>>;
  sendKey: RefObject<SendKey | null>;
  /** Whether to send even if nothing is left to store, because the save also performs a step on the record. */
  isStep: boolean;
  /** `waits` says that the device keeps the input until the server answers. */
  onSaved: (undo: UndoSave | null, waits: boolean) => void;
  rebase: (stored: Base<Values>) => void;
  onRejected: () => void;
}

/** The maximum number of automatic retries while others keep changing other fields. */
const MOST_REPEATS = 3;

/** Returns a function that saves a form and handles the outcome: saved, rejected by field, unfinished, stale or failed. */
export function useSave<Values extends FormValues>(options: SaveOptions<Values>) {
  const { paths, send, sendKey, isStep, rebase, onSaved, onRejected } = options;
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const [stale, setStale] = useState<StaleConflict<Values> | null>(null);
  const running = useRef(false);

  const reset = useCallback(() => {
    setProblem(null);
    setRejections([]);
    setStale(null);
  }, []);

  const clearRejection = useCallback((path: string) => {
    setRejections((all) => (all.some((one) => one.field === path) ? all.filter((one) => one.field !== path) : all));
  }, []);

  const attempt = useCallback(
    async (values: Values, base: Base<Values>, repeats: number): Promise<void> => {
      if (repeats > 0 && !isStep && changedPaths(paths, base.values, values).length === 0) {
        toast.info(formMessages.staleNothingLeft);
        return onSaved(null, false);
      }
      const outcome = await send({ values, base, sendKey, rebase });
      if (outcome.kind === 'saved') {
        if (repeats > 0) toast.info(formMessages.staleMerged);
        return onSaved(outcome.undo ?? null, false);
      }
      if (outcome.kind === 'rejected') {
        setRejections(outcome.rejections);
        toast.error(messages.errorOccurred);
        return onRejected();
      }
      if (outcome.kind === 'unfinished') {
        setProblem({ message: outcome.reason, retry: true });
        toast.error(messages.errorOccurred);
        return rebase(outcome.current);
      }
      const { current, change } = outcome;
      const verdict = compareStale(paths, { shown: base.values, mine: values, theirs: current.values });
      if (verdict.conflicts.length === 0 && repeats < MOST_REPEATS) {
        return attempt(verdict.merged, current, repeats + 1);
      }
      setStale({ verdict, current, change });
    },
    [paths, send, sendKey, isStep, rebase, onSaved, onRejected],
  );

  const save = useCallback(
    async (values: Values, base: Base<Values>) => {
      // Pressing Enter again during a save must not send twice.
      if (running.current) return;
      running.current = true;
      reset();
      setPending(true);
      try {
        await attempt(values, base, 0);
      } catch (error) {
        if (isKept(error)) {
          toast.info(error.message);
          return onSaved(null, true);
        }
        const told = problemOf(error);
        setProblem(told);
        if (told) toast.error(messages.errorOccurred);
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [attempt, reset, onSaved],
  );

  const closeStale = useCallback(() => setStale(null), []);
  return { pending, problem, rejections, stale, save, reset, clearRejection, closeStale };
}
