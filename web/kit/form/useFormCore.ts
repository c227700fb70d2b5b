import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { type Base, loadDraft } from './draft.ts';
import type { FormSpec } from './form.ts';
import type { FormContent, FormContextValue } from './formContext.ts';
import { releaseUnsaved, useUnsaved } from './leaveGuard.ts';
import { formMessages } from './messages.ts';
import type { Problem } from './problem.ts';
import { problemsOf } from './problemsOf.ts';
import { errorsByPath, type Rejection } from './rejections.ts';
import type { SendKey } from './sendKey.ts';
import { useDraft } from './useDraft.ts';
import { type SendOutcome, type SendRequest, type StaleQuestion, type UndoSave, useSave } from './useSave.ts';
import { changedPaths, type FieldValue, type FormValues, isFile, valueAt } from './values.ts';

/** What every form over a record is told. */
export interface FormCoreOptions<Values extends FormValues> {
  form: FormSpec<Values>;
  /** Under which name an unfinished form is kept on the device, for instance `purchaseOrder/12`. */
  name: string;
  /** What the record holds now and its version, or what a new one starts with and 0. */
  shown: Base<Values>;
  schema: AnyObjectSchema;
  /** Whether fields are inputs. */
  editing: boolean;
  /** A form in the address (`?edit=1` or a page of its own) is `edit`; one inside a page is `page`. */
  scope: 'page' | 'edit';
  /** Why an unchanged form is not saved; a new record may be saved as it is offered. */
  unchangedReason: string | null;
  /** What the inputs start with, of what the record holds; that itself unless told otherwise. Keep it stable. */
  offer?: (stored: Values) => Values;
  /** The save does something with the record besides storing fields. */
  step?: object | undefined;
  /** Why it cannot be saved whatever is filled in; null when it can. */
  refusal?: string | null;
  send: (request: SendRequest<Values>) => Promise<SendOutcome<Values>>;
  /** After everything was saved, or nothing was left to save. */
  onSaved: (saved: Saved) => void;
}

/** What is known once a form was saved. */
export interface Saved {
  /** The person goes on to the next record. */
  next: boolean;
  /** Takes the save back; null where that is not possible. */
  undo: UndoSave | null;
}

/** What a form knows of itself, for `RecordForm` and the buttons around it. */
export interface FormState<Values extends FormValues = FormValues> {
  context: FormContextValue;
  content: FormContent;
  values: Values;
  /** The paths of what was changed and is not saved. */
  changed: readonly string[];
  dirty: boolean;
  /** Whether it began with an older draft. */
  restored: boolean;
  /** Somebody saved the record since the edit began. */
  moved: boolean;
  /** Why it cannot be saved because nothing was changed; null when something was. */
  unchangedReason: string | null;
  /** Why it cannot be saved whatever is filled in, where it stands for more than its fields; null when it can. */
  refusal: string | null;
  /** The first thing that is missing or wrong, whether or not it is shown already. */
  firstProblem: string | null;
  /** Counts the times that the first wrong field was to get the focus. */
  focusTurn: number;
  pending: boolean;
  /** Why it could not be saved at all. */
  problem: Problem | null;
  rejections: readonly Rejection[];
  /** A stale save that waits for the person's choice. */
  stale: StaleQuestion<Values> | null;
  /** Saves; with `next` the person goes on to the next record then. */
  submit(next?: boolean): void;
  /** Saves with other values in these fields: what a button says that stands for an answer. */
  saveWith(changes: Partial<Values>): void;
  /** Puts everything back as it was shown, here and on the device. */
  discard(): void;
  /** Saves what the person chose of a stale save, over the record as it is now. */
  settle(chosen: Values, current: Base<Values>): void;
  closeStale(): void;
}

/**
 * Formik over one record, and what Formik lacks: a draft on the device, a question before changes are lost, and stale
 * saves that are settled.
 */
