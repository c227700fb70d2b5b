/**
 * Knows what the fields of a form hold, by path (`orderNumber`, `address.city`), and when two values are the same.
 * Refuses to know which record the fields belong to.
 */
import { getIn, setIn } from 'formik';

/** A record or entry that a field points at, with the text that stands for it on screen. */
export type Choice = {
  id: string;
  label: string;
  /** A colour that it is known by: a program's. */
  color?: string | null;
};

/**
 * What one field holds: text (dates as `YYYY-MM-DD`, numbers as decimal text, or whatever was typed until it is one), a
 * switch, what was picked, a file, or the address of a picture that is there. Empty is `''`, `null` or `[]`.
 */
export type FieldValue = string | boolean | Choice | File | null | readonly Choice[];

/** A field with parts, such as an address: texts by the names of its parts. */
export type PartValues = { readonly [part: string]: string };

/** The values of a form by field. */
export type FormValues = { [field: string]: FieldValue | PartValues };

/** The value at a path; null where the form has none. */
export function valueAt(values: FormValues, path: string): FieldValue {
  return getIn(values, path) ?? null;
}

/** The same values with another one at a path. */
export function withValue<Values extends FormValues>(values: Values, path: string, value: FieldValue): Values {
  return setIn(values, path, value);
}

/** Whether two values mean the same: picks by their id, lists without regard to order. */
export function sameValue(one: FieldValue, other: FieldValue): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every(({ id }) => other.some((entry) => entry.id === id));
  }
  return isChoice(one) && isChoice(other) && one.id === other.id;
}

/** The paths at which `values` differ from what was shown. */
export function changedPaths(paths: readonly string[], shown: FormValues, values: FormValues): string[] {
  return paths.filter((path) => !sameValue(valueAt(shown, path), valueAt(values, path)));
}

/** Of some values those at these paths. */
export function picked(values: FormValues, paths: readonly string[]): FormValues {
  return Object.fromEntries(paths.map((path) => [path, valueAt(values, path)]));
}

/** Whether a value is several picks. */
export function isList(value: FieldValue): value is readonly Choice[] {
  return Array.isArray(value);
}

/** Whether a value is one pick. */
export function isChoice(value: FieldValue): value is Choice {
  return typeof value === 'object' && value !== null && 'label' in value;
}

/** Whether a value is a file from this device. */
export function isFile(value: FieldValue): value is File {
  return value instanceof File;
}
