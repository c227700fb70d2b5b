import { type FieldValue, type FormValues, sameValue, valueAt, withValue } from './values.ts';

/** A field that two users changed to different values since it was shown. */
export interface Conflict {
  path: string;
  mine: FieldValue;
  theirs: FieldValue;
}

/** The result of comparing a stale save with the current record. */
export interface MergeResult<Values extends FormValues> {
  /** Their values, with my changes of fields that they did not change. */
  merged: Values;
  /** The fields that the user has to decide; empty if the save can simply be retried. */
  conflicts: Conflict[];
}

/**
 * Compares three versions of a form, path by path: the values `shown` when the edit began, `mine` as typed, and `theirs` in
 * the current record. A field that both users changed to the same value is not a conflict.
 */
export function compareStale<Values extends FormValues>(
  paths: readonly string[],
  { shown, mine, theirs }: { shown: Values; mine: Values; theirs: Values },
): MergeResult<Values> {
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

/** The side whose value the user chose for a field. */
export type Side = 'mine' | 'theirs';

/** Returns the merged values with the user's choices by path; a field without a choice keeps their value. */
export function applyChoices<Values extends FormValues>(
  { merged, conflicts }: MergeResult<Values>,
  choices: Partial<Record<string, Side>>,
): Values {
  return conflicts.reduce(
    (values, { path, mine }) => (choices[path] === 'mine' ? withValue(values, path, mine) : values),
    merged,
  );
}
