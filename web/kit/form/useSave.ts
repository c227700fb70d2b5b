import { type RefObject, useCallback, useRef, useState } from 'react';
import { toast } from '../feedback/toaster.ts';
import { messages } from '../messages.ts';
import type { Base } from './draft.ts';
import type { Refusal } from './fieldErrors.ts';
import { formMessages } from './messages.ts';
import { type Problem, problemOf } from './problem.ts';
import { idempotent, keyFor, type SendKey } from './sendKey.ts';
import { compareStale, type StaleVerdict } from './stale.ts';
import { changedFields, type FormValues } from './values.ts';

/** What a form hands over to be saved. */
export interface SaveRequest<Values extends FormValues> {
  values: Values;
  /** Only what differs from what was shown. */
  changes: Partial<Values>;
  /** The version that was shown. */
  lockVersion: number;
  /**
   * Apollo's operation context for sending `input`: the same idempotency key when the same input is sent again, so that
   * the client may repeat it by itself. A repeated update that had arrived comes back stale without a difference.
   */
  keyed: (input: unknown) => ReturnType<typeof idempotent>;
}

/** What became of it. A thrown error is told as a problem that keeps the form as it is. */
export type SaveOutcome<Values extends FormValues> =
  | { kind: 'saved' }
  | { kind: 'refused'; errors: readonly Refusal[] }
  | { kind: 'stale'; current: Base<Values> };

/** Saves a form; what it throws is told as a problem. */
export type SaveForm<Values extends FormValues> = (request: SaveRequest<Values>) => Promise<SaveOutcome<Values>>;

/** A stale save that a person has to settle. */
export interface StaleQuestion<Values extends FormValues> {
  verdict: StaleVerdict<Values>;
  mine: Values;
  current: Base<Values>;
}

interface SaveOptions<Values extends FormValues> {
  save: SaveForm<Values>;
  sendKey: RefObject<SendKey | null>;
  onSaved: () => void;
  onRefused: () => void;
}

/** How often a save is repeated by itself when others keep changing other fields. */
const MOST_REPEATS = 3;

/** Sends a form and settles what comes back: saved, refused by field, stale, or no answer at all. */
export function useSave<Values extends FormValues>({ save, sendKey, onSaved, onRefused }: SaveOptions<Values>) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [stale, setStale] = useState<StaleQuestion<Values> | null>(null);
  const running = useRef(false);

  const reset = useCallback(() => {
    setProblem(null);
    setRefusals([]);
    setStale(null);
  }, []);

  const clearRefusal = useCallback((field: string) => {
    setRefusals((all) => (all.some((one) => one.field === field) ? all.filter((one) => one.field !== field) : all));
  }, []);

  const attempt = useCallback(
    async (mine: Values, base: Base<Values>, repeats: number): Promise<void> => {
      const changes = changedFields(base.values, mine);
      if (repeats > 0 && Object.keys(changes).length === 0) {
        toast.info(formMessages.staleNothingLeft);
        return onSaved();
      }
      const outcome = await save({
        values: mine,
        changes,
        lockVersion: base.lockVersion,
        keyed: (input) => {
          sendKey.current = keyFor(sendKey.current, input);
          return idempotent(sendKey.current);
        },
      });
      if (outcome.kind === 'saved') {
        if (repeats > 0) toast.info(formMessages.staleMerged);
        return onSaved();
      }
      if (outcome.kind === 'refused') {
        setRefusals(outcome.errors);
        toast.error(messages.errorOccurred);
        return onRefused();
      }
      const verdict = compareStale(base.values, mine, outcome.current.values);
      if (verdict.conflicts.length === 0 && repeats < MOST_REPEATS) {
        return attempt(verdict.merged, outcome.current, repeats + 1);
      }
      setStale({ verdict, mine, current: outcome.current });
    },
    [save, sendKey, onSaved, onRefused],
  );

  const send = useCallback(
    async (mine: Values, base: Base<Values>) => {
      // A second Enter while the first is under way must not send twice.
      if (running.current) return;
      running.current = true;
      reset();
      setPending(true);
      try {
        await attempt(mine, base, 0);
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
  return { pending, problem, refusals, stale, send, reset, clearRefusal, closeStale };
}
