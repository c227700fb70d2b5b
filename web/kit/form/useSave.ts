import { type RefObject, useCallback, useRef, useState } from 'react';
import { toast } from '../feedback/toaster.ts';
import { messages } from '../messages.ts';
import type { Base } from './draft.ts';
import { formMessages } from './messages.ts';
import type { LastChange } from './outcome.ts';
import { type Problem, problemOf } from './problem.ts';
import type { Rejection } from './rejections.ts';
import type { SendKey } from './sendKey.ts';
import { compareStale, type StaleVerdict } from './stale.ts';
import { changedPaths, type FormValues } from './values.ts';

/** What a form hands over to be sent. */
export interface SendRequest<Values extends FormValues> {
  values: Values;
  /** What was shown, and its version. */
  base: Base<Values>;
  /** The key of the last try that was never answered; the sender keeps the one of this try in it. */
  sendKey: RefObject<SendKey | null>;
  /** A part is stored, and the record is like this now: what is still to be sent, or sent again, starts from it. */
  rebase: (stored: Base<Values>) => void;
}

/** Takes a save back: writes what was there before, unless somebody changed the record since. */
export type UndoSave = () => Promise<SendOutcome<FormValues>>;

/** What became of it, in the form's own values. */
export type SendOutcome<Values extends FormValues> =
  | { kind: 'saved'; undo?: UndoSave }
  | { kind: 'rejected'; rejections: readonly Rejection[] }
  | { kind: 'unfinished'; current: Base<Values>; reason: string }
  | { kind: 'stale'; current: Base<Values>; change: LastChange | null };

/** A stale save that a person has to settle. */
export interface StaleQuestion<Values extends FormValues> {
  verdict: StaleVerdict<Values>;
  current: Base<Values>;
  change: LastChange | null;
}

interface SaveOptions<Values extends FormValues> {
  paths: readonly string[];
  send: (request: SendRequest<Values>) => Promise<SendOutcome<Values>>;
  sendKey: RefObject<SendKey | null>;
  /** Whether it is sent although nothing is left to store: the save does something with the record besides. */
  isStep: boolean;
  onSaved: (undo: UndoSave | null) => void;
  rebase: (stored: Base<Values>) => void;
  onRejected: () => void;
}

/** How often a save is repeated by itself when others keep changing other fields. */
const MOST_REPEATS = 3;

/** Sends a form and settles what comes back: saved, rejected by field, stale, or no answer at all. */
export function useSave<Values extends FormValues>(options: SaveOptions<Values>) {
  const { paths, send, sendKey, isStep, rebase, onSaved, onRejected } = options;
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const [stale, setStale] = useState<StaleQuestion<Values> | null>(null);
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
        return onSaved(null);
      }
      const outcome = await send({ values, base, sendKey, rebase });
      if (outcome.kind === 'saved') {
        if (repeats > 0) toast.info(formMessages.staleMerged);
        return onSaved(outcome.undo ?? null);
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
      // A second Enter while the first is under way must not send twice.
      if (running.current) return;
      running.current = true;
      reset();
      setPending(true);
      try {
        await attempt(values, base, 0);
      } catch (error) {
        const told = problemOf(error);
        setProblem(told);
        if (told) toast.error(messages.errorOccurred);
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [attempt, reset],
  );

  const closeStale = useCallback(() => setStale(null), []);
  return { pending, problem, rejections, stale, save, reset, clearRejection, closeStale };
}
