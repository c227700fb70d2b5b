import { type FieldValue, type FormValues, sameValue, valueAt, withValue } from './values.ts';

/** A field that two people changed to different values since it was shown. */
export interface Conflict {
  path: string;
  mine: FieldValue;
  theirs: FieldValue;
}

/** What a stale save comes to. */
export interface StaleVerdict<Values extends FormValues> {
  /** Theirs, with everything of mine that nobody else touched. */
  merged: Values;
  /** What a person has to decide; empty when the save can simply be repeated. */
  conflicts: Conflict[];
}

/**
 * Compares three versions of a form, path by path: what was `shown` when the edit began, `mine` as typed, `theirs` as
 * the record is now. A field that both changed to the same value is no conflict.
 */
export function compareStale<Values extends FormValues>(
  paths: readonly string[],
  { shown, mine, theirs }: { shown: Values; mine: Values; theirs: Values },
): StaleVerdict<Values> {
  let merged = theirs;
  const conflicts: Conflict[] = [];
  for (const path of paths) {
    const values = { shown: valueAt(shown, path), mine: valueAt(mine, path), theirs: valueAt(theirs, path) };
    if (sameValue(values.shown, values.mine)) continue;
    if (sameValue(values.shown, values.theirs)) merged = withValue(merged, path, values.mine);
    else if (!sameValue(values.mine, values.theirs)) conflicts.push({ path, mine: values.mine, theirs: values.theirs });
  }
  return { merged, conflicts };
}

/** Whose value a person chose for a field. */
export type Side = 'mine' | 'theirs';

/** The merged values with a person's choices by path; a field without one keeps theirs. */
export function applyChoices<Values extends FormValues>(
  { merged, conflicts }: StaleVerdict<Values>,
  choices: Partial<Record<string, Side>>,
): Values {
  return conflicts.reduce(
    (values, { path, mine }) => (choices[path] === 'mine' ? withValue(values, path, mine) : values),
    merged,
  );
}