export function useFormCore<Values extends FormValues>(options: FormCoreOptions<Values>): FormState<Values> {
  const { form, name, shown, schema, editing, scope, onSaved, offer = asStored, step } = options;
  const { paths } = form;
  const { edit, setEdit, sendKey } = useEditStart({ name, paths, shown, editing, offer });
  const base = edit?.base ?? shown;
  const [focusTurn, setFocusTurn] = useState(0);
  const turnFocus = useCallback(() => setFocusTurn((turn) => turn + 1), []);

  const formik: FormikState<Values> = useFormik<Values>({
    initialValues: edit?.first ?? offer(shown.values),
    enableReinitialize: true,
    // It would know what is wrong only after the values are drawn, and have the whole form drawn again for it.
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
  // A password is kept nowhere.
  const kept = dirty && !paths.some((path) => form.look(path)?.kind === 'password');
  const forget = useDraft(name, kept ? { base, values, sendKey: sendKey.current } : null);
  const guard = useUnsaved(dirty, scope, forget);

  const next = useRef(false);
  const finish = useCallback(
    (undo: UndoSave | null) => {
      forget();
      releaseUnsaved(guard);
      onSaved({ next: next.current, undo });
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
    // A file is chosen as a whole, dropped ones before the form is there: there is nothing to wait for.
    const told = problems.filter(
      ({ path }) => submitCount > 0 || isTouched(touched, path) || isFile(valueAt(values, path)),
    );
    return { ...rejected, ...Object.fromEntries(told.map(({ path, message }) => [path, message])) };
  }, [rejected, problems, submitCount, touched, values]);

  const setValue = useCallback(
    (path: string, value: FieldValue) => {
      // What is on its way is what is saved: a key pressed meanwhile would silently be lost with the form.
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
      void formik.submitForm();
    },
    [invalid, turnFocus, formik.submitForm],
  );

  const discard = useCallback(() => {
    forget();
    releaseUnsaved(guard);
    reset();
    const first = offer(shown.values);
    setEdit((now) => now && { base: shown, first, restored: false });
    resetForm({ values: first });
  }, [forget, guard, reset, setEdit, resetForm, shown, offer]);

  const settle = useCallback(
    (chosen: Values, current: Base<Values>) => {
      rebase(current);
      void setValues(chosen);
      void save(chosen, current);
    },
    [rebase, setValues, save],
  );

  const saveWith = (changes: Partial<Values>) => {
    const chosen = { ...values, ...changes };
    void setValues(chosen);
    void save(chosen, base);
  };

  const { look } = form;
  const context = useMemo(
    () => ({ id: guard, editing, look, setValue, touch }),
    [guard, editing, look, setValue, touch],
  );
  // Formik takes new initial values after painting; what is only read must never lag behind the record.
  const held = editing ? values : shown.values;
  const content = useMemo(() => ({ values: held, errors: shownErrors }), [held, shownErrors]);
  return {
    context,
    content,
    values,
    changed,
    dirty,
    restored: edit?.restored ?? false,
    moved: editing && base.lockVersion !== shown.lockVersion,
    unchangedReason: dirty || step ? null : options.unchangedReason,
    // While it is on its way the record may already say that it was done.
    refusal: pending ? null : (options.refusal ?? null),
    firstProblem: problems[0]?.message ?? null,
    focusTurn,
    pending,
    problem: saving.problem,
    rejections: saving.rejections,
    stale: saving.stale,
    submit,
    saveWith,
    discard,
    settle,
    closeStale: saving.closeStale,
  };
}

type FormikState<Values extends FormValues> = ReturnType<typeof useFormik<Values>>;

const NOTHING: readonly string[] = [];

/** Why a form is not saved that has not been changed. */
export const UNCHANGED = formMessages.unchanged;

function isTouched(touched: object, path: string): boolean {
  return Boolean(valueAt(touched as FormValues, path));
}

const asStored = <Values>(stored: Values) => stored;

interface EditStart<Values extends FormValues> {
  base: Base<Values>;
  /** What the inputs start with. */
  first: Values;
  /** Whether they start with an older draft. */
  restored: boolean;
}

/**
 * What the edit started from: the record as shown while reading, frozen when editing begins, or an older draft's. What
 * others change meanwhile must not slip under what is being typed.
 */
function useEditStart<Values extends FormValues>({
  name,
  paths,
  shown,
  editing,
  offer,
}: Pick<FormCoreOptions<Values>, 'name' | 'shown' | 'editing'> & {
  paths: readonly string[];
  offer: (stored: Values) => Values;
}) {
  const [edit, setEdit] = useState<EditStart<Values> | null>(null);
  const sendKey = useRef<SendKey | null>(null);
  let current = edit;
  if (editing && !edit) {
    const draft = loadDraft(name, paths, shown.values);
    sendKey.current = draft?.sendKey ?? null;
    current = { base: draft?.base ?? shown, first: draft?.values ?? offer(shown.values), restored: draft !== null };
    setEdit(current);
  } else if (!editing && edit) {
    current = null;
    setEdit(null);
  }
  return { edit: current, setEdit, sendKey };
}
