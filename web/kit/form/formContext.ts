import { createContext, useCallback, useContext } from 'react';
import { type Choice, type FieldValue, isChoice, isList } from './values.ts';

/** What a form tells its fields. */
export interface FormContextValue {
  /** Prefix of the fields' element ids. */
  id: string;
  /** Whether fields are inputs; text otherwise. */
  editing: boolean;
  /** Whether a save is on its way: fields then keep their values but take no input. */
  pending: boolean;
  values: Readonly<Record<string, FieldValue>>;
  /** Messages to show now, by field. */
  errors: Readonly<Record<string, string>>;
  setValue: (field: string, value: FieldValue) => void;
  touch: (field: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** What every field component is given. */
export interface FieldProps {
  /** The field's name in the form's values. */
  name: string;
  label: string;
  required?: boolean;
  /** Why it cannot be changed, although the form can. */
  disabledReason?: string | null;
  /** How many columns it takes. */
  span?: number;
}

/**
 * What a field's input is given besides its value. Inputs are memoized on these: a key in one field must not cost the
 * other thirty.
 */
export interface FieldHandlers {
  /** The input's element id. */
  id: string;
  error: string | null;
  change: (value: FieldValue) => void;
  blur: () => void;
}

/** The form around a field. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field stands outside of a RecordForm.');
  return form;
}

/** A field's value of whatever kind, its message, and stable handlers. */
export function useField(name: string) {
  const { values, errors, setValue, touch, editing, pending, id } = useForm();
  const change = useCallback((value: FieldValue) => setValue(name, value), [setValue, name]);
  const blur = useCallback(() => touch(name), [touch, name]);
  return {
    value: values[name] ?? null,
    error: errors[name] ?? null,
    change,
    blur,
    editing,
    pending,
    id: `${id}-${name}`,
  };
}

/** A field of text: dates and numbers too. */
export function useTextField(name: string) {
  const field = useField(name);
  return { ...field, value: typeof field.value === 'string' ? field.value : '' };
}

/** A field that points at one record or entry. */
export function useChoiceField(name: string) {
  const field = useField(name);
  const value: Choice | null = isChoice(field.value) ? field.value : null;
  return { ...field, value };
}

/** A field of several picks. */
export function useListField(name: string) {
  const field = useField(name);
  const value: readonly Choice[] = isList(field.value) ? field.value : NONE;
  return { ...field, value };
}

const NONE: readonly Choice[] = [];
