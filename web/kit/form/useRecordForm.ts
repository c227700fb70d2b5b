import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { type Base, loadDraft } from './draft.ts';
import { errorsByField } from './fieldErrors.ts';
import type { FormContextValue } from './formContext.ts';
import { releaseUnsaved, useUnsaved } from './leaveGuard.ts';
import { formMessages } from './messages.ts';
import { validateForm } from './rules.ts';
import type { SendKey } from './sendKey.ts';
import { useDraft } from './useDraft.ts';
import { type SaveForm, useSave } from './useSave.ts';
import { changedFields, type FieldValue, type FormValues, fieldsOf } from './values.ts';

export interface RecordFormOptions<Values extends FormValues> {
  /** Under which name an unfinished form is kept on the device, for instance `purchaseOrder/12`. */
  name: string;
  /** What the record holds now, or what a new one starts with. */
  shown: Values;
  /** The version of what is shown; 0 for a new record. */
  lockVersion: number;
  schema: AnyObjectSchema;
  /** Whether fields are inputs. */
  editing: boolean;
  /** A form in the address (`?edit=1` or a page of its own) is `edit`; one inside a page is `page`. */
  scope: 'page' | 'edit';
  /** True where the Save button is disabled while something is missing; otherwise saving points at what is missing. */
  blockInvalid?: boolean;
  /** A new record may be saved as it is offered, an existing one only when something has changed. */
  isNew?: boolean;
  save: SaveForm<Values>;
  /** After everything was saved, or nothing was left to save. */
  onSaved: () => void;
}

export type RecordFormState<Values extends FormValues> = ReturnType<typeof useRecordForm<Values>>;

/**
 * One form over one record: what is typed, what is wrong with it, what was saved. It keeps a draft on the device, asks
 * before changes are lost, sends only what changed with the version that was shown, and settles stale saves.
 */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>) {
  const { name, shown, lockVersion, schema, editing, scope, onSaved } = options;
  const { edit, setEdit, sendKey } = useEdit(name, { values: shown, lockVersion }, editing);
  const base = edit?.base ?? { values: shown, lockVersion };
  const [submitted, setSubmitted] = useState(false);
  const [focusTurn, setFocusTurn] = useState(0);

  const formik = useFormik<Values>({
    initialValues: edit?.first ?? shown,
    enableReinitialize: true,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { values, touched, setFieldValue, setFieldTouched, setValues, setTouched } = formik;

  const problems = useMemo(() => (editing ? validateForm(schema, values) : {}), [editing, schema, values]);
  const dirty = editing && Object.keys(changedFields(base.values, values)).length > 0;
  const forget = useDraft<Values>(name, dirty ? { base, values, sendKey: sendKey.current } : null);
  const guard = useUnsaved(dirty, scope, forget);

  const finish = useCallback(() => {
    forget();
    releaseUnsaved(guard);
    setSubmitted(false);
    onSaved();
  }, [forget, guard, onSaved]);

  const saving = useSave<Values>({
    save: options.save,
    sendKey,
    onSaved: finish,
    onRefused: () => setFocusTurn((turn) => turn + 1),
  });
  const { reset } = saving;
  useEffect(() => {
    if (editing) return;
    reset();
    setSubmitted(false);
  }, [editing, reset]);
  const refused = useMemo(() => errorsByField(saving.refusals, fieldsOf(values)), [saving.refusals, values]);

  const setValue = useCallback(
    (field: string, value: FieldValue) => {
      // What is on its way is what is saved: a key pressed meanwhile would silently be lost with the form.
      if (saving.pending) return;
      saving.clearRefusal(field);
      void setFieldValue(field, value, false);
    },
    [saving.pending, saving.clearRefusal, setFieldValue],
  );
  const touch = useCallback((field: string) => void setFieldTouched(field, true, false), [setFieldTouched]);

  const errors: Record<string, string> = { ...refused };
  for (const [field, message] of Object.entries(problems)) if (submitted || touched[field]) errors[field] = message;

  const submit = useCallback(() => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) setFocusTurn((turn) => turn + 1);
    else void saving.send(values, base);
  }, [problems, saving.send, values, base]);

  /** Puts everything back as it was shown, here and on the device. */
  const discard = useCallback(() => {
    forget();
    releaseUnsaved(guard);
    saving.reset();
    setSubmitted(false);
    setEdit((now) => now && { base: { values: shown, lockVersion }, first: shown, restored: false });
    void setValues(shown, false);
    void setTouched({}, false);
  }, [forget, guard, saving.reset, setEdit, setValues, setTouched, shown, lockVersion]);

  const settle = useCallback(
    (chosen: Values, current: Base<Values>) => {
      setEdit((now) => now && { ...now, base: current });
      void setValues(chosen, false);
      void saving.send(chosen, current);
    },
    [setEdit, setValues, saving.send],
  );

  const unchanged = !options.isNew && !dirty;
  const firstProblem = Object.values(problems)[0];
  const disabledReason = unchanged
    ? formMessages.unchanged
    : options.blockInvalid && firstProblem
      ? firstProblem
      : null;

  const context: FormContextValue = {
    id: guard,
    editing,
    pending: saving.pending,
    // Formik takes new initial values after painting; what is only read must never lag behind the record.
    values: editing ? values : shown,
    errors,
    setValue,
    touch,
  };
  return {
    ...saving,
    context,
    values,
    dirty,
    restored: edit?.restored ?? false,
    /** Somebody saved the record since the edit began. */
    moved: editing && base.lockVersion !== lockVersion,
    unchanged,
    disabledReason,
    focusTurn,
    submit,
    discard,
    settle,
  };
}

interface Edit<Values extends FormValues> {
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
function useEdit<Values extends FormValues>(name: string, shown: Base<Values>, editing: boolean) {
  const [edit, setEdit] = useState<Edit<Values> | null>(null);
  const sendKey = useRef<SendKey | null>(null);
  let current = edit;
  if (editing && !edit) {
    const draft = loadDraft(name, shown.values);
    sendKey.current = draft?.sendKey ?? null;
    current = { base: draft?.base ?? shown, first: draft?.values ?? shown.values, restored: draft !== null };
    setEdit(current);
  } else if (!editing && edit) {
    current = null;
    setEdit(null);
  }
  return { edit: current, setEdit, sendKey };
}
