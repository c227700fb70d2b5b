import { type FieldValue, type FormValues, fieldsOf, sameValue } from './values.ts';

/** A field that two people changed to different values since it was shown. */
export interface Conflict<Values extends FormValues> {
  field: keyof Values & string;
  mine: FieldValue;
  theirs: FieldValue;
}

/** What a stale save comes to. */
export interface StaleVerdict<Values extends FormValues> {
  /** Theirs, with everything of mine that nobody else touched. */
  merged: Values;
  /** What a person has to decide; empty when the save can simply be repeated. */
  conflicts: Conflict<Values>[];
}

/**
 * Compares three versions of a form: what was `shown` when the edit began, `mine` as typed, `theirs` as the record is
 * now. A field that both changed to the same value is no conflict.
 */
export function compareStale<Values extends FormValues>(
  shown: Values,
  mine: Values,
  theirs: Values,
): StaleVerdict<Values> {
  const merged = { ...theirs };
  const conflicts: Conflict<Values>[] = [];
  for (const field of fieldsOf(mine)) {
    if (sameValue(shown[field], mine[field])) continue;
    if (sameValue(shown[field], theirs[field])) merged[field] = mine[field];
    else if (!sameValue(mine[field], theirs[field])) {
      conflicts.push({ field, mine: mine[field] ?? null, theirs: theirs[field] ?? null });
    }
  }
  return { merged, conflicts };
}

/** Whose value a person chose for a field. */
export type Side = 'mine' | 'theirs';

/** The merged values with a person's choices; a field without one keeps theirs. */
export function applyChoices<Values extends FormValues>(
  verdict: StaleVerdict<Values>,
  mine: Values,
  choices: Partial<Record<string, Side>>,
): Values {
  const values = { ...verdict.merged };
  for (const { field } of verdict.conflicts) {
    if (choices[field] === 'mine') values[field] = mine[field];
  }
  return values;
}
