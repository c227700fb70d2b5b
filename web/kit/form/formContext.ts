import { createContext, useCallback, useContext, useMemo } from 'react';
import type { FieldDescriptor } from './field.ts';
import type { FormSpec } from './form.ts';
import {
  type Choice,
  type FieldValue,
  type FormValues,
  isChoice,
  isEmptyValue,
  isFile,
  isList,
  valueAt,
} from './values.ts';

/** The part of the form that keystrokes do not change. */
export interface FormContextValue extends Pick<FormSpec<FormValues>, 'look'> {
  /** The prefix of the fields' element ids. */
  id: string;
  /** Whether fields are inputs, rather than text. */
  editing: boolean;
  /** Whether they are printed: what is empty is only named. */
  printed?: boolean;
  /** Whether the form makes a new record. */
  isNew: boolean;
  setValue: (path: string, value: FieldValue) => void;
  touch: (path: string) => void;
}

/** The content of the form, replaced at each keystroke. */
export interface FormContent {
  values: FormValues;
  /** The messages to show, by path. */
  errors: Readonly<Record<string, string>>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Separate from `FormContext`, so that a keystroke renders only components that read the values. */
export const FormContentContext = createContext<FormContent | null>(null);

/** The props of a field where it is rendered; everything else is declared in the form. */
export interface FieldProps {
  /** The path of the field in its form. */
  name: string;
  /** The reason the field cannot be changed although the form can. */
  disabledReason?: string | null | undefined;
  /** Whether the field takes the whole line. */
  wide?: boolean | undefined;
  /** The part of the label to show if the surrounding group makes the rest obvious. */
  short?: string | undefined;
  /** The number of columns, of the group's twelve, that the field takes. */
  span?: number | undefined;
  /** A warning about an unusual value, which can be saved nevertheless. */
  warning?: string | null | undefined;
}

/** The props of a field's input. Inputs are memoized: a keystroke in one field must not render the other thirty. */
export interface InputProps<Value> extends FieldProps {
  look: FieldDescriptor;
  /** The input's element id. */
  id: string;
  value: Value;
  error: string | null;
  change: (value: FieldValue) => void;
  blur: () => void;
}

/** Returns the form around a field. @throws outside a `RecordForm` */
export function useForm(): FormContextValue {
  return inside(useContext(FormContext));
}

/** Returns the content of the form around a field. Each keystroke renders its users again. */
export function useFormContent(): FormContent {
  return inside(useContext(FormContentContext));
}

function inside<Context>(context: Context | null): Context {
  if (!context) throw new Error('A form field stands outside of a RecordForm.');
  return context;
}

/** Returns the field and its value at a path of the form, with stable handlers. @throws if the path is not declared */
export function useField(name: string) {
  const { setValue, touch, editing, id, look } = useForm();
  const { values, errors } = useFormContent();
  const change = useCallback((value: FieldValue) => setValue(name, value), [setValue, name]);
  const blur = useCallback(() => touch(name), [touch, name]);
  const declared = look(name);
  if (!declared) throw new Error(`The form declares no field “${name}”.`);
  const value = valueAt(values, name);
  const required = declared.required || (declared.requiredWhen?.(values) ?? false);
  const later = isEmptyValue(value) ? declared.later : undefined;
  return {
    editing,
    look: useMemo(
      () => (required === declared.required && later === declared.later ? declared : { ...declared, required, later }),
      [declared, required, later],
    ),
    value,
    error: errors[name] ?? null,
    change,
    blur,
    id: inputId(id, name),
  };
}

/** Returns the element id of a field's input. @param form the form's id prefix */
export function inputId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** Returns the text at a path of the form, including dates and numbers. */
export function useText(name: string): string {
  return asText(valueAt(useFormContent().values, name));
}

/** Returns a value as text; empty if it is not text. */
export function asText(value: FieldValue): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a value as one choice; null if it is not one. */
export function asChoice(value: FieldValue): Choice | null {
  return isChoice(value) ? value : null;
}

/** Returns a value as a list of choices; empty if it is not one. */
export function asList(value: FieldValue): readonly Choice[] {
  return isList(value) ? value : NONE;
}

/** Returns a value as a file; null if it is not one. */
export function asFile(value: FieldValue): File | null {
  return isFile(value) ? value : null;
}

const NONE: readonly Choice[] = [];
