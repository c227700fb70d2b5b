/**
 * Knows what a form field can hold and when two values are the same.
 * Refuses to know which record the fields belong to.
 */

/** A record or entry that a field points at, with the text that stands for it on screen. */
export type Choice = { id: string; label: string };

/**
 * What a field holds: text (dates as `YYYY-MM-DD`, numbers as decimal text, or whatever was typed until it is one), a
 * switch, or what was picked. Empty is `''`, `null` or `[]`.
 */
export type FieldValue = string | boolean | Choice | null | readonly Choice[];

export type FormValues = Record<string, FieldValue>;

/** Whether two values mean the same: picks by their id, lists without regard to order. */
export function sameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every(({ id }) => other.some((entry) => entry.id === id));
  }
  if (isChoice(one) && isChoice(other)) return one.id === other.id;
  return false;
}

/** The fields of `values` that differ from what was shown. */
export function changedFields<Values extends FormValues>(shown: Values, values: Values): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field of fieldsOf(values)) {
    if (!sameValue(shown[field], values[field])) changes[field] = values[field];
  }
  return changes;
}

/** Whether nothing was typed, picked or switched on. */
export function isEmptyValue(value: FieldValue): boolean {
  return value === null || value === '' || value === false || (isList(value) && value.length === 0);
}

/** The names of a form's fields, typed. */
export function fieldsOf<Values extends FormValues>(values: Values): (keyof Values & string)[] {
  // Object.keys widens to string; a form's values have no other keys than its type says.
  return Object.keys(values) as (keyof Values & string)[];
}

/** Whether a value is several picks. */
export function isList(value: FieldValue | undefined): value is readonly Choice[] {
  return Array.isArray(value);
}

/** Whether a value is one pick. */
export function isChoice(value: FieldValue | undefined): value is Choice {
  return typeof value === 'object' && value !== null && !isList(value);
}
