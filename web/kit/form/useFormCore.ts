import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Base } from './draft.ts';
import type { FormSpec } from './form.ts';
import type { FormContent, FormContextValue } from './formContext.ts';
import { releaseUnsaved, useUnsaved } from './leaveGuard.ts';
import type { Problem } from './problem.ts';
import { problemsOf } from './problemsOf.ts';
import { errorsByPath, type Rejection } from './rejections.ts';
import { useRemoved } from './removed.ts';
import { useDraft } from './useDraft.ts';
import { type OfferedDraft, useEditStart } from './useEditStart.ts';
import { type SendOutcome, type SendRequest, type StaleConflict, type UndoSave, useSave } from './useSave.ts';
import { changedPaths, type FieldValue, type FormValues, isFile, valueAt } from './values.ts';

/** The options that every record form shares. */
export interface FormCoreOptions<Values extends FormValues> {
  form: FormSpec<Values>;
  /** The name of the draft on the device, for instance `purchaseOrder/12`. */
  name: string;
  /** The record's current values and version, or the initial values of a new record and 0. */
  shown: Base<Values>;
  schema: AnyObjectSchema;
  /** Whether fields are inputs, rather than text. */
  editing: boolean;
  /** `edit` for a form that the URL opens (`?edit=1` or its own page), `page` for a form inside a page. */
  scope: 'page' | 'edit';
  /** The reason an unchanged form cannot be saved; null for a new record, which may be saved unchanged. */
  unchangedReason: string | null;
  /** Returns the initial input for the record's values; by default the values themselves. Keep the function stable. */
  offer?: (stored: Values) => Values;
  /** Present if the save performs a step on the record in addition to storing fields. */
  step?: object | undefined;
  /** The reason saving is impossible regardless of input; null if possible. */
  blockedReason?: string | null;
  send: (request: SendRequest<Values>) => Promise<SendOutcome<Values>>;
  /** Called as a save begins, before the form is rendered again. Keep the function stable. */
  onSend?: (() => void) | undefined;
  /** Called when everything is saved or waits on the device, or nothing is left to save. */
  onSaved: (saved: Saved) => void;
}

/** The result of a saved form. */
export interface Saved {
  /** Whether to open the next record. */
  next: boolean;
  /** Undoes the save; null if impossible. */
  undo: UndoSave | null;
  /** Whether it is not saved yet: the device keeps it until the server answers. The person has been told. */
  waits: boolean;
}

/** The state of a form, for `RecordForm` and the buttons around it. */
export interface FormState<Values extends FormValues = FormValues> {
  context: FormContextValue;
  content: FormContent;
  values: Values;
  /** The paths of unsaved changes. */
  changed: readonly string[];
  notices: FormNotices;
  reasons: SaveReasons;
  /** Whether a save is in flight. */
  pending: boolean;
  failure: SaveFailure;
  /** The stale save that awaits the user's choice; null if none does. */
  stale: StaleQuestion<Values> | null;
  /** Saves; with `next`, the next record opens afterwards. */
  submit(next?: boolean): void;
  /** Saves with other values in some fields, for buttons that answer a question of the form. */
  saveWith(changes: Partial<Values>): void;
  /** Resets the form to the shown values and deletes the draft. */
  discard(): void;
}

/** What the user is told about the input. */
interface FormNotices {
  /** Whether the input is still that of a saved draft, with what was typed since. */
  restored: boolean;
  /** What a closed tab has left of this form; null if nothing, or once something is typed here. */
  offered: OfferedDraft | null;
  /** Whether another user saved the record since the edit began. */
  moved: boolean;
}

/** The reasons against a save. */
interface SaveReasons {
  /** The reason an unchanged form cannot be saved; null if changed, or if it may be saved unchanged. */
  unchanged: string | null;
  /** The reason saving is impossible regardless of input; null if possible, and while a save is in flight. */
  blocked: string | null;
  /** The first validation message, even if not shown yet. */
  invalid: string | null;
}

/** What came of the last save that did not succeed. */
interface SaveFailure {
  /** The reason it failed as a whole. */
  problem: Problem | null;
  rejections: readonly Rejection[];
  /** Counts the requests to focus the first invalid field. */
  focusTurn: number;
}

/** A stale save with its answers. */
interface StaleQuestion<Values extends FormValues> extends StaleConflict<Values> {
  /** Saves the values that the user chose, over the current record. */
  settle(chosen: Values): void;
  close(): void;
}

/**
 * Runs Formik for one record and adds what Formik lacks: a draft on the device, a confirmation before changes are lost, and
 * the merging of stale saves.
 */
