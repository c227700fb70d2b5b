import { createContext, useCallback, useContext, useMemo } from 'react';
import type { FieldLook } from './field.ts';
import type { FormSpec } from './form.ts';
import { type Choice, type FieldValue, type FormValues, isChoice, isFile, isList, valueAt } from './values.ts';

/** What a form tells its fields, and no key changes. */
export interface FormContextValue extends Pick<FormSpec<FormValues>, 'look'> {
  /** Prefix of the fields' element ids. */
  id: string;
  /** Whether fields are inputs; text otherwise. */
  editing: boolean;
  setValue: (path: string, value: FieldValue) => void;
  touch: (path: string) => void;
}

/** What a form holds: each key makes it another one. */
export interface FormContent {
  values: FormValues;
  /** Messages to show now, by path. */
  errors: Readonly<Record<string, string>>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Apart from what is told, so that a key draws only what looks at the values. */
export const FormContentContext = createContext<FormContent | null>(null);

/** What a field is told where it is placed; everything else is declared. */
export interface FieldProps {
  /** The path of the field in its form. */
  name: string;
  /** Why it cannot be changed, although the form can. */
  disabledReason?: string | null | undefined;
  /** Whether it takes the whole line. */
  wide?: boolean | undefined;
  /** The part of its label that is shown where the rest is said by the group around it. */
  short?: string | undefined;
  /** How many of the twelve columns of its group it takes. */
  span?: number | undefined;
  /** What is odd about the value, although it can be saved. */
  warning?: string | null | undefined;
}

/**
 * What a field's input is given. Inputs are memoized on these: a key in one field must not cost the other thirty.
 */
export interface InputProps<Value> extends FieldProps {
  look: FieldLook;
  /** The input's element id. */
  id: string;
  value: Value;
  error: string | null;
  change: (value: FieldValue) => void;
  blur: () => void;
}

/** The form around a field. */
export function useForm(): FormContextValue {
  return inside(useContext(FormContext));
}

/** What the form around a field holds. Each key draws anew whoever asks. */
export function useFormContent(): FormContent {
  return inside(useContext(FormContentContext));
}

function inside<Context>(context: Context | null): Context {
  if (!context) throw new Error('A form field stands outside of a RecordForm.');
  return context;
}

/** What the form declares and holds at a path, with stable handlers. */
export function useField(name: string) {
  const { setValue, touch, editing, id, look } = useForm();
  const { values, errors } = useFormContent();
  const change = useCallback((value: FieldValue) => setValue(name, value), [setValue, name]);
  const blur = useCallback(() => touch(name), [touch, name]);
  const declared = look(name);
  if (!declared) throw new Error(`The form declares no field “${name}”.`);
  const required = declared.required || (declared.requiredWhen?.(values) ?? false);
  return {
    editing,
    look: useMemo(() => (required === declared.required ? declared : { ...declared, required }), [declared, required]),
    value: valueAt(values, name),
    error: errors[name] ?? null,
    change,
    blur,
    id: inputId(id, name),
  };
}

/** The element id of a field's input, in the form of this id. */
export function inputId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** The text that a path of the form holds: dates and numbers too. */
export function useText(name: string): string {
  return asText(valueAt(useFormContent().values, name));
}

/** A value as text; empty when it is none. */
export function asText(value: FieldValue): string {
  return typeof value === 'string' ? value : '';
}

/** A value as one pick. */
export function asChoice(value: FieldValue): Choice | null {
  return isChoice(value) ? value : null;
}

/** A value as several picks. */
export function asList(value: FieldValue): readonly Choice[] {
  return isList(value) ? value : NONE;
}

/** A value as a file. */
export function asFile(value: FieldValue): File | null {
  return isFile(value) ? value : null;
}

const NONE: readonly Choice[] = [];
