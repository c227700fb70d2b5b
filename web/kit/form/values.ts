/**
 * The values of a form's fields by path (`orderNumber`, `address.city`), and their equality. Independent of the record that
 * the fields belong to.
 */
import { getIn, setIn } from 'formik';

/** A record or entry that a field refers to, with its label on screen. */
export type Choice = {
  id: string;
  label: string;
  /** The color that identifies it, for instance of a program. */
  color?: string | null;
  /** A line under the label where it is offered. */
  note?: string;
  /** Another name by which it is found, too. */
  also?: string | undefined;
  /** Whether it is shown, but cannot be chosen; the note says why. */
  refused?: boolean;
};

/**
 * The value of a field: text (dates as `YYYY-MM-DD`, numbers as decimal text, or the typed text until it is valid), a
 * boolean, one or several choices, a file, or the URL of a stored picture. Empty values are `''`, `null` and `[]`.
 */
export type FieldValue = string | boolean | Choice | File | null | readonly Choice[];

/** The value of a field with parts, such as an address: the text of each part by name. */
export type PartValues = { readonly [part: string]: string };

/** The values of a form by field name. */
export type FormValues = { [field: string]: FieldValue | PartValues };

/** Returns the value at a path; null if the form has none. */
export function valueAt(values: FormValues, path: string): FieldValue {
  return getIn(values, path) ?? null;
}

/** Whether a field has no value; off is one. */
export function isEmptyValue(value: FieldValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns the parts of a field as text; none if the field has no parts. */
export function partsAt(values: FormValues, name: string): PartValues {
  const value = values[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)
    ? Object.fromEntries(Object.entries(value).map(([part, text]) => [part, String(text ?? '')]))
    : {};
}

/** Whether anything is typed in a field with parts. */
export function isStarted(parts: PartValues): boolean {
  return Object.values(parts).some((text) => (text ?? '').trim() !== '');
}

/** Returns a copy of the values with another value at a path. */
export function withValue<Values extends FormValues>(values: Values, path: string, value: FieldValue): Values {
  return setIn(values, path, value);
}

/** Whether two values are equal: choices by id, lists regardless of order. */
export function sameValue(one: FieldValue, other: FieldValue): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every(({ id }) => other.some((entry) => entry.id === id));
  }
  return isChoice(one) && isChoice(other) && one.id === other.id;
}

/** Returns the paths at which `values` differ from the shown values. */
export function changedPaths(paths: readonly string[], shown: FormValues, values: FormValues): string[] {
  return paths.filter((path) => !sameValue(valueAt(shown, path), valueAt(values, path)));
}

/** Returns the values at the given paths. */
export function picked(values: FormValues, paths: readonly string[]): FormValues {
  return Object.fromEntries(paths.map((path) => [path, valueAt(values, path)]));
}

/** Whether a value is a list of choices. */
export function isList(value: FieldValue): value is readonly Choice[] {
  return Array.isArray(value);
}

/** Whether a value is one choice. */
export function isChoice(value: FieldValue): value is Choice {
  return typeof value === 'object' && value !== null && 'label' in value;
}

/** Whether a value is a local file. */
export function isFile(value: FieldValue): value is File {
  return value instanceof File;
}