export function useFormCore<Values extends FormValues>(options: FormCoreOptions<Values>): FormState<Values> {
  const { form, name, shown, schema, editing, scope, onSend, onSaved, offer = asStored, step } = options;
  const { paths } = form;
  const removed = useRemoved();
  const { edit, setEdit, sendKey, left, leftDraft, start } = useEditStart({ name, paths, shown, editing, offer });
  const base = edit?.base ?? shown;
  const [focusTurn, setFocusTurn] = useState(0);
  const turnFocus = useCallback(() => setFocusTurn((turn) => turn + 1), []);

  const formik: FormikState<Values> = useFormik<Values>({
    initialValues: edit?.first ?? offer(shown.values),
    enableReinitialize: true,
    // Formik would validate after rendering the values, and then render the whole form again.
    validateOnChange: false,
    validateOnBlur: false,
    validationSchema: schema,
    onSubmit: (values) => saving.save(values, base),
  });
  const { values, touched, setFieldValue, setFieldTouched, setValues, resetForm, submitCount } = formik;

  const changed = useMemo(
    () => (editing ? changedPaths(paths, offer(base.values), values) : NOTHING),
    [editing, paths, offer, base, values],
  );
  const dirty = changed.length > 0;
  // Passwords are never stored, so a form with one has no draft.
  const kept = dirty && !paths.some((path) => form.look(path)?.kind === 'password');
  const { forget, flush } = useDraft(name, kept ? { base, values, sendKey: sendKey.current } : null);
  const whole = kept && !changed.some((path) => isFile(valueAt(values, path)));
  const guard = useUnsaved(dirty, scope, forget, () => whole && flush());

  const next = useRef(false);
  const finish = useCallback(
    (undo: UndoSave | null, waits: boolean) => {
      forget();
      releaseUnsaved(guard);
      onSaved({ next: next.current, undo, waits });
    },
    [forget, guard, onSaved],
  );
  const rebase = useCallback((stored: Base<Values>) => setEdit((now) => now && { ...now, base: stored }), [setEdit]);
  const saving = useSave<Values>({
    paths,
    send: options.send,
    sendKey,
    isStep: step !== undefined,
    onSaved: finish,
    rebase,
    onRejected: turnFocus,
  });
  const { pending, clearRejection, reset, save } = saving;
  useEffect(() => {
    if (!editing) reset();
  }, [editing, reset]);

  const rejected = useMemo(() => errorsByPath(saving.rejections, form), [saving.rejections, form]);
  const problems = useMemo(() => {
    const broken = editing ? problemsOf(schema, values) : {};
    return paths.flatMap((path) => (broken[path] ? [{ path, message: broken[path] }] : []));
  }, [paths, schema, values, editing]);
  const shownErrors = useMemo(() => {
    // A file's errors need no blur: it is chosen as a whole, and a dropped one even before the form appears.
    const told = problems.filter(
      ({ path }) => submitCount > 0 || isTouched(touched, path) || isFile(valueAt(values, path)),
    );
    return { ...rejected, ...Object.fromEntries(told.map(({ path, message }) => [path, message])) };
  }, [rejected, problems, submitCount, touched, values]);

  const setValue = useCallback(
    (path: string, value: FieldValue) => {
      // The save in flight has its values already: later input would silently be lost when the form closes.
      if (pending) return;
      clearRejection(path);
      void setFieldValue(path, value, false);
    },
    [pending, clearRejection, setFieldValue],
  );
  const touch = useCallback((path: string) => void setFieldTouched(path, true, false), [setFieldTouched]);

  const invalid = problems.length > 0;
  const submit = useCallback(
    (goOn = false) => {
      next.current = goOn;
      if (invalid) turnFocus();
      else onSend?.();
      void formik.submitForm();
    },
    [invalid, turnFocus, onSend, formik.submitForm],
  );

  const discard = useCallback(() => {
    forget();
    releaseUnsaved(guard);
    reset();
    const first = offer(shown.values);
    setEdit((now) => now && { ...now, base: shown, first, restored: false });
    resetForm({ values: first });
  }, [forget, guard, reset, setEdit, resetForm, shown, offer]);

  const settle = useCallback(
    (chosen: Values, current: Base<Values>) => {
      rebase(current);
      onSend?.();
      void setValues(chosen);
      void save(chosen, current);
    },
    [rebase, setValues, onSend, save],
  );

  const takeLeft = () => {
    if (!left || !leftDraft) return;
    start(leftDraft);
    resetForm({ values: leftDraft.values });
    left.remove();
  };

  const saveWith = (changes: Partial<Values>) => {
    const chosen = { ...values, ...changes };
    onSend?.();
    void setValues(chosen);
    void save(chosen, base);
  };

  const unchanged = dirty || step ? null : options.unchangedReason;
  // While a save is in flight, the updated record may already refuse it as done.
  const blocked = pending ? null : (removed ?? options.blockedReason ?? null);
  const firstProblem = problems[0]?.message ?? null;
  const reasons = useMemo(() => ({ unchanged, blocked, invalid: firstProblem }), [unchanged, blocked, firstProblem]);
  const { look } = form;
  const { stale, closeStale } = saving;
  const isNew = shown.lockVersion === 0;
  const context = useMemo(
    () => ({ id: guard, editing, isNew, look, setValue, touch }),
    [guard, editing, isNew, look, setValue, touch],
  );
  // Formik applies new initial values after painting; a read-only form must never lag behind the record.
  const held = editing ? values : shown.values;
  const content = useMemo(() => ({ values: held, errors: shownErrors }), [held, shownErrors]);
  return {
    context,
    content,
    values,
    changed,
    notices: {
      restored: dirty && (edit?.restored ?? false),
      offered: left && leftDraft && !dirty ? { at: left.at, take: takeLeft, drop: left.remove } : null,
      // One's own save changes the record before its response arrives.
      moved: editing && !pending && base.lockVersion !== shown.lockVersion,
    },
    reasons,
    pending,
    failure: { problem: saving.problem, rejections: saving.rejections, focusTurn },
    stale: stale && { ...stale, settle: (chosen) => settle(chosen, stale.current), close: closeStale },
    submit,
    saveWith,
    discard,
  };
}

type FormikState<Values extends FormValues> = ReturnType<typeof useFormik<Values>>;

const NOTHING: readonly string[] = [];

function isTouched(touched: object, path: string): boolean {
  return Boolean(valueAt(touched as FormValues, path));
}

const asStored = <Values>(stored: Values) => stored;
